package umpire.sim.count;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Arrays;

/// The results of some games of a simulation, column by column. Parts can be merged in any order
/// and grouping, on any machine, and give equal bytes. Mutable, for one thread.
public final class Totals {

  private static final int MAX_COLUMNS = 10_000;

  private final Counts[] columns;

  public Totals(int columns) {
    this.columns = new Counts[columns];
    for (int i = 0; i < columns; i++) {
      this.columns[i] = new Counts();
    }
  }

  private Totals(Counts[] columns) {
    this.columns = columns;
  }

  /// Counts a game.
  ///
  /// @param row the game's number in each column
  /// @param game the number of the game
  public void add(int[] row, long game) {
    for (int i = 0; i < columns.length; i++) {
      columns[i].add(row[i], game);
    }
  }

  public void merge(Totals other) {
    if (other.columns.length != columns.length) {
      throw new IllegalArgumentException(
          "expected totals of " + columns.length + " columns, found " + other.columns.length);
    }
    for (int i = 0; i < columns.length; i++) {
      columns[i].merge(other.columns[i]);
    }
  }

  public void clear() {
    for (Counts column : columns) {
      column.clear();
    }
  }

  public int columns() {
    return columns.length;
  }

  public Counts column(int index) {
    return columns[index];
  }

  public long games() {
    return columns[0].games();
  }

  /// Serializes the totals; equal totals have equal bytes.
  public byte[] toBytes() {
    var bytes = new ByteArrayOutputStream();
    try (var out = new DataOutputStream(bytes)) {
      out.writeInt(columns.length);
      for (Counts column : columns) {
        column.write(out);
      }
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
    return bytes.toByteArray();
  }

  /// Reads totals from the bytes of [#toBytes].
  ///
  /// @throws IOException if the bytes are not totals
  public static Totals fromBytes(byte[] bytes) throws IOException {
    try (var in = new DataInputStream(new ByteArrayInputStream(bytes))) {
      int length = in.readInt();
      if (length < 1 || length > MAX_COLUMNS) {
        throw new IOException(
            "expected totals of 1 to " + MAX_COLUMNS + " columns, found " + length);
      }
      var columns = new Counts[length];
      for (int i = 0; i < length; i++) {
        columns[i] = Counts.read(in);
      }
      return new Totals(columns);
    }
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Totals totals && Arrays.equals(toBytes(), totals.toBytes());
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(toBytes());
  }
}
