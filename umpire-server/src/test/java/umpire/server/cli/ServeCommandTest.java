package umpire.server.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.io.PrintStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;
import umpire.command.Status;
import umpire.command.Streams;
import umpire.options.FurtherCommands;
import umpire.store.Database;
import umpire.store.Store;

/// The command `serve` as started by a user.
@Timeout(120)
class ServeCommandTest {

  @TempDir private Path folder;

  @Test
  void everyCallIsCalledAsItIsAnnounced() {
    var calls =
        new ServerCommands()
            .commands(
                Streams.of(
                    InputStream.nullInputStream(),
                    PrintStream.nullOutputStream(),
                    System.err,
                    false));
    assertThat(calls)
        .containsOnlyKeys(
            FurtherCommands.ANNOUNCED.stream().map(FurtherCommands.Announcement::name).toList());
    calls.forEach(
        (name, call) -> assertThat(new CommandLine(call.get()).getCommandName()).isEqualTo(name));
  }

  @Test
  void answersAPageAndStopsWhenItIsInterrupted() throws Exception {
    try (var out = new PipedOutputStream();
        var said = new BufferedReader(new InputStreamReader(new PipedInputStream(out), UTF_8));
        HttpClient client = HttpClient.newHttpClient()) {
      var streams = Streams.of(InputStream.nullInputStream(), out, System.err, false);
      var served =
          new FutureTask<>(() ->
              new CommandLine(new ServeCommand(streams))
                  .execute("--port", "0", "--database", folder.resolve("tables.db").toString()));
      Thread server = Thread.ofPlatform().daemon().start(served);
      String line = said.readLine();
      assertThat(line).startsWith("umpire serves http://127.0.0.1:").contains("tables.db");
      var page = HttpRequest.newBuilder(URI.create(line.split(" ", -1)[2])).build();
      assertThat(client.send(page, BodyHandlers.ofString()).statusCode()).isEqualTo(200);
      server.interrupt();
      assertThat(served.get(60, TimeUnit.SECONDS)).isEqualTo(Status.FINE);
    }
  }

  @Test
  void whatIsNoProxyIsSaid() {
    var err = new java.io.StringWriter();
    var streams =
        Streams.of(
            InputStream.nullInputStream(), PrintStream.nullOutputStream(), System.err, false);
    int status =
        new CommandLine(new ServeCommand(streams))
            .setErr(new java.io.PrintWriter(err))
            .execute(
                "--port",
                "0",
                "--database",
                folder.resolve("a.db").toString(),
                "--trust-proxy",
                "10.0.0.0/8,nginx");
    assertThat(status).isNotZero();
    assertThat(err.toString())
        .contains("--trust-proxy: expected addresses such as 10.0.0.0/8 or ::1, found 'nginx'");
  }

  private static String refused(String... arguments) {
    var err = new ByteArrayOutputStream();
    var streams =
        Streams.of(
            InputStream.nullInputStream(),
            PrintStream.nullOutputStream(),
            new PrintStream(err, true, UTF_8),
            false);
    assertThat(new CommandLine(new ServeCommand(streams)).execute(arguments))
        .isEqualTo(Status.IO_FAILURE);
    return err.toString(UTF_8);
  }

  @Test
  void whatItCannotStartFromIsSaidInOneLine() throws Exception {
    String database = folder.resolve("tables.db").toString();
    try (var taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      String port = Integer.toString(taken.getLocalPort());
      assertThat(refused("--port", port, "--database", database))
          .startsWith("umpire: cannot listen on 127.0.0.1:" + port + ": ")
          .hasLineCount(1);
    }
    assertThat(refused("--port", "0", "--database", folder.toString()))
        .isEqualTo("umpire: cannot open " + folder + ": it is a folder; name a file in it\n");
    try (Store _ = Database.of(database).open()) {
      assertThat(refused("--port", "0", "--database", database))
          .isEqualTo(
              "umpire: another server has "
                  + database
                  + " open: stop it first, or name another file\n");
    }
    assertThat(refused("--port", "0", "--bind", "192.0.2.1", "--database", database))
        .startsWith("umpire: cannot listen on 192.0.2.1:0: ");
  }
}
