package umpire.cli;

import java.io.IOException;
import java.util.Optional;
import umpire.sim.RowFile;

/// A file of rows, if there is one, that is closed in the end.
record OptionalRows(Optional<RowFile> rows) implements AutoCloseable {

  @Override
  public void close() throws IOException {
    if (rows.isPresent()) {
      rows.get().close();
    }
  }
}
