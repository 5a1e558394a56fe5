package umpire.parquet;

import java.util.ArrayList;
import java.util.List;
import umpire.core.SeededRandom;
import umpire.core.arena.Arena;
import umpire.sim.run.Job;

/// A job whose games cost almost nothing: each row is computed from the game's seed. It measures
/// the writing alone, and every row can be compared.
///
/// @param width the number of numbers in a row
/// @param wild whether two of them may be of any size, unlike those of real games
record Wheel(long seed, int width, boolean wild) implements Job {

  @Override
  public List<String> columns() {
    var columns = new ArrayList<String>();
    for (int i = 0; i < width; i++) {
      columns.add("number_" + i);
    }
    return columns;
  }

  @Override
  public Arena arena() {
    return this::turn;
  }

  @Override
  public int chunk() {
    return 1 << 13;
  }

  /// Fills a row with numbers like those of games: one of a few values, one that is nearly always
  /// equal, many below a hundred.
  private void turn(long seed, int[] row) {
    long bits = seed;
    for (int i = 0; i < row.length; i++) {
      bits = SeededRandom.mix(bits);
      row[i] =
          switch (i) {
            case 0 -> (int) (bits & 3) + 1;
            case 1 -> (bits & 1023) == 0 ? 1 : 0;
            default -> (int) (bits & 127) - i;
          };
    }
    if (wild) {
      row[2] = (int) (bits >>> 32);
      row[3] = (bits & 1) == 0 ? Integer.MIN_VALUE : Integer.MAX_VALUE;
    }
  }
}
