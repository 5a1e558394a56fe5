package umpire.server.http;

import com.sun.net.httpserver.HttpExchange;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.List;
import java.util.zip.Deflater;
import java.util.zip.GZIPOutputStream;

/// Compresses answers for clients that accept it.
public final class Gzip {

  /// The shortest answer to compress; shorter ones fit into one packet.
  private static final int SHORTEST = 1_400;

  private Gzip() {}

  /// Whether the client accepts gzip.
  public static boolean isAccepted(HttpExchange exchange) {
    List<String> accepted = exchange.getRequestHeaders().getOrDefault("Accept-Encoding", List.of());
    return accepted.stream()
        .flatMap(each -> Arrays.stream(each.split(",")))
        .map(String::strip)
        .anyMatch(
            each -> each.equals("gzip") || (each.startsWith("gzip;") && !each.endsWith("q=0")));
  }

  /// Sets the headers of an answer that is compressed for some clients.
  ///
  /// @param is whether this one is compressed
  public static void say(HttpExchange exchange, boolean is) {
    exchange.getResponseHeaders().set("Vary", "Accept-Encoding");
    if (is) {
      exchange.getResponseHeaders().set("Content-Encoding", "gzip");
    }
  }

  /// Returns the answer to send: compressed, with the headers set, if it is long enough and the
  /// client accepts it; otherwise unchanged.
  static byte[] shortened(HttpExchange exchange, byte[] answer) {
    if (answer.length < SHORTEST) {
      return answer;
    }
    boolean accepted = isAccepted(exchange);
    say(exchange, accepted);
    return accepted ? bytes(answer, Deflater.BEST_SPEED) : answer;
  }

  /// Returns the bytes compressed.
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

  /// A stream with a compression level, which only subclasses can set.
  private static final class LevelledStream extends GZIPOutputStream {
    private LevelledStream(ByteArrayOutputStream out, int level) throws IOException {
      super(out);
      def.setLevel(level);
    }
  }
}
