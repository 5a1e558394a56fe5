package umpire.parquet;

import static java.util.Objects.requireNonNull;

import java.io.BufferedInputStream;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.apache.parquet.bytes.BytesInput;
import org.apache.parquet.format.ColumnChunk;
import org.apache.parquet.format.ColumnIndex;
import org.apache.parquet.format.FileMetaData;
import org.apache.parquet.format.PageHeader;
import org.apache.parquet.format.RowGroup;
import org.apache.parquet.format.Util;

/// Reads the encoded pages of a file that [PartFile] has written. Parquet's own reader would need
/// Hadoop.
final class PartReader implements Closeable {

  private static final byte[] MAGIC = "PAR1".getBytes(StandardCharsets.US_ASCII);
  private static final int TAIL = Integer.BYTES + MAGIC.length;

  private final FileChannel file;
  private final FileMetaData end;

  /// Opens a part.
  ///
  /// @throws IOException if the file is not complete
  PartReader(Path path) throws IOException {
    file = FileChannel.open(path);
    try {
      end = readEnd();
    } catch (IOException | RuntimeException failure) {
      file.close();
      throw failure;
    }
  }

  private FileMetaData readEnd() throws IOException {
    long size = file.size();
    ByteBuffer tail = read(Math.max(0, size - TAIL), TAIL);
    int length = tail.getInt();
    for (byte letter : MAGIC) {
      if (tail.get() != letter) {
        throw new IOException("it is not a complete Parquet file");
      }
    }
    if (length < 0 || length > size - TAIL) {
      throw new IOException("it is not a complete Parquet file");
    }
    return Util.readFileMetaData(from(size - TAIL - length));
  }

  private ByteBuffer read(long place, int length) throws IOException {
    var room = ByteBuffer.allocate(length).order(ByteOrder.LITTLE_ENDIAN);
    while (room.hasRemaining()) {
      if (file.read(room, place + room.position()) < 0) {
        throw new IOException("it is not a complete Parquet file");
      }
    }
    return room.flip();
  }

  /// The content of the file from this position.
  private InputStream from(long place) throws IOException {
    return new BufferedInputStream(Channels.newInputStream(file.position(place)));
  }

  long rows() {
    return end.getNum_rows();
  }

  int groups() {
    return end.getRow_groupsSize();
  }

  /// The pages of each column of a group.
  List<List<Column.Page>> group(int number, List<Column> columns) throws IOException {
    RowGroup group = requireNonNull(end.getRow_groups()).get(number);
    var pages = new ArrayList<List<Column.Page>>();
    for (int i = 0; i < columns.size(); i++) {
      pages.add(pages(requireNonNull(group.getColumns()).get(i), columns.get(i)));
    }
    return pages;
  }

  private List<Column.Page> pages(ColumnChunk chunk, Column column) throws IOException {
    ColumnIndex bounds = Util.readColumnIndex(from(chunk.getColumn_index_offset()));
    InputStream in = from(requireNonNull(chunk.getMeta_data()).getData_page_offset());
    var pages = new ArrayList<Column.Page>();
    for (int i = 0; i < bounds.getMin_valuesSize(); i++) {
      PageHeader head = Util.readPageHeader(in);
      byte[] bytes = in.readNBytes(head.getCompressed_page_size());
      ByteBuffer least =
          requireNonNull(bounds.getMin_values()).get(i).order(ByteOrder.LITTLE_ENDIAN);
      ByteBuffer greatest =
          requireNonNull(bounds.getMax_values()).get(i).order(ByteOrder.LITTLE_ENDIAN);
      pages.add(
          new Column.Page(
              requireNonNull(head.getData_page_header()).getNum_values(),
              BytesInput.from(bytes),
              column.range(least, greatest)));
    }
    return pages;
  }

  @Override
  public void close() throws IOException {
    file.close();
  }
}
