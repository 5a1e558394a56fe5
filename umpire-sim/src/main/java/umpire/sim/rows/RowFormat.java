package umpire.sim.rows;

import java.io.IOException;
import java.nio.file.Path;
import umpire.sim.run.Bookmark;
import umpire.sim.run.RowFile;

/// A kind of file for rows that another module brings; found as a service.
public interface RowFormat {

  /// How the names of such files end, without the dot, in small letters.
  String ending();

  /// A new file.
  RowFile create(Path path, RowHeader header) throws IOException;

  /// The same file as before an interruption; what was written after the mark is dropped.
  ///
  /// @param games how many rows there were at the mark
  /// @throws LostRowsException if they are not there any more
  RowFile resume(Path path, RowHeader header, Bookmark mark, long games) throws IOException;
}
