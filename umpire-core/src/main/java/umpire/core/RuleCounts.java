package umpire.core;

import java.util.Arrays;
import java.util.Collection;

/// Counts of how often some rules were applied, and with what amounts: enough for the statistics of
/// a game, in a few numbers that are reused for every game.
public final class RuleCounts {

  /// A ruling log stores a rule's index in one byte.
  private static final int MAX_RULES = 256;

  /// The counters per rule: how often it was applied, the sum of its amounts, the highest of them.
  private static final int PARTS = 3;

  /// The index of each rule's first counter. Rules that are not counted share index 0.
  private final int[] starts = new int[MAX_RULES];

  private final int[] numbers;

  /// @param rules the rules to count; repetitions have no effect
  public RuleCounts(Collection<? extends Rule> rules) {
    int end = PARTS;
    for (Rule rule : rules) {
      if (starts[rule.ordinal()] == 0) {
        starts[rule.ordinal()] = end;
        end += PARTS;
      }
    }
    numbers = new int[end];
  }

  void clear() {
    Arrays.fill(numbers, 0);
  }

  void add(Rule rule, int amount) {
    int place = starts[rule.ordinal()];
    numbers[place]++;
    numbers[place + 1] += amount;
    if (amount > numbers[place + 2]) {
      numbers[place + 2] = amount;
    }
  }

  /// Whether a rule is counted.
  boolean has(Rule rule) {
    return starts[rule.ordinal()] != 0;
  }

  /// The index of a rule's counters, for callers that read them game after game. It is 0 for a rule
  /// that is not counted; the counters there have no meaning.
  public int place(Rule rule) {
    return starts[rule.ordinal()];
  }

  public int times(int place) {
    return numbers[place];
  }

  public int sum(int place) {
    return numbers[place + 1];
  }

  /// The highest amount; 0 if there was none.
  public int highest(int place) {
    return numbers[place + 2];
  }
}
