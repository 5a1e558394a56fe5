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
import umpire.server.api.BotCalls;
import umpire.server.api.Description;
import umpire.server.api.GameCalls;
import umpire.server.api.Limits;
import umpire.server.api.OpenStreams;
import umpire.server.api.SeatCalls;
import umpire.server.api.ServerContext;
import umpire.server.api.StreamCalls;
import umpire.server.api.TableCalls;
import umpire.server.asset.AssetCalls;
import umpire.server.asset.Assets;
import umpire.server.desk.DeskCalls;
import umpire.server.desk.Documents;
import umpire.server.http.Front;
import umpire.server.http.FrontedServers;
import umpire.server.http.Gate;
import umpire.server.http.Refusal;
import umpire.server.http.Reply;
import umpire.server.http.WriteWatch;
import umpire.server.page.Missing;
import umpire.server.page.PageCalls;
import umpire.server.review.ReviewCalls;
import umpire.server.watch.Health;
import umpire.server.watch.Meters;
import umpire.server.watch.WatchCalls;

/// Live tables over HTTP: Jex on the JDK's own server, a virtual thread a call.
public final class Server implements AutoCloseable {

  private static final int MOST_READS = 256;
  private static final int MOST_READS_OF_ONE = 32;

  private final Address address;
  private final Jex.Server tables;
  private final Jex.Server watch;
  private final OpenStreams streams;
  private final WriteWatch writes;
  private final Meters meters;
  private final WorkPool reads;

  /// Starts, and answers when this returns.
  ///
  /// @param tables the caller's, who closes them after the server
  public static Server start(Address address, Limits limits, Tables tables, Documents documents)
      throws CannotStart {
    Transport.prepare(limits);
    var meters = new Meters();
    meters.watchTables(tables::loaded);
    var reads = new WorkPool("reads", WorkPool.usualThreads(), MOST_READS, MOST_READS_OF_ONE);
    var gate = new Gate(address.publicUrl(), address.proxies());
    var server = new ServerContext(tables, gate, limits, meters, reads);
    var streams = new OpenStreams(server);
    var writes = new WriteWatch(limits.stuck());
    try {
      return new Server(address, server, streams, writes, documents);
    } catch (CannotStart | RuntimeException failed) {
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
      throws CannotStart {
    this.address = address;
    this.streams = streams;
    this.writes = writes;
    this.meters = server.meters();
    this.reads = server.reads();
    tables =
        started(
            address.bind(),
            address.port(),
            calls(server, documents),
            server.gate()::headers,
            exchange -> meters.answered(exchange.getResponseCode()));
    try {
      watch =
          started(
              "127.0.0.1",
              address.watchPort(),
              new WatchCalls(meters, new Health(documents::tryKeeping)),
              _ -> {},
              _ -> {});
    } catch (CannotStart | RuntimeException failed) {
      tables.shutdown();
      throw failed;
    }
  }

  private Routing.HttpService calls(ServerContext server, Documents documents) {
    var assets = new Assets();
    var pages = new PageCalls(server, assets);
    var seats = new SeatCalls(server);
    var tables = new TableCalls(server, streams);
    List<Routing.HttpService> services =
        List.of(
            new GameCalls(),
            tables,
            seats,
            new StreamCalls(server, streams),
            new BotCalls(server, streams, seats),
            new DeskCalls(server, documents),
            new Description(),
            new AssetCalls(assets),
            new ReviewCalls(tables, server),
            pages);
    return routing -> {
      aroundAll(routing, server, pages);
      services.forEach(service -> service.add(routing));
    };
  }

  /// What every call passes, and what becomes of one that fails.
  private static void aroundAll(Routing routing, ServerContext server, PageCalls pages) {
    routing.filter(server.gate());
    routing.error(Refusal.class, Reply::problem);
    routing.error(HttpResponseException.class, (call, wrong) -> wrongWay(call, wrong, pages));
    routing.error(Exception.class, Server::broken);
  }

  /// There is no such call, or Jex could not read it.
  private static void wrongWay(Context call, HttpResponseException wrong, PageCalls pages) {
    boolean page = !call.method().equals("POST") && !call.path().startsWith("/api/");
    if (page && wrong.status() == HttpStatus.NOT_FOUND_404.status()) {
      pages.missing(call, Missing.PAGE);
    } else {
      Reply.problem(call, Refusal.noSuchCall(wrong.status()));
    }
  }

  /// Nobody is told what went wrong inside but those who run the server.
  private static void broken(Context call, Exception bug) {
    if (bug instanceof IOException) {
      Meters.LOG.log(System.Logger.Level.DEBUG, "the reader of a stream has gone", bug);
      return;
    }
    log(bug);
    Reply.problem(call, Refusal.bug());
  }

  private static void log(Throwable bug) {
    Meters.LOG.log(System.Logger.Level.ERROR, "a call failed", bug);
  }

  /// @param before called before every call
  /// @param after called after every call
  private Jex.Server started(
      String bind,
      int port,
      Routing.HttpService calls,
      Consumer<HttpExchange> before,
      Consumer<HttpExchange> after)
      throws CannotStart {
    Jex jex = Jex.create().routing(calls).routing(Server::headLikeGet);
    var front = new Front(jex.routing().handlers(), writes, before, after, Server::log);
    try {
      return jex.config(config ->
              config.host(bind).port(port).health(false).serverProvider(new FrontedServers(front)))
          .start();
    } catch (RuntimeException failed) {
      throw new CannotStart("cannot listen at " + bind + ":" + port + reason(failed), failed);
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

  /// The port it listens at.
  public int port() {
    return tables.port();
  }

  /// The port for metrics and health.
  public int watchPort() {
    return watch.port();
  }

  /// How to reach it.
  public URI url() {
    String host = address.bind().equals("0.0.0.0") ? "localhost" : address.bind();
    return address.publicUrl().orElseGet(() -> URI.create("http://" + host + ":" + port() + "/"));
  }

  /// What it has counted.
  public Meters meters() {
    return meters;
  }

  /// Lets nobody in any more, says goodbye on all streams, and waits for what was begun.
  @Override
  public void close() {
    streams.close();
    tables.shutdown();
    watch.shutdown();
    writes.close();
    reads.close();
  }
}
