package umpire.server;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;

/// Lines of a stream, read letter by letter: what comes later is not waited for.
final class Lines {

  private Lines() {}

  /// The next line; empty at the end, or if it is empty.
  static String first(InputStream in) throws IOException {
    var line = new ByteArrayOutputStream();
    for (int b = in.read(); b != '\n' && b >= 0; b = in.read()) {
      line.write(b);
    }
    return line.toString(StandardCharsets.UTF_8);
  }

  /// The rest, until the stream ends.
  static String rest(InputStream in) throws IOException {
    return new String(in.readAllBytes(), StandardCharsets.UTF_8);
  }
}
