package umpire.core.search;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.StringTokenizer;
import org.jspecify.annotations.Nullable;

/// The numbers of a table that comes with the program, one after another. Lines that begin with `#`
/// say what they are.
public final class StoredNumbers {

  private final StringTokenizer words;

  public StoredNumbers(String text) {
    words = new StringTokenizer(text.replaceAll("(?m)^#.*$", ""));
  }

  /// Reads a table to its end.
  ///
  /// @param file opened by a class of the game, since only that may look into its module
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

  public int next() {
    return Integer.parseInt(words.nextToken());
  }

  public boolean hasNext() {
    return words.hasMoreTokens();
  }
}
