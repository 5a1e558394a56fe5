package umpire.cli.simulate;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.ServiceLoader;
import org.jspecify.annotations.Nullable;
import umpire.sim.Checkpoint;
import umpire.sim.LostRows;
import umpire.sim.RowFile;
import umpire.sim.RowFormat;
import umpire.sim.RowHeader;
import umpire.sim.TextRows;

/// Opens a file of rows by the ending of its name.
final class RowFiles {

  /// For messages; the last comes with a module that is loaded when it is asked for.
  private static final List<String> ENDINGS = List.of(".csv", ".jsonl", ".parquet");

  private RowFiles() {}

  /// A new file, or an old one that is gone on with.
  ///
  /// @param from where it is gone on; null if nowhere
  /// @throws CannotWrite or [LostRows], both of which name the file
  static RowFile open(Path path, RowHeader header, @Nullable Checkpoint from) throws IOException {
    try {
      return new NamedRows(
          from == null || from.rows().isNone()
              ? created(path, header)
              : resumed(path, header, from),
          path);
    } catch (LostRows lost) {
      throw lost;
    } catch (IOException failure) {
      throw new CannotWrite(path, failure);
    }
  }

  private static RowFile created(Path path, RowHeader header) throws IOException {
    Optional<TextRows.Style> style = style(path);
    return style.isPresent()
        ? TextRows.create(path, header, style.get())
        : format(path).orElseThrow().create(path, header);
  }

  private static RowFile resumed(Path path, RowHeader header, Checkpoint from) throws IOException {
    Optional<TextRows.Style> style = style(path);
    return style.isPresent()
        ? TextRows.resume(path, header, style.get(), from.rows())
        : format(path).orElseThrow().resume(path, header, from.rows(), from.games());
  }

  /// What is wrong with the name of a file of rows; empty if nothing is.
  static String fault(Path path) {
    if (style(path).isPresent() || format(path).isPresent()) {
      return "";
    }
    if (ending(path).equals("parquet")) {
      return path
          + ": the module for Parquet files is not loaded; the launcher loads it if the name ends in"
          + " .parquet, in small letters";
    }
    return path + ": the name must end in one of " + String.join(", ", ENDINGS);
  }

  private static Optional<TextRows.Style> style(Path path) {
    for (TextRows.Style style : TextRows.Style.values()) {
      if (ending(path).equals(style.name().toLowerCase(Locale.ROOT))) {
        return Optional.of(style);
      }
    }
    return Optional.empty();
  }

  private static Optional<RowFormat> format(Path path) {
    for (RowFormat format : ServiceLoader.load(RowFormat.class)) {
      if (ending(path).equals(format.ending())) {
        return Optional.of(format);
      }
    }
    return Optional.empty();
  }

  private static String ending(Path path) {
    String name = String.valueOf(path.getFileName());
    return name.substring(name.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT);
  }
}
