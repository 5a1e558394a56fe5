package umpire.core.arena;

import java.util.List;
import umpire.core.RuleCounts;
import umpire.core.RulingLog;

/// Collects the measures of a game while it is played. Its [#log] counts the rulings that the
/// measures need; after the game, [#write] computes the measures from these counts.
public final class MeasureCollector {

  private final Measure.How[] made;

  /// The indexes in `counts` of the rules of each measure.
  private final int[][] rulesOf;

  private final RuleCounts counts;
  private final RulingLog log;

  public MeasureCollector(List<Measure> measures) {
    counts = new RuleCounts(measures.stream().flatMap(all -> all.rules().stream()).toList());
    made = measures.stream().map(Measure::how).toArray(Measure.How[]::new);
    rulesOf = measures.stream().map(this::indexesOf).toArray(int[][]::new);
    log = RulingLog.counting(counts);
  }

  private int[] indexesOf(Measure measure) {
    return measure.rules().stream().mapToInt(counts::place).toArray();
  }

  /// The log to pass to the game, which must be cleared before each game.
  public RulingLog log() {
    return log;
  }

  /// Writes one number for each measure into a row.
  ///
  /// @param from the index of the first
  public void write(int[] row, int from) {
    for (int i = 0; i < made.length; i++) {
      row[from + i] = reading(made[i], rulesOf[i]);
    }
  }

  private int reading(Measure.How how, int[] places) {
    int reading = 0;
    for (int place : places) {
      reading =
          switch (how) {
            case TIMES -> reading + counts.times(place);
            case SUM -> reading + counts.sum(place);
            case HIGHEST -> Math.max(reading, counts.highest(place));
            case WHETHER -> Math.max(reading, Math.min(1, counts.times(place)));
          };
    }
    return reading;
  }
}
