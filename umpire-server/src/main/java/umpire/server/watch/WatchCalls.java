package umpire.server.watch;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.avaje.jex.Routing;
import umpire.server.http.Reply;

/// `/metrics` and `/health`, at a port that only this machine reaches.
public record WatchCalls(Meters meters) implements Routing.HttpService {

  private static final String PROMETHEUS = "text/plain; version=0.0.4; charset=utf-8";

  @Override
  public void add(Routing routing) {
    routing.get(
        "/metrics", call -> Reply.send(call, 200, PROMETHEUS, meters.scrape().getBytes(UTF_8)));
    routing.get("/health", call -> Reply.send(call, 200, Reply.TEXT, "fine\n".getBytes(UTF_8)));
  }
}
