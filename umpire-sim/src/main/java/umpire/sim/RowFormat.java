package umpire.sim;

import java.io.IOException;
import java.nio.file.Path;

/// A kind of file for rows that another module brings; found as a service.
public interface RowFormat {

  /// How the names of such files end, without the dot.
  String ending();

  /// A new file.
  RowFile create(Path path, RowHeader header) throws IOException;
}
