package umpire.sim;

import java.util.List;
import umpire.core.arena.Arena;
import umpire.core.arena.RowLayout;
import umpire.sim.count.Counts;
import umpire.sim.count.Totals;
import umpire.sim.run.Job;

/// A job in which one lineup plays every game.
public record Simulation(Lineup<?> lineup, long seed) implements Job {

  /// For fast arenas, which play these games in a few milliseconds.
  private static final int FAST_CHUNK = 1 << 13;

  /// For ordinary arenas, which play these games in about a second at most.
  private static final int CHUNK = 1 << 7;

  /// Small, so that the progress of slow strategies shows early.
  private static final int SLOW_CHUNK = 1 << 3;

  @Override
  public List<String> columns() {
    return lineup.rowLayout().columns();
  }

  @Override
  public Arena arena() {
    return lineup.arena();
  }

  /// Returns the forfeited games. Replays one of them to find the reason.
  public Forfeits forfeits(Totals totals) {
    Counts column = totals.column(RowLayout.FORFEIT);
    long count = totals.games() - column.times(0);
    return Forfeits.of(this, count, totals.games(), column, List.of(lineup.table(_ -> false)));
  }

  @Override
  public int chunk() {
    if (lineup.isFast()) {
      return FAST_CHUNK;
    }
    return lineup.isSlow() ? SLOW_CHUNK : CHUNK;
  }
}
