package umpire.core.kernel;

import java.util.List;
import umpire.core.Rule;
import umpire.core.RuleCounts;
import umpire.core.Tape;

/// Takes a game's measures from its rulings while it is played. It listens by a [#tape] that counts
/// the rules that count for anything, and at the end of a game measures are made of that.
public final class Gauge {

  private final List<Measure> measures;
  private final RuleCounts counts;
  private final Tape tape;

  public Gauge(List<Measure> measures) {
    this.measures = List.copyOf(measures);
    counts = new RuleCounts(measures.stream().flatMap(all -> all.rules().stream()).toList());
    tape = Tape.counting(counts);
  }

  /// What the game is told to. Whoever begins a game rewinds it.
  public Tape tape() {
    return tape;
  }

  /// Writes one number for each measure.
  public void write(int[] row, int from) {
    for (int i = 0; i < measures.size(); i++) {
      row[from + i] = reading(measures.get(i));
    }
  }

  private int reading(Measure measure) {
    int reading = 0;
    List<Rule> rules = measure.rules();
    for (int i = 0; i < rules.size(); i++) { // an iterator would be garbage
      Rule rule = rules.get(i);
      reading =
          switch (measure.how()) {
            case TIMES -> reading + counts.times(rule);
            case SUM -> reading + counts.sum(rule);
            case HIGHEST -> Math.max(reading, counts.highest(rule));
            case WHETHER -> Math.max(reading, Math.min(1, counts.times(rule)));
          };
    }
    return reading;
  }
}
