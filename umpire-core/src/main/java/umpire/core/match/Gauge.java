package umpire.core.match;

import java.util.Arrays;
import java.util.List;
import umpire.core.Rule;
import umpire.core.Tape;

/// Takes a game's measures from its rulings while it is played: what each rule has come to is added
/// up, and a measure is made from its rules at the end.
public final class Gauge {

  private final List<Measure> measures;

  /// For each measure the places of its rules.
  private final int[][] rules;

  // For each rule how often it was applied, and the sum and the highest of its amounts.
  private final int[] times;
  private final int[] sums;
  private final int[] highest;

  public Gauge(List<Measure> measures) {
    this.measures = List.copyOf(measures);
    this.rules = new int[measures.size()][];
    int last = 0;
    for (int place = 0; place < rules.length; place++) {
      rules[place] = measures.get(place).rules().stream().mapToInt(Rule::ordinal).toArray();
      last = Math.max(last, Arrays.stream(rules[place]).max().orElse(0));
    }
    times = new int[last + 1];
    sums = new int[last + 1];
    highest = new int[last + 1];
  }

  /// Before a game.
  public void begin() {
    Arrays.fill(times, 0);
    Arrays.fill(sums, 0);
    Arrays.fill(highest, 0);
  }

  /// Takes in everything on the tape.
  public void read(Tape rulings) {
    for (int i = 0; i < rulings.size(); i++) {
      int rule = rulings.rule(i);
      if (rule < times.length) {
        int amount = rulings.amount(i);
        times[rule]++;
        sums[rule] += amount;
        highest[rule] = Math.max(highest[rule], amount);
      }
    }
  }

  /// Writes one number for each measure.
  public void write(int[] row, int from) {
    for (int place = 0; place < rules.length; place++) {
      row[from + place] = taken(measures.get(place).how(), rules[place]);
    }
  }

  private int taken(Measure.How how, int[] counting) {
    int taken = 0;
    for (int rule : counting) {
      taken =
          switch (how) {
            case TIMES -> taken + times[rule];
            case SUM -> taken + sums[rule];
            case HIGHEST -> Math.max(taken, highest[rule]);
            case WHETHER -> Math.max(taken, Math.min(times[rule], 1));
          };
    }
    return taken;
  }
}
