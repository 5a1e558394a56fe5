package umpire.cli;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedReader;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.io.UncheckedIOException;
import java.net.HttpURLConnection;
import java.net.URI;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import umpire.command.Streams;
import umpire.core.game.Game;

/// Runs a server for a moment and requests what browsers request first, so that the launcher can
/// record which classes that needs in the JVM's start-up cache. Not a command.
public final class ServeTraining {

  private static final int PATIENCE_MILLIS = 30_000;

  private ServeTraining() {}

  /// Trains twice, because the database is created only the first time. The argument is its folder.
  public static void main(String[] args) throws IOException, InterruptedException {
    String database = Path.of(args[0], "rehearsal.db").toString();
    serve(database);
    serve(database);
    Main.run(new String[] {"serve", "--help"}, nowhere());
  }

  private static Streams nowhere() {
    return Streams.of(
        InputStream.nullInputStream(), PipedOutputStream.nullOutputStream(), System.err, false);
  }

  private static void serve(String database) throws IOException, InterruptedException {
    try (var out = new PipedOutputStream();
        var said = new BufferedReader(new InputStreamReader(new PipedInputStream(out), UTF_8))) {
      var streams = Streams.of(InputStream.nullInputStream(), out, System.err, false);
      String[] call = {"serve", "--port", "0", "--database", database};
      Thread server = Thread.ofPlatform().daemon().start(() -> run(call, streams, out));
      try {
        visit(address(said.readLine()));
      } finally {
        server.interrupt();
        server.join(PATIENCE_MILLIS);
      }
    }
  }

  /// Runs the server and closes its output at the end, so that a server that does not start is not
  /// waited for.
  private static void run(String[] call, Streams streams, OutputStream out) {
    try (out) {
      Main.run(call, streams);
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  /// The first address in the line that the server prints.
  private static URI address(@Nullable String said) throws IOException {
    if (said == null) {
      throw new EOFException("the server has ended");
    }
    return URI.create(said.substring(said.indexOf("http")).split(" ", 2)[0]);
  }

  private static void visit(URI server) throws IOException {
    ask(server.resolve("/"));
    ask(server.resolve("/api/games"));
    for (Game game : Game.all()) {
      String table = layTable(server, game);
      ask(server.resolve("/t/" + table));
      ask(server.resolve("/api/tables/" + table));
    }
    ask(server.resolve("/api/tables"));
  }

  private static String layTable(URI server, Game game) throws IOException {
    String seats =
        "{\"kind\":\"me\",\"name\":\"Ann\"}"
            + ",{\"kind\":\"bot\"}".repeat(Math.max(1, game.minPlayers() - 1));
    HttpURLConnection call = call(server.resolve("/api/tables"));
    call.setDoOutput(true);
    call.setRequestProperty("Content-Type", "application/json");
    call.getOutputStream()
        .write("{\"game\":\"%s\",\"seats\":[%s]}".formatted(game.id(), seats).getBytes(UTF_8));
    String answer = answer(call);
    return answer.replaceFirst(".*?\"id\":\"([^\"]*)\".*", "$1");
  }

  private static void ask(URI address) throws IOException {
    answer(call(address));
  }

  private static HttpURLConnection call(URI address) throws IOException {
    var call = (HttpURLConnection) address.toURL().openConnection();
    call.setConnectTimeout(PATIENCE_MILLIS);
    call.setReadTimeout(PATIENCE_MILLIS);
    return call;
  }

  private static String answer(HttpURLConnection call) throws IOException {
    try (InputStream body = call.getInputStream()) {
      return new String(body.readAllBytes(), UTF_8);
    }
  }
}
