package umpire.parquet;

/// The rows of one page, by column. A batch is filled, encoded, and filled again.
final class Batch {

  /// The number of rows of a page: enough to make its header cheap, few enough to stay in the
  /// processor's cache.
  static final int MAX = 1 << 15;

  private final int[][] columns;
  private long first;
  private int rows;

  Batch(int width) {
    columns = new int[width][MAX];
  }

  /// Clears the batch; the next row is this game.
  void begin(long game) {
    first = game;
    rows = 0;
  }

  /// The number of the first game; the others follow without gaps.
  long first() {
    return first;
  }

  int rows() {
    return rows;
  }

  /// A column of all rows.
  int[] column(int place) {
    return columns[place];
  }

  int width() {
    return columns.length;
  }

  /// Ends a row after all its columns are written.
  void end() {
    rows++;
  }

  boolean isFull() {
    return rows == MAX;
  }
}
