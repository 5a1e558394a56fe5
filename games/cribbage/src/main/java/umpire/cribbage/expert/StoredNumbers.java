package umpire.cribbage.expert;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.StringTokenizer;

/// The numbers of a table that comes with the program, one after another. Lines that begin with `#`
/// say what they are.
final class StoredNumbers {

  private final StringTokenizer words;

  StoredNumbers(String text) {
    words = new StringTokenizer(text.replaceAll("(?m)^#.*$", ""));
  }

  /// @param name of a file beside this class
  static StoredNumbers of(String name) {
    try (InputStream file = StoredNumbers.class.getResourceAsStream(name)) {
      if (file == null) {
        throw new IllegalStateException("the table " + name + " is missing in this build");
      }
      return new StoredNumbers(new String(file.readAllBytes(), StandardCharsets.US_ASCII));
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  int next() {
    return Integer.parseInt(words.nextToken());
  }

  boolean hasNext() {
    return words.hasMoreTokens();
  }
}
