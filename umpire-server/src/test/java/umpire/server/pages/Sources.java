package umpire.server.pages;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/// The source files that browsers load.
final class Sources {

  static final Path ASSETS = Path.of("src/main/resources/umpire/server/assets");

  private Sources() {}

  /// Returns all files with these extensions, in one order on every machine.
  static List<Path> ending(String... ends) {
    try (Stream<Path> all = Files.walk(ASSETS)) {
      return all.filter(Files::isRegularFile)
          .filter(file -> Stream.of(ends).anyMatch(file.toString()::endsWith))
          .sorted()
          .toList();
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    }
  }

  static String text(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    }
  }

  /// Returns all scripts as one text.
  static String scripts() {
    var all = new StringBuilder();
    ending(".js").forEach(file -> all.append(text(file)));
    return all.toString();
  }
}
