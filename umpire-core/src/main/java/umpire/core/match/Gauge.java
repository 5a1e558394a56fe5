package umpire.core.match;

import java.util.Arrays;
import java.util.List;
import umpire.core.Rule;
import umpire.core.Tape;

/// Takes a game's measures from its rulings while it is played.
public final class Gauge {

  /// Rules are numbered in a byte on the tape.
  private static final int MOST_RULES = 256;

  private final List<Measure> measures;
  private final int[] readings;

  /// For each rule the places of the measures it counts for.
  private final int[][] counting = new int[MOST_RULES][0];

  public Gauge(List<Measure> measures) {
    this.measures = List.copyOf(measures);
    this.readings = new int[measures.size()];
    for (int place = 0; place < measures.size(); place++) {
      for (Rule rule : measures.get(place).rules()) {
        int[] before = counting[rule.ordinal()];
        int[] after = Arrays.copyOf(before, before.length + 1);
        after[before.length] = place;
        counting[rule.ordinal()] = after;
      }
    }
  }

  /// Before a game.
  public void begin() {
    Arrays.fill(readings, 0);
  }

  /// Takes in everything on the tape.
  public void read(Tape rulings) {
    for (int i = 0; i < rulings.size(); i++) {
      for (int place : counting[rulings.rule(i)]) {
        readings[place] = taken(measures.get(place).how(), readings[place], rulings.amount(i));
      }
    }
  }

  private static int taken(Measure.How how, int reading, int amount) {
    return switch (how) {
      case TIMES -> reading + 1;
      case SUM -> reading + amount;
      case HIGHEST -> Math.max(reading, amount);
      case WHETHER -> 1;
    };
  }

  /// Writes one number for each measure.
  public void write(int[] row, int from) {
    System.arraycopy(readings, 0, row, from, readings.length);
  }
}
