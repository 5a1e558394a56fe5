package umpire.parquet;

import java.io.IOException;
import java.nio.file.Path;
import umpire.sim.rows.RowFormat;
import umpire.sim.rows.RowHeader;
import umpire.sim.run.Bookmark;
import umpire.sim.run.RowFile;

/// The row format of files whose names end in `.parquet`.
public final class ParquetFormat implements RowFormat {

  @Override
  public String ending() {
    return "parquet";
  }

  @Override
  public RowFile create(Path path, RowHeader header) throws IOException {
    return ParquetRows.create(path, header);
  }

  @Override
  public RowFile resume(Path path, RowHeader header, Bookmark mark, long games) throws IOException {
    return ParquetRows.resume(path, header, mark, games);
  }
}
