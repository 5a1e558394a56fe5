package umpire.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.ServiceLoader;
import umpire.sim.RowFile;
import umpire.sim.RowFormat;
import umpire.sim.RowHeader;
import umpire.sim.TextRows;

/// Opens a file of rows by the ending of its name.
final class RowFiles {

  private RowFiles() {}

  /// A new file, or an old one that is gone on with.
  ///
  /// @param keep how many bytes of it stay; 0 begins a new one
  /// @param part which part is written of a file that cannot be gone on with, from 1
  /// @return empty if nobody knows this kind of file
  static Optional<RowFile> open(Path path, RowHeader header, long keep, int part)
      throws IOException {
    String ending = ending(path);
    for (TextRows.Style style : TextRows.Style.values()) {
      if (ending.equals(style.name().toLowerCase(Locale.ROOT))) {
        return Optional.of(new TextRows(path, header, style, keep));
      }
    }
    for (RowFormat format : ServiceLoader.load(RowFormat.class)) {
      if (ending.equals(format.ending())) {
        return Optional.of(format.create(part == 1 ? path : part(path, part), header));
      }
    }
    return Optional.empty();
  }

  /// The endings there are, for messages.
  static List<String> endings() {
    var endings = new ArrayList<String>();
    for (TextRows.Style style : TextRows.Style.values()) {
      endings.add("." + style.name().toLowerCase(Locale.ROOT));
    }
    for (RowFormat format : ServiceLoader.load(RowFormat.class)) {
      endings.add("." + format.ending());
    }
    return endings;
  }

  private static String ending(Path path) {
    String name = String.valueOf(path.getFileName());
    return name.substring(name.lastIndexOf('.') + 1);
  }

  /// Some files cannot be gone on with; then the rest of the games goes into another one beside it,
  /// as in `games.part2.parquet`.
  private static Path part(Path path, int number) throws IOException {
    String name = String.valueOf(path.getFileName());
    int dot = name.lastIndexOf('.');
    Path part =
        path.resolveSibling(name.substring(0, dot) + ".part" + number + name.substring(dot));
    if (Files.exists(part)) {
      throw new IOException(
          part + " is there already: take it away to go on from this checkpoint once more");
    }
    return part;
  }
}
