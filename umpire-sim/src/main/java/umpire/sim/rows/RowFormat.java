package umpire.sim.rows;

import java.io.IOException;
import java.nio.file.Path;
import umpire.sim.run.Bookmark;
import umpire.sim.run.RowFile;

/// A file format for rows, provided by another module as a service.
public interface RowFormat {

  /// The extension of such files' names, in lower case and without the dot.
  String ending();

  /// Creates a file of rows.
  RowFile create(Path path, RowHeader header) throws IOException;

  /// Reopens a file after an interruption and drops what was written after the bookmark.
  ///
  /// @param games the number of rows before the bookmark
  /// @throws LostRowsException if these rows are missing or were changed
  RowFile resume(Path path, RowHeader header, Bookmark mark, long games) throws IOException;
}
