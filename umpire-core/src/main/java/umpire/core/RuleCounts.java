package umpire.core;

import java.util.Arrays;
import java.util.Collection;

/// How often some rules were applied, and with what amounts: all that a statistic wants to know of
/// a game, in a few numbers that are written over and over.
public final class RuleCounts {

  /// Rules are numbered in a byte on a tape.
  private static final int MOST_RULES = 256;

  /// Numbers a rule: how often, the sum of its amounts, the highest of them.
  private static final int PARTS = 3;

  /// Where the numbers of each rule begin; those that nobody asked for share the first place.
  private final int[] places = new int[MOST_RULES];

  private final int[] numbers;

  /// @param rules those that are counted, each as often as one likes
  public RuleCounts(Collection<? extends Rule> rules) {
    int end = PARTS;
    for (Rule rule : rules) {
      if (places[rule.ordinal()] == 0) {
        places[rule.ordinal()] = end;
        end += PARTS;
      }
    }
    numbers = new int[end];
  }

  void clear() {
    Arrays.fill(numbers, 0);
  }

  void add(Rule rule, int amount) {
    int place = places[rule.ordinal()];
    numbers[place]++;
    numbers[place + 1] += amount;
    numbers[place + 2] = Math.max(numbers[place + 2], amount);
  }

  /// Whether a rule is one of those that are counted.
  boolean has(Rule rule) {
    return places[rule.ordinal()] != 0;
  }

  public int times(Rule rule) {
    return numbers[places[rule.ordinal()]];
  }

  public int sum(Rule rule) {
    return numbers[places[rule.ordinal()] + 1];
  }

  /// The highest amount; 0 if there was none.
  public int highest(Rule rule) {
    return numbers[places[rule.ordinal()] + 2];
  }
}
