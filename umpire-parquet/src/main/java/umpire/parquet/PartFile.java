package umpire.parquet;

import java.io.Closeable;
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
import umpire.sim.rows.RowHeader;

/// A Parquet file that is written group by group. It is complete once it is closed.
final class PartFile implements Closeable {

  /// A block size for the writer's constructor, without effect because this class forms the groups.
  private static final long ANY_SIZE = 1L << 27;

  /// The number of bytes of a long text that are stored as the bound of a page.
  private static final int BOUND = 1 << 6;

  private final RowHeader header;
  private final List<Column> columns;
  private final List<ColumnDescriptor> descriptors;
  private final ParquetFileWriter file;
  private boolean hasRows;

  PartFile(Path path, RowHeader header, List<Column> columns) throws IOException {
    this.header = header;
    this.columns = columns;
    var types = new ArrayList<Type>();
    for (Column column : columns) {
      types.add(column.type());
    }
    var schema = new MessageType("game", types);
    descriptors = schema.getColumns();
    var mode = ParquetFileWriter.Mode.OVERWRITE;
    file =
        new ParquetFileWriter(
            new LocalOutputFile(path), schema, mode, ANY_SIZE, 0, BOUND, BOUND, true);
    file.start();
  }

  /// Writes a group.
  ///
  /// @param pages the pages of each column
  void group(List<List<Column.Page>> pages) throws IOException {
    long rows = 0;
    for (Column.Page page : pages.getFirst()) {
      rows += page.rows();
    }
    file.startBlock(rows);
    for (int i = 0; i < columns.size(); i++) {
      writeColumn(i, rows, pages.get(i));
    }
    file.endBlock();
    hasRows = true;
  }

  private void writeColumn(int place, long rows, List<Column.Page> pages) throws IOException {
    Column column = columns.get(place);
    file.startColumn(descriptors.get(place), rows, CompressionCodecName.UNCOMPRESSED);
    Optional<DictionaryPage> dictionary = column.dictionary();
    if (dictionary.isPresent()) {
      file.writeDictionaryPage(dictionary.get());
    }
    for (Column.Page page : pages) {
      // No value is missing or repeated, so there are no levels; the format still requires their
      // encodings.
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

  boolean hasRows() {
    return hasRows;
  }

  /// Writes the end of the file, which readers need first.
  void end() throws IOException {
    file.end(facts());
  }

  private Map<String, String> facts() {
    var facts = new LinkedHashMap<String, String>();
    for (RowHeader.Fact fact : header.facts()) {
      facts.put(fact.name(), fact.value());
    }
    return facts;
  }

  @Override
  public void close() throws IOException {
    file.close();
  }
}
