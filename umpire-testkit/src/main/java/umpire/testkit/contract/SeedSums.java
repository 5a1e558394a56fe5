package umpire.testkit.contract;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.zip.CRC32;

/// Checksums of generated texts in a file, one per line: a key, a space, the checksum.
///
/// Unlike golden files they are never rewritten: `-Dgolden.update=true` only adds missing lines.
public final class SeedSums {

  public static final String REMEDY =
      "the same seed makes another text than before; restore it, or delete the line of the file"
          + " and tell users in CHANGES.md (new lines: -Dgolden.update=true)";

  private final Path file;
  private final boolean adds;
  private final SortedMap<String, Long> sums = new TreeMap<>();
  private final List<String> differences = new ArrayList<>();

  /// @param adds whether missing lines are added to the file; otherwise they are differences
  public SeedSums(Path file, boolean adds) {
    this.file = file;
    this.adds = adds;
    try {
      for (String line : Files.exists(file) ? Files.readAllLines(file) : List.<String>of()) {
        int blank = line.lastIndexOf(' ');
        sums.put(line.substring(0, blank), Long.parseLong(line.substring(blank + 1)));
      }
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  /// Compares a text with its checksum in the file; see [#differences] for the result.
  public void check(String key, byte[] text) {
    var sum = new CRC32();
    sum.update(text);
    Long agreed = sums.get(key);
    if (agreed == null && adds) {
      sums.put(key, sum.getValue());
      write();
    } else if (agreed == null || agreed != sum.getValue()) {
      differences.add(
          "%s: '%s' has %d, expected %s"
              .formatted(file.getFileName(), key, sum.getValue(), agreed));
    }
  }

  public List<String> differences() {
    return differences;
  }

  private void write() {
    var text = new StringBuilder();
    sums.forEach((key, sum) -> text.append(key).append(' ').append(sum).append('\n'));
    try {
      Files.writeString(file, text);
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }
}
