package umpire.core.search;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.StringTokenizer;
import org.jspecify.annotations.Nullable;

/// Reads the integers of a bundled table, one after another. Lines that begin with `#` are
/// comments.
public final class StoredNumbers {

  private final StringTokenizer words;

  public StoredNumbers(String text) {
    words = new StringTokenizer(text.replaceAll("(?m)^#.*$", ""));
  }

  /// Reads a whole table.
  ///
  /// @param name the name of the table, for the exception if it is missing
  /// @param file a stream opened by a class of the game, because only that may access its module;
  ///   null if the file is missing
  public static StoredNumbers read(String name, @Nullable InputStream file) {
    try (file) {
      if (file == null) {
        throw new IllegalStateException("the table " + name + " is missing in this build");
      }
      return new StoredNumbers(new String(file.readAllBytes(), StandardCharsets.US_ASCII));
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  /// Returns the next number.
  ///
  /// @throws java.util.NoSuchElementException if there is none
  public int next() {
    return Integer.parseInt(words.nextToken());
  }

  public boolean hasNext() {
    return words.hasMoreTokens();
  }
}
