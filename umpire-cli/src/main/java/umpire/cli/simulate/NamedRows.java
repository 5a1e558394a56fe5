package umpire.cli.simulate;

import java.io.IOException;
import java.nio.file.Path;
import umpire.sim.run.Bookmark;
import umpire.sim.run.Chunk;
import umpire.sim.run.RowFile;

/// A file of rows whose exceptions name it.
///
/// @param path the path as typed
record NamedRows(RowFile rows, Path path) implements RowFile {

  /// An operation on the file.
  private interface Deed {
    void happens() throws IOException;
  }

  private void naming(Deed deed) throws CannotWriteException {
    try {
      deed.happens();
    } catch (IOException failure) {
      throw new CannotWriteException(path, failure);
    }
  }

  @Override
  public void prepare(Chunk chunk) {
    rows.prepare(chunk);
  }

  @Override
  public void write(Chunk chunk) throws IOException {
    naming(() -> rows.write(chunk));
  }

  @Override
  public Bookmark mark() throws IOException {
    try {
      return rows.mark();
    } catch (IOException failure) {
      throw new CannotWriteException(path, failure);
    }
  }

  @Override
  public void onMarkSaved() throws IOException {
    naming(rows::onMarkSaved);
  }

  @Override
  public void finish() throws IOException {
    naming(rows::finish);
  }

  @Override
  public void close() throws IOException {
    naming(rows::close);
  }
}
