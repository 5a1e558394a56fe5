package umpire.parquet;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apache.parquet.column.ColumnDescriptor;
import org.apache.parquet.column.Encoding;
import org.apache.parquet.column.page.DictionaryPage;
import org.apache.parquet.hadoop.ParquetFileWriter;
import org.apache.parquet.hadoop.metadata.CompressionCodecName;
import org.apache.parquet.io.LocalOutputFile;
import org.apache.parquet.schema.MessageType;
import org.apache.parquet.schema.Type;
import umpire.sim.Chunk;
import umpire.sim.RowFile;
import umpire.sim.RowHeader;

/// A Parquet file of rows. They are gathered by column; a full batch of them becomes a page of each
/// column, and some pages a group of rows, which goes to the file. So the memory in use is that of
/// one group, encoded, however long the file becomes.
///
/// Decision 0022 says why this is not left to Parquet's own writer of records.
final class ParquetRows implements RowFile {

  /// Pages of a group. A group is what readers divide among themselves: a million rows.
  private static final int MOST_PAGES = 1 << 5;

  /// What the writer is told about groups it does not form itself.
  private static final long ANY_SIZE = 1L << 27;

  /// How much of a long text is kept as the bound of a page.
  private static final int BOUND = 1 << 6;

  private final RowHeader header;
  private final List<Column> columns;
  private final List<List<Column.Page>> pages = new ArrayList<>();
  private final List<ColumnDescriptor> descriptors;
  private final ParquetFileWriter file;
  private final Batch batch;

  /// The game that comes next; negative before the first.
  private long next = -1;

  ParquetRows(Path path, RowHeader header) throws IOException {
    this.header = header;
    this.columns = columns(header);
    this.batch = new Batch(header.columns().size());
    var types = new ArrayList<Type>();
    for (Column column : columns) {
      types.add(column.type());
      pages.add(new ArrayList<>());
    }
    var schema = new MessageType("game", types);
    descriptors = schema.getColumns();
    var mode = ParquetFileWriter.Mode.OVERWRITE;
    file =
        new ParquetFileWriter(
            new LocalOutputFile(path), schema, mode, ANY_SIZE, 0, BOUND, BOUND, true);
    file.start();
  }

  private static List<Column> columns(RowHeader header) {
    var columns = new ArrayList<Column>();
    columns.add(new Column.Games());
    columns.add(new Column.Seeds(header.seed()));
    columns.add(new Column.Seats(header.seats()));
    for (String name : header.columns()) {
      columns.add(new Column.Numbers(name, columns.size() - RowHeader.OWN_COLUMNS.size()));
    }
    return columns;
  }

  @Override
  public void write(Chunk chunk) throws IOException {
    long from = chunk.span().from();
    if (next < 0) {
      next = from;
      batch.begin(from);
    }
    if (from != next) {
      throw new IllegalArgumentException("game " + from + " instead of " + next);
    }
    int games = Math.toIntExact(chunk.span().games());
    for (int game = 0; game < games; game++) {
      int row = batch.rows();
      for (int column = 0; column < batch.width(); column++) {
        batch.column(column)[row] = chunk.value(game, column);
      }
      batch.end();
      next++;
      if (batch.isFull()) {
        endPage();
      }
    }
  }

  private void endPage() throws IOException {
    for (int i = 0; i < columns.size(); i++) {
      pages.get(i).add(columns.get(i).page(batch));
    }
    batch.begin(next);
    if (pages.getFirst().size() == MOST_PAGES) {
      endGroup();
    }
  }

  private void endGroup() throws IOException {
    long rows = 0;
    for (Column.Page page : pages.getFirst()) {
      rows += page.rows();
    }
    file.startBlock(rows);
    for (int i = 0; i < columns.size(); i++) {
      writeColumn(i, rows);
      pages.get(i).clear();
    }
    file.endBlock();
  }

  private void writeColumn(int place, long rows) throws IOException {
    Column column = columns.get(place);
    file.startColumn(descriptors.get(place), rows, CompressionCodecName.UNCOMPRESSED);
    Optional<DictionaryPage> dictionary = column.dictionary();
    if (dictionary.isPresent()) {
      file.writeDictionaryPage(dictionary.get());
    }
    for (Column.Page page : pages.get(place)) {
      // Every value is there and none repeats, so there are no levels, whose encodings are named.
      file.writeDataPage(
          page.rows(),
          Math.toIntExact(page.bytes().size()),
          page.bytes(),
          page.range(),
          page.rows(),
          Encoding.RLE,
          Encoding.RLE,
          column.encoding());
    }
    file.endColumn();
  }

  /// Its end holds what readers must know first; so such a file cannot be gone on with.
  @Override
  public long written() {
    return -1;
  }

  @Override
  public void close() throws IOException {
    try (file) {
      if (batch.rows() > 0) {
        endPage();
      }
      if (!pages.getFirst().isEmpty()) {
        endGroup();
      }
      file.end(facts());
    }
  }

  private Map<String, String> facts() {
    var facts = new LinkedHashMap<String, String>();
    for (RowHeader.Fact fact : header.facts()) {
      facts.put(fact.name(), fact.value());
    }
    return facts;
  }
}
