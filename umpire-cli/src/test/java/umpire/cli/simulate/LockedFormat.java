package umpire.cli.simulate;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import umpire.sim.rows.RowFormat;
import umpire.sim.rows.RowHeader;
import umpire.sim.rows.RowText;
import umpire.sim.rows.TextRows;
import umpire.sim.run.Bookmark;
import umpire.sim.run.Chunk;
import umpire.sim.run.RowFile;

/// A row format whose files accept every row, but cannot be finished while there is a file
/// `FILE.lock`, like a Parquet file without room to join its parts.
public final class LockedFormat implements RowFormat {

  static Path lock(Path path) {
    return path.resolveSibling(path.getFileName() + ".lock");
  }

  @Override
  public String ending() {
    return "locked";
  }

  @Override
  public RowFile create(Path path, RowHeader header) throws IOException {
    return new LockedRows(TextRows.create(path, text(header)), lock(path));
  }

  @Override
  public RowFile resume(Path path, RowHeader header, Bookmark mark, long games) throws IOException {
    return new LockedRows(TextRows.resume(path, text(header), mark), lock(path));
  }

  private static RowText text(RowHeader header) {
    return new RowText(header, RowText.Style.CSV, Optional.empty());
  }

  private record LockedRows(RowFile rows, Path lock) implements RowFile {

    @Override
    public void prepare(Chunk chunk) {
      rows.prepare(chunk);
    }

    @Override
    public void write(Chunk chunk) throws IOException {
      rows.write(chunk);
    }

    @Override
    public Bookmark mark() throws IOException {
      return rows.mark();
    }

    @Override
    public void finish() throws IOException {
      if (Files.exists(lock)) {
        throw new IOException("it is locked");
      }
    }

    @Override
    public void close() throws IOException {
      rows.close();
    }
  }
}
