package umpire.core.kernel;

import java.util.Arrays;
import java.util.List;
import umpire.core.Rule;
import umpire.core.Tape;

/// Takes a game's measures from its rulings while it is played.
///
/// Rulings are many and measures few; so of each rule that counts for anything it is kept how often
/// it was applied, and with which amounts, and only at the end of a game measures are made of that.
public final class Gauge {

  /// Rules are numbered in a byte on the tape.
  private static final int MOST_RULES = 256;

  private final List<Measure> measures;

  /// For each rule its place in what is kept; those that count for nothing share the first.
  private final int[] places = new int[MOST_RULES];

  /// For each measure the places of the rules that count for it.
  private final int[][] counting;

  private final int[] times;
  private final int[] sums;
  private final int[] highest;

  public Gauge(List<Measure> measures) {
    this.measures = List.copyOf(measures);
    int kept = 1;
    for (Measure measure : measures) {
      for (Rule rule : measure.rules()) {
        if (places[rule.ordinal()] == 0) {
          places[rule.ordinal()] = kept++;
        }
      }
    }
    counting = measures.stream().map(this::placesOf).toArray(int[][]::new);
    times = new int[kept];
    sums = new int[kept];
    highest = new int[kept];
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
      int place = places[rulings.rule(i)];
      int amount = rulings.amount(i);
      times[place]++;
      sums[place] += amount;
      highest[place] = Math.max(highest[place], amount);
    }
  }

  private int[] placesOf(Measure measure) {
    return measure.rules().stream().mapToInt(rule -> places[rule.ordinal()]).toArray();
  }

  /// Writes one number for each measure.
  public void write(int[] row, int from) {
    for (int i = 0; i < counting.length; i++) {
      row[from + i] = reading(measures.get(i).how(), counting[i]);
    }
  }

  private int reading(Measure.How how, int[] counted) {
    int reading = 0;
    for (int place : counted) {
      reading =
          switch (how) {
            case TIMES -> reading + times[place];
            case SUM -> reading + sums[place];
            case HIGHEST -> Math.max(reading, highest[place]);
            case WHETHER -> Math.max(reading, Math.min(1, times[place]));
          };
    }
    return reading;
  }
}
