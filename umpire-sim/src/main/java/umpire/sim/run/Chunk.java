package umpire.sim.run;

import java.io.ByteArrayOutputStream;
import umpire.core.arena.Arena;
import umpire.core.kernel.Seeds;
import umpire.sim.count.Totals;

/// Some games in a row and what they came to. Used again for later games, so that memory stays as
/// it is.
public final class Chunk {

  private final int width;
  private final int[] row;
  private final Totals totals;
  private final int[] rows;

  /// What a file of rows prepared for writing.
  private final ByteArrayOutputStream prepared = new ByteArrayOutputStream(0);

  private Span span = new Span(0, 0);

  Chunk(Job job, boolean withRows) {
    this.width = job.columns().size();
    this.row = new int[width];
    this.totals = new Totals(width);
    this.rows = new int[withRows ? width * job.chunk() : 0];
  }

  /// Plays these games. False if somebody asked to stop on the way.
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

  /// A number of a row, if rows are kept.
  ///
  /// @param game counted from the first of the chunk
  public int value(int game, int column) {
    return rows[game * width + column];
  }

  public int width() {
    return width;
  }

  /// Room for bytes that are made in many threads and written in one.
  public ByteArrayOutputStream prepared() {
    return prepared;
  }
}
