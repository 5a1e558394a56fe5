package umpire.core.arena;

import java.util.List;
import umpire.core.RuleCounts;
import umpire.core.RulingLog;

/// Takes a game's measures from its rulings while it is played. It reads a [#log] that counts the
/// rules that count for anything, and at the end of a game measures are made of that.
public final class MeasureCollector {

  private final Measure.How[] made;

  /// For each measure the places of the rules that count for it.
  private final int[][] counting;

  private final RuleCounts counts;
  private final RulingLog log;

  public MeasureCollector(List<Measure> measures) {
    counts = new RuleCounts(measures.stream().flatMap(all -> all.rules().stream()).toList());
    made = measures.stream().map(Measure::how).toArray(Measure.How[]::new);
    counting = measures.stream().map(this::placesOf).toArray(int[][]::new);
    log = RulingLog.counting(counts);
  }

  private int[] placesOf(Measure measure) {
    return measure.rules().stream().mapToInt(counts::place).toArray();
  }

  /// What the game is told to. Whoever begins a game rewinds it.
  public RulingLog log() {
    return log;
  }

  /// Writes one number for each measure.
  public void write(int[] row, int from) {
    for (int i = 0; i < made.length; i++) {
      row[from + i] = reading(made[i], counting[i]);
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
