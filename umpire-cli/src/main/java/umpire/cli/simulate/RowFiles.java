package umpire.cli.simulate;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.ServiceLoader;
import org.jspecify.annotations.Nullable;
import umpire.command.Compression;
import umpire.sim.rows.LostRowsException;
import umpire.sim.rows.Packing;
import umpire.sim.rows.RowFormat;
import umpire.sim.rows.RowHeader;
import umpire.sim.rows.RowText;
import umpire.sim.rows.TextRows;
import umpire.sim.run.Checkpoint;
import umpire.sim.run.RowFile;

/// Opens a file of rows; its extension selects the format.
final class RowFiles {

  /// The extensions, for messages. The module for the last is loaded only when needed.
  private static final List<String> ENDINGS =
      List.of(".csv", ".jsonl", ".csv.gz", ".jsonl.gz", ".csv.zst", ".jsonl.zst", ".parquet");

  private RowFiles() {}

  /// Opens a new file, or an existing one to be continued.
  ///
  /// @param from the checkpoint to continue from; null for a new file
  /// @throws CannotWriteException or [LostRowsException], both of which name the file
  static RowFile open(Path path, RowHeader header, @Nullable Checkpoint from) throws IOException {
    try {
      return new NamedRows(
          from == null || from.rows().isNone()
              ? created(path, header)
              : resumed(path, header, from),
          path);
    } catch (LostRowsException lost) {
      throw lost;
    } catch (IOException failure) {
      throw new CannotWriteException(path, failure);
    }
  }

  private static RowFile created(Path path, RowHeader header) throws IOException {
    Optional<RowText> text = text(path, header);
    return text.isPresent()
        ? TextRows.create(path, text.get())
        : format(path).orElseThrow().create(path, header);
  }

  private static RowFile resumed(Path path, RowHeader header, Checkpoint from) throws IOException {
    Optional<RowText> text = text(path, header);
    return text.isPresent()
        ? TextRows.resume(path, text.get(), from.rows())
        : format(path).orElseThrow().resume(path, header, from.rows(), from.games());
  }

  /// The message about the name of a file of rows; empty if the name is valid.
  static String fault(Path path) {
    if (style(path).isPresent() || format(path).isPresent()) {
      return "";
    }
    if (ending(name(path)).equals("parquet")) {
      return path
          + ": the module for Parquet files is not loaded; the launcher loads it if the"
          + " name ends in .parquet, in lower case";
    }
    return path + ": the name must end in one of " + String.join(", ", ENDINGS);
  }

  private static Optional<RowText> text(Path path, RowHeader header) {
    return style(path)
        .map(style ->
            new RowText(header, style, compression(path).<Packing>map(found -> found::packed)));
  }

  private static Optional<RowText.Style> style(Path path) {
    String name = name(path);
    int packed = compression(path).map(found -> found.ending().length()).orElse(0);
    String ending = ending(name.substring(0, name.length() - packed));
    for (RowText.Style style : RowText.Style.values()) {
      if (ending.equals(style.name().toLowerCase(Locale.ROOT))) {
        return Optional.of(style);
      }
    }
    return Optional.empty();
  }

  private static Optional<Compression> compression(Path path) {
    for (Compression each : Compression.values()) {
      if (each.isNamedBy(name(path))) {
        return Optional.of(each);
      }
    }
    return Optional.empty();
  }

  private static Optional<RowFormat> format(Path path) {
    for (RowFormat format : ServiceLoader.load(RowFormat.class)) {
      if (ending(name(path)).equals(format.ending())) {
        return Optional.of(format);
      }
    }
    return Optional.empty();
  }

  private static String name(Path path) {
    return String.valueOf(path.getFileName());
  }

  private static String ending(String name) {
    return name.substring(name.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT);
  }
}
