package umpire.parquet;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.apache.parquet.bytes.BytesInput;
import org.apache.parquet.bytes.HeapByteBufferAllocator;
import org.apache.parquet.column.Encoding;
import org.apache.parquet.column.page.DictionaryPage;
import org.apache.parquet.column.statistics.Statistics;
import org.apache.parquet.column.values.delta.DeltaBinaryPackingValuesWriterForInteger;
import org.apache.parquet.column.values.delta.DeltaBinaryPackingValuesWriterForLong;
import org.apache.parquet.io.api.Binary;
import org.apache.parquet.schema.LogicalTypeAnnotation;
import org.apache.parquet.schema.PrimitiveType;
import org.apache.parquet.schema.PrimitiveType.PrimitiveTypeName;
import org.apache.parquet.schema.Types;

/// Encodes one column of the file.
sealed interface Column {

  PrimitiveType type();

  Encoding encoding();

  /// The dictionary that the pages refer to, at the start of every group of rows; empty if the
  /// column has none.
  default Optional<DictionaryPage> dictionary() {
    return Optional.empty();
  }

  /// Encodes a page of the column.
  Page page(Batch batch) throws IOException;

  /// Reads the range of a page as stored in a file, lowest byte first.
  Statistics<?> range(ByteBuffer least, ByteBuffer greatest);

  /// The encoded values of a page.
  ///
  /// @param rows the number of rows
  /// @param range the least and the greatest value
  record Page(int rows, BytesInput bytes, Statistics<?> range) {}

  /// The number of the game. Each is one more than the one before, so the column takes almost no
  /// room.
  final class Games implements Column {

    private final PrimitiveType type = Types.required(PrimitiveTypeName.INT64).named("game");
    private final DeltaBinaryPackingValuesWriterForLong writer =
        new DeltaBinaryPackingValuesWriterForLong(SLAB, LARGEST_SLAB, HEAP);

    @Override
    public PrimitiveType type() {
      return type;
    }

    @Override
    public Encoding encoding() {
      return Encoding.DELTA_BINARY_PACKED;
    }

    @Override
    public Page page(Batch batch) throws IOException {
      for (int i = 0; i < batch.rows(); i++) {
        writer.writeLong(batch.first() + i);
      }
      BytesInput bytes = copied(writer.getBytes());
      writer.reset();
      long last = batch.first() + batch.rows() - 1;
      return new Page(batch.rows(), bytes, longs(type, batch.first(), last));
    }

    @Override
    public Statistics<?> range(ByteBuffer least, ByteBuffer greatest) {
      return longs(type, least.getLong(), greatest.getLong());
    }
  }

  /// The seed of the game, which follows from its number. Written without encoding, since none
  /// makes random numbers shorter.
  final class Seeds implements Column {

    private final PrimitiveType type = Types.required(PrimitiveTypeName.INT64).named("seed");
    private final long simulation;

    Seeds(long simulation) {
      this.simulation = simulation;
    }

    @Override
    public PrimitiveType type() {
      return type;
    }

    @Override
    public Encoding encoding() {
      return Encoding.PLAIN;
    }

    @Override
    public Page page(Batch batch) {
      var room = new byte[batch.rows() * Long.BYTES];
      ByteBuffer bytes = plain(room);
      long least = Long.MAX_VALUE;
      long greatest = Long.MIN_VALUE;
      for (int i = 0; i < batch.rows(); i++) {
        long seed = umpire.core.kernel.Seeds.seedOf(simulation, batch.first() + i);
        bytes.putLong(seed);
        least = Math.min(least, seed);
        greatest = Math.max(greatest, seed);
      }
      return new Page(batch.rows(), BytesInput.from(room), longs(type, least, greatest));
    }

    @Override
    public Statistics<?> range(ByteBuffer least, ByteBuffer greatest) {
      return longs(type, least.getLong(), greatest.getLong());
    }
  }

  /// The strategies of all seats, which are equal in every row: a dictionary of one word, and the
  /// number 0 once per row.
  final class Seats implements Column {

    private static final byte WIDTH = 1;
    private static final byte ONLY_WORD = 0;

    private final PrimitiveType type =
        Types.required(PrimitiveTypeName.BINARY)
            .as(LogicalTypeAnnotation.stringType())
            .named("seats");
    private final byte[] word;

    Seats(String seats) {
      word = seats.getBytes(StandardCharsets.UTF_8);
    }

    @Override
    public PrimitiveType type() {
      return type;
    }

    @Override
    public Encoding encoding() {
      return Encoding.RLE_DICTIONARY;
    }

    @Override
    public Optional<DictionaryPage> dictionary() {
      var entry = new byte[Integer.BYTES + word.length];
      plain(entry).putInt(word.length).put(word);
      return Optional.of(new DictionaryPage(BytesInput.from(entry), 1, Encoding.PLAIN));
    }

    @Override
    public Page page(Batch batch) throws IOException {
      BytesInput run =
          copied(
              BytesInput.concat(
                  BytesInput.from(new byte[] {WIDTH}),
                  BytesInput.fromUnsignedVarInt(batch.rows() << 1),
                  BytesInput.from(new byte[] {ONLY_WORD})));
      return new Page(batch.rows(), run, range());
    }

    private Statistics<?> range() {
      Statistics<?> range = Statistics.createStats(type);
      range.updateStats(Binary.fromConstantByteArray(word));
      return range;
    }

    /// A file may store only the beginning of the word.
    @Override
    public Statistics<?> range(ByteBuffer least, ByteBuffer greatest) {
      return range();
    }
  }

  /// A number of the row, stored as differences from the row before, each packed in as few bits as
  /// the widest of 32 neighbours needs.
  final class Numbers implements Column {

    private final PrimitiveType type;
    private final int place;
    private final DeltaBinaryPackingValuesWriterForInteger writer =
        new DeltaBinaryPackingValuesWriterForInteger(SLAB, LARGEST_SLAB, HEAP);

    Numbers(String name, int place) {
      this.type = Types.required(PrimitiveTypeName.INT32).named(name);
      this.place = place;
    }

    @Override
    public PrimitiveType type() {
      return type;
    }

    @Override
    public Encoding encoding() {
      return Encoding.DELTA_BINARY_PACKED;
    }

    @Override
    public Page page(Batch batch) throws IOException {
      int[] values = batch.column(place);
      int least = Integer.MAX_VALUE;
      int greatest = Integer.MIN_VALUE;
      for (int i = 0; i < batch.rows(); i++) {
        int value = values[i];
        writer.writeInteger(value);
        least = Math.min(least, value);
        greatest = Math.max(greatest, value);
      }
      BytesInput bytes = copied(writer.getBytes());
      writer.reset();
      return new Page(batch.rows(), bytes, range(least, greatest));
    }

    private Statistics<?> range(int least, int greatest) {
      Statistics<?> range = Statistics.createStats(type);
      range.updateStats(least);
      range.updateStats(greatest);
      return range;
    }

    @Override
    public Statistics<?> range(ByteBuffer least, ByteBuffer greatest) {
      return range(least.getInt(), greatest.getInt());
    }
  }

  /// The size of an encoder's buffer at first, and its largest size.
  int SLAB = 1 << 12;

  int LARGEST_SLAB = 1 << 20;
  HeapByteBufferAllocator HEAP = HeapByteBufferAllocator.getInstance();

  /// Wraps bytes in Parquet's order, with the lowest byte first.
  private static ByteBuffer plain(byte[] room) {
    return ByteBuffer.wrap(room).order(ByteOrder.LITTLE_ENDIAN);
  }

  private static Statistics<?> longs(PrimitiveType type, long least, long greatest) {
    Statistics<?> range = Statistics.createStats(type);
    range.updateStats(least);
    range.updateStats(greatest);
    return range;
  }

  /// Copies the bytes, because an encoder reuses its buffer.
  private static BytesInput copied(BytesInput bytes) throws IOException {
    var copy = new ByteArrayOutputStream(Math.toIntExact(bytes.size()));
    bytes.writeAllTo(copy);
    return BytesInput.from(copy.toByteArray());
  }
}
