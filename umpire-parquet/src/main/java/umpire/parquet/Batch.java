package umpire.parquet;

/// The rows of one page, by column. Filled, encoded, and filled again.
final class Batch {

  /// Rows of a page: enough to make its header cheap, few enough to stay near the processor.
  static final int MAX = 1 << 15;

  private final int[][] columns;
  private long first;
  private int rows;

  Batch(int width) {
    columns = new int[width][MAX];
  }

  /// Forgets its rows; the next is this game.
  void begin(long game) {
    first = game;
    rows = 0;
  }

  /// The number of its first game; the others follow one by one.
  long first() {
    return first;
  }

  int rows() {
    return rows;
  }

  /// One column of all rows.
  int[] column(int place) {
    return columns[place];
  }

  int width() {
    return columns.length;
  }

  /// One more row is written.
  void end() {
    rows++;
  }

  boolean isFull() {
    return rows == MAX;
  }
}
