package umpire.server.monitoring;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.avaje.jex.Routing;
import io.avaje.jex.http.Context;
import umpire.server.http.Reply;

/// `/metrics` and `/health`, on a port that only this machine reaches.
public record MetricsRoutes(Metrics metrics, Health health) implements Routing.HttpService {

  private static final String PROMETHEUS = "text/plain; version=0.0.4; charset=utf-8";

  @Override
  public void add(Routing routing) {
    routing.get(
        "/metrics", call -> Reply.send(call, 200, PROMETHEUS, metrics.scrape().getBytes(UTF_8)));
    routing.get("/health", this::health);
  }

  private void health(Context call) {
    boolean fine = health.isFine();
    String words = fine ? "fine\n" : "nothing can be stored, so moves are refused; see the log\n";
    Reply.send(call, fine ? 200 : 503, Reply.TEXT, words.getBytes(UTF_8));
  }
}
