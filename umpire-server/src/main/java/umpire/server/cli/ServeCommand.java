package umpire.server.cli;

import java.net.URI;
import java.security.SecureRandom;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import umpire.command.Status;
import umpire.command.Streams;
import umpire.core.text.SafeText;
import umpire.live.Tables;
import umpire.live.log.LogException;
import umpire.live.work.WallTimer;
import umpire.live.work.WorkPool;
import umpire.options.FurtherCommands;
import umpire.server.Address;
import umpire.server.CannotStartException;
import umpire.server.DailyCleanup;
import umpire.server.Server;
import umpire.server.api.Limits;
import umpire.server.desk.StoredDocuments;
import umpire.server.http.Cidr;
import umpire.server.http.Proxies;
import umpire.server.monitoring.Metrics;
import umpire.store.Store;

/// The command `umpire serve`.
@Command(
    name = "serve",
    description = {
      FurtherCommands.SERVE
          + " Prints its address and runs until it is stopped (Ctrl-C, SIGTERM): then it stops"
          + " accepting connections, finishes requests in progress and closes every stream.",
      ""
    },
    mixinStandardHelpOptions = true)
final class ServeCommand implements Callable<Integer> {

  private static final InstantSource CLOCK = InstantSource.system();

  /// More than the number of tables; each has at most one strategy choosing at a time.
  private static final int MAX_THINKING = 1 << 20;

  private final Streams streams;

  @Spec private CommandSpec spec = CommandSpec.create();

  @Option(
      names = "--port",
      paramLabel = "PORT",
      defaultValue = "8080",
      description = "Port to listen on (default: ${DEFAULT-VALUE}); 0 for any free port.")
  private int port;

  @Option(
      names = "--bind",
      paramLabel = "ADDRESS",
      defaultValue = "127.0.0.1",
      description =
          "Address to listen on: 127.0.0.1 for this machine only (default), 0.0.0.0 for the network.")
  private String bind = "127.0.0.1";

  @Mixin private DatabaseOption database = new DatabaseOption();

  @Option(
      names = "--public-url",
      paramLabel = "URL",
      description = "Public address of the server, if there is a proxy in front of it.")
  private @Nullable URI publicUrl;

  @Option(
      names = "--trust-proxy",
      paramLabel = "CIDR",
      split = ",",
      description =
          "Proxies trusted for the addresses of clients (X-Forwarded-For), as in 10.0.0.0/8,::1,"
              + " or 'none'. Default: this machine with --public-url, otherwise none.")
  private @Nullable List<String> trustedProxies;

  @Option(
      names = "--watch-port",
      paramLabel = "PORT",
      defaultValue = "0",
      description = "Port for /metrics and /health on this machine; 0 for any free port (default).")
  private int watchPort;

  @Option(
      names = "--streams",
      paramLabel = "N",
      defaultValue = "200",
      description = "Maximum number of open streams per address (default: ${DEFAULT-VALUE}).")
  private int mostStreams;

  ServeCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() {
    try (var stop = new StopSignal();
        Store store = database.database().open();
        var timer = new WallTimer(CLOCK);
        var thinking =
            new WorkPool("thinking", WorkPool.usualThreads(), MAX_THINKING, MAX_THINKING);
        var tables = new Tables(store, CLOCK, timer, new SecureRandom(), thinking);
        Server server = Server.start(address(), limits(), tables, new StoredDocuments(store))) {
      say(server);
      Thread.ofVirtual().name("resume").start(() -> resume(tables));
      new DailyCleanup(store, CLOCK, timer, Thread::startVirtualThread).start();
      stop.await();
    } catch (LogException | CannotStartException impossible) {
      streams.complain(String.valueOf(impossible.getMessage()));
      return Status.IO_FAILURE;
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
    }
    return Status.FINE;
  }

  private Address address() {
    for (int each : new int[] {port, watchPort}) {
      if (each < 0 || each > 65_535) {
        throw new ParameterException(
            spec.commandLine(), "expected a port from 0 to 65535, found " + each);
      }
    }
    URI url = publicUrl;
    if (url != null && (url.getHost() == null || url.getScheme() == null)) {
      throw new ParameterException(
          spec.commandLine(),
          "--public-url: expected a complete URL, as in https://tables.example.org/");
    }
    var address = new Address(bind, port, watchPort, Optional.ofNullable(url));
    List<String> proxies = trustedProxies;
    return proxies == null
        ? address
        : new Address(bind, port, watchPort, address.publicUrl(), proxies(proxies));
  }

  private Proxies proxies(List<String> words) {
    if (words.equals(List.of("none"))) {
      return Proxies.NONE;
    }
    return new Proxies(words.stream().map(this::range).toList());
  }

  private Cidr range(String words) {
    return Cidr.of(words.strip())
        .orElseThrow(() ->
            new ParameterException(
                spec.commandLine(),
                "--trust-proxy: expected addresses such as 10.0.0.0/8 or ::1, found "
                    + SafeText.quoted(words)));
  }

  private Limits limits() {
    if (mostStreams < 1) {
      throw new ParameterException(
          spec.commandLine(), "--streams: expected at least 1, found " + mostStreams);
    }
    return Limits.USUAL.withStreams(mostStreams);
  }

  private void say(Server server) {
    streams.tell(
        "umpire serves %s (metrics: http://127.0.0.1:%d/metrics, tables: %s)"
            .formatted(server.url(), server.watchPort(), database.shown()));
    streams.out().flush();
  }

  private static void resume(Tables tables) {
    try {
      tables.resume();
    } catch (LogException broken) {
      Metrics.LOG.log(System.Logger.Level.ERROR, "cannot continue unfinished games", broken);
    }
  }
}
