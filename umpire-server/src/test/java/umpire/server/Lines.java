package umpire.server;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;

/// Reads lines of a stream byte by byte, without waiting for later ones.
final class Lines {

  private Lines() {}

  /// Returns the next line; empty at the end of the stream or for an empty line.
  static String first(InputStream in) throws IOException {
    var line = new ByteArrayOutputStream();
    for (int b = in.read(); b != '\n' && b >= 0; b = in.read()) {
      line.write(b);
    }
    return line.toString(StandardCharsets.UTF_8);
  }

  /// Returns the rest of the stream.
  static String rest(InputStream in) throws IOException {
    return new String(in.readAllBytes(), StandardCharsets.UTF_8);
  }
}
