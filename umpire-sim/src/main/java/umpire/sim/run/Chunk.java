package umpire.sim.run;

import java.io.ByteArrayOutputStream;
import umpire.core.arena.Arena;
import umpire.core.kernel.Seeds;
import umpire.sim.count.Totals;

/// Consecutive games and their results. Chunks are reused for later games, so that memory does not
/// grow. Used by one thread at a time.
public final class Chunk {

  private final int width;
  private final int[] row;
  private final Totals totals;
  private final int[] rows;

  /// The bytes that a file of rows has prepared for writing.
  private final ByteArrayOutputStream prepared = new ByteArrayOutputStream(0);

  private Span span = new Span(0, 0);

  Chunk(Job job, boolean withRows) {
    this.width = job.columns().size();
    this.row = new int[width];
    this.totals = new Totals(width);
    this.rows = new int[withRows ? width * job.chunk() : 0];
  }

  /// Plays these games. Returns false if a stop was requested meanwhile.
  boolean play(Span games, long seed, Arena arena, StopFlag stop) {
    span = games;
    totals.clear();
    for (long game = games.from(); game < games.to(); game++) {
      arena.play(Seeds.seedOf(seed, game), row);
      totals.add(row, game);
      if (rows.length > 0) {
        System.arraycopy(row, 0, rows, (int) (game - games.from()) * width, width);
      }
      if (stop.isSet()) {
        return false;
      }
    }
    return true;
  }

  public Span span() {
    return span;
  }

  public Totals totals() {
    return totals;
  }

  /// Returns a number of a row; only if there is a file of rows.
  ///
  /// @param game the index of the game in this chunk
  /// @param column the index of the column
  public int value(int game, int column) {
    return rows[game * width + column];
  }

  public int width() {
    return width;
  }

  /// The buffer for bytes that many threads prepare and one thread writes.
  public ByteArrayOutputStream prepared() {
    return prepared;
  }
}
