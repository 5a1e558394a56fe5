package umpire.core;

import java.util.Arrays;
import java.util.Collection;

/// How often some rules were applied, and with what amounts: all that a statistic wants to know of
/// a game, in a few numbers that are written over and over.
public final class RuleCounts {

  /// A ruling log stores a rule's index in one byte.
  private static final int MAX_RULES = 256;

  /// Numbers a rule: how often, the sum of its amounts, the highest of them.
  private static final int PARTS = 3;

  /// Where the numbers of each rule begin; those that nobody asked for share the first place.
  private final int[] places = new int[MAX_RULES];

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
    if (amount > numbers[place + 2]) {
      numbers[place + 2] = amount;
    }
  }

  /// Whether a rule is one of those that are counted.
  boolean has(Rule rule) {
    return places[rule.ordinal()] != 0;
  }

  /// Where the numbers of a rule are, for whoever asks for them game after game.
  public int place(Rule rule) {
    return places[rule.ordinal()];
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
