package umpire.server.http;

import com.sun.net.httpserver.HttpExchange;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.List;
import java.util.zip.Deflater;
import java.util.zip.GZIPOutputStream;

/// Shortens answers for callers who accept it.
public final class Gzip {

  /// Shorter ones fit into one packet as they are.
  private static final int SHORTEST = 1_400;

  private Gzip() {}

  /// Whether the caller accepts it.
  public static boolean isAccepted(HttpExchange exchange) {
    List<String> accepted = exchange.getRequestHeaders().getOrDefault("Accept-Encoding", List.of());
    return accepted.stream()
        .flatMap(each -> Arrays.stream(each.split(",")))
        .map(String::strip)
        .anyMatch(
            each -> each.equals("gzip") || (each.startsWith("gzip;") && !each.endsWith("q=0")));
  }

  /// Says of an answer that it is shortened, or may be for others.
  ///
  /// @param is whether this one is
  public static void say(HttpExchange exchange, boolean is) {
    exchange.getResponseHeaders().set("Vary", "Accept-Encoding");
    if (is) {
      exchange.getResponseHeaders().set("Content-Encoding", "gzip");
    }
  }

  /// The answer as it is sent: shortened if that is worth it and accepted, with the headers that
  /// say so.
  static byte[] shortened(HttpExchange exchange, byte[] answer) {
    if (answer.length < SHORTEST) {
      return answer;
    }
    boolean accepted = isAccepted(exchange);
    say(exchange, accepted);
    return accepted ? bytes(answer, Deflater.BEST_SPEED) : answer;
  }

  /// The same bytes shortened.
  ///
  /// @param level of [Deflater]
  public static byte[] bytes(byte[] plain, int level) {
    var bytes = new ByteArrayOutputStream(plain.length / 4);
    try (var zip = new LevelledStream(bytes, level)) {
      zip.write(plain);
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
    return bytes.toByteArray();
  }

  /// The only way to choose a level.
  private static final class LevelledStream extends GZIPOutputStream {
    private LevelledStream(ByteArrayOutputStream out, int level) throws IOException {
      super(out);
      def.setLevel(level);
    }
  }
}
