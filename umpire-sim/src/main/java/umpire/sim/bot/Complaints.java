package umpire.sim.bot;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.util.function.Consumer;
import umpire.core.text.SafeText;

/// Reads all that a bot writes to its standard error, so that the bot never blocks, and passes on
/// only the beginning.
final class Complaints {

  private static final int MAX_LINES = 100;
  private static final int LONGEST_LINE = 400;

  private final Consumer<String> listener;
  private int lines;

  Complaints(Consumer<String> listener) {
    this.listener = listener;
  }

  /// Reads the stream to its end.
  void read(InputStream errors) {
    var line = new StringBuilder();
    var some = new char[4096];
    try (Reader reader = new InputStreamReader(errors, StandardCharsets.UTF_8)) {
      for (int count = reader.read(some); count >= 0; count = reader.read(some)) {
        collect(some, count, line);
      }
    } catch (IOException end) {
      // The program was killed; its last line is still passed on.
    }
    if (!line.isEmpty()) {
      passOn(line.toString());
    }
  }

  private void collect(char[] some, int count, StringBuilder line) {
    for (int i = 0; i < count && lines <= MAX_LINES; i++) {
      if (some[i] == '\n') {
        passOn(line.toString());
        line.setLength(0);
      } else if (line.length() < LONGEST_LINE) {
        line.append(some[i]);
      }
    }
  }

  /// Passes on a line. Synchronized because two lives of a bot may overlap for a moment.
  private synchronized void passOn(String line) {
    if (lines < MAX_LINES) {
      listener.accept(SafeText.visible(line.stripTrailing()));
    } else if (lines == MAX_LINES) {
      listener.accept("(further error output is not shown)");
    }
    lines = Math.min(lines + 1, MAX_LINES + 1);
  }
}
