package umpire.server;

import com.sun.net.httpserver.HttpExchange;
import io.avaje.jex.Jex;
import io.avaje.jex.Routing;
import io.avaje.jex.http.Context;
import io.avaje.jex.http.HttpResponseException;
import io.avaje.jex.http.HttpStatus;
import java.io.IOException;
import java.net.URI;
import java.util.List;
import java.util.function.Consumer;
import umpire.live.Tables;
import umpire.live.work.WorkPool;
import umpire.server.api.BotRoutes;
import umpire.server.api.Description;
import umpire.server.api.GameRoutes;
import umpire.server.api.Limits;
import umpire.server.api.OpenStreams;
import umpire.server.api.SeatRoutes;
import umpire.server.api.ServerContext;
import umpire.server.api.StreamRoutes;
import umpire.server.api.TableRoutes;
import umpire.server.asset.AssetRoutes;
import umpire.server.asset.Assets;
import umpire.server.desk.DeskRoutes;
import umpire.server.desk.Documents;
import umpire.server.http.Front;
import umpire.server.http.FrontedServers;
import umpire.server.http.RefusalException;
import umpire.server.http.Reply;
import umpire.server.http.RequestGuard;
import umpire.server.http.WriteWatch;
import umpire.server.monitoring.Health;
import umpire.server.monitoring.Metrics;
import umpire.server.monitoring.MetricsRoutes;
import umpire.server.page.MissingPage;
import umpire.server.page.PageRoutes;
import umpire.server.review.ReviewRoutes;

/// A server of live tables over HTTP: Jex on the JDK's HTTP server, with one virtual thread per
/// request.
public final class Server implements AutoCloseable {

  private static final int MAX_READS = 256;
  private static final int MAX_READS_OF_ONE = 32;

  private final Address address;
  private final Jex.Server tables;
  private final Jex.Server watch;
  private final OpenStreams streams;
  private final WriteWatch writes;
  private final Metrics metrics;
  private final WorkPool reads;

  /// Starts a server that accepts requests when this returns.
  ///
  /// @param tables the tables to serve; the caller closes them after the server
  public static Server start(Address address, Limits limits, Tables tables, Documents documents)
      throws CannotStartException {
    Transport.prepare(limits);
    var metrics = new Metrics();
    metrics.watchTables(tables::loadedCount);
    var reads = new WorkPool("reads", WorkPool.usualThreads(), MAX_READS, MAX_READS_OF_ONE);
    var guard = new RequestGuard(address.publicUrl(), address.proxies());
    var server = new ServerContext(tables, guard, limits, metrics, reads);
    var streams = new OpenStreams(server);
    var writes = new WriteWatch(limits.stuck());
    try {
      return new Server(address, server, streams, writes, documents);
    } catch (CannotStartException | RuntimeException failed) {
      streams.close();
      writes.close();
      reads.close();
      throw failed;
    }
  }

  private Server(
      Address address,
      ServerContext server,
      OpenStreams streams,
      WriteWatch writes,
      Documents documents)
      throws CannotStartException {
    this.address = address;
    this.streams = streams;
    this.writes = writes;
    this.metrics = server.metrics();
    this.reads = server.reads();
    tables =
        started(
            address.bind(),
            address.port(),
            calls(server, documents),
            server.guard()::headers,
            exchange -> metrics.answered(exchange.getResponseCode()));
    try {
      watch =
          started(
              "127.0.0.1",
              address.watchPort(),
              new MetricsRoutes(metrics, new Health(documents::tryKeeping)),
              _ -> {},
              _ -> {});
    } catch (CannotStartException | RuntimeException failed) {
      tables.shutdown();
      throw failed;
    }
  }

  private Routing.HttpService calls(ServerContext server, Documents documents) {
    var assets = new Assets();
    var pages = new PageRoutes(server, assets);
    var seats = new SeatRoutes(server);
    var tables = new TableRoutes(server, streams);
    List<Routing.HttpService> services =
        List.of(
            new GameRoutes(),
            tables,
            seats,
            new StreamRoutes(server, streams),
            new BotRoutes(server, streams, seats),
            new DeskRoutes(server, documents),
            new Description(),
            new AssetRoutes(assets),
            new ReviewRoutes(tables, server),
            pages);
    return routing -> {
      aroundAll(routing, server, pages);
      services.forEach(service -> service.add(routing));
    };
  }

  /// Adds the filter and the error handlers that apply to every request.
  private static void aroundAll(Routing routing, ServerContext server, PageRoutes pages) {
    routing.filter(server.guard());
    routing.error(RefusalException.class, Reply::problem);
    routing.error(HttpResponseException.class, (call, wrong) -> wrongWay(call, wrong, pages));
    routing.error(Exception.class, Server::broken);
  }

  /// Answers a request that matches no route or that Jex could not parse.
  private static void wrongWay(Context call, HttpResponseException wrong, PageRoutes pages) {
    boolean page = !call.method().equals("POST") && !call.path().startsWith("/api/");
    if (page && wrong.status() == HttpStatus.NOT_FOUND_404.status()) {
      pages.missing(call, MissingPage.PAGE);
    } else {
      Reply.problem(call, RefusalException.noSuchCall(wrong.status()));
    }
  }

  /// Answers a request that failed unexpectedly. The cause is logged, and not shown to the client.
  private static void broken(Context call, Exception bug) {
    if (bug instanceof IOException) {
      Metrics.LOG.log(System.Logger.Level.DEBUG, "a client has closed its stream", bug);
      return;
    }
    log(bug);
    Reply.problem(call, RefusalException.bug());
  }

  private static void log(Throwable bug) {
    Metrics.LOG.log(System.Logger.Level.ERROR, "a request failed", bug);
  }

  /// @param before runs before every request
  /// @param after runs after every request
  private Jex.Server started(
      String bind,
      int port,
      Routing.HttpService calls,
      Consumer<HttpExchange> before,
      Consumer<HttpExchange> after)
      throws CannotStartException {
    Jex jex = Jex.create().routing(calls).routing(Server::headLikeGet);
    var front = new Front(jex.routing().handlers(), writes, before, after, Server::log);
    try {
      return jex.config(config ->
              config.host(bind).port(port).health(false).serverProvider(new FrontedServers(front)))
          .start();
    } catch (RuntimeException failed) {
      throw new CannotStartException(
          "cannot listen on " + bind + ":" + port + reason(failed), failed);
    }
  }

  private static void headLikeGet(Routing routing) {
    for (Routing.Entry route : List.copyOf(routing.handlers())) {
      if (route.getType() == Routing.Type.GET) {
        routing.head(route.getPath(), route.getHandler());
      }
    }
  }

  private static String reason(Throwable failed) {
    Throwable cause = failed.getCause() == null ? failed : failed.getCause();
    return ": " + cause.getMessage();
  }

  /// Returns the port for requests.
  public int port() {
    return tables.port();
  }

  /// Returns the port for metrics and health.
  public int watchPort() {
    return watch.port();
  }

  /// Returns the address for clients.
  public URI url() {
    String host = address.bind().equals("0.0.0.0") ? "localhost" : address.bind();
    return address.publicUrl().orElseGet(() -> URI.create("http://" + host + ":" + port() + "/"));
  }

  /// Returns the server's metrics.
  public Metrics metrics() {
    return metrics;
  }

  /// Stops accepting connections, ends all streams, and waits for requests in progress.
  @Override
  public void close() {
    streams.close();
    tables.shutdown();
    watch.shutdown();
    writes.close();
    reads.close();
  }
}
