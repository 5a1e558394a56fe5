package umpire.cribbage.text;

import java.util.ArrayList;
import java.util.List;
import umpire.core.cards.CardNames;
import umpire.cribbage.CribbageRule;
import umpire.cribbage.Pegging;
import umpire.cribbage.Show;

/// A hand counted aloud: "fifteen two, fifteen four, and a pair is six".
final class ShowWords {

  private static final List<String> NUMBERS =
      List.of(
          "nothing",
          "one",
          "two",
          "three",
          "four",
          "five",
          "six",
          "seven",
          "eight",
          "nine",
          "ten",
          "eleven",
          "twelve",
          "thirteen",
          "fourteen",
          "fifteen",
          "sixteen",
          "seventeen",
          "eighteen",
          "nineteen",
          "twenty",
          "twenty-one",
          "twenty-two",
          "twenty-three",
          "twenty-four",
          "twenty-five",
          "twenty-six",
          "twenty-seven",
          "twenty-eight",
          "twenty-nine");

  private static final CribbageRule[] RULES = CribbageRule.values();

  private final int[] cards = new int[Pegging.HAND + 1];
  private final int[] items = new int[Show.MOST_ITEMS];
  private final int found;

  ShowWords(long four, int starter, boolean fourFlush) {
    found = Show.itemise(four, starter, fourFlush, cards, items);
  }

  /// All that is counted, up to this total: a game may be won before the end of a hand.
  String count(int upTo) {
    var words = new ArrayList<String>();
    boolean onlyFifteens = true;
    int total = 0;
    for (int i = 0; i < found && total < upTo; i++) {
      CribbageRule rule = RULES[Show.ruleOf(items[i])];
      total += Show.pointsOf(items[i]);
      words.add(item(rule, Show.cardsOf(items[i]), total));
      onlyFifteens &= rule == CribbageRule.SHOW_FIFTEEN;
    }
    if (words.isEmpty()) {
      return NUMBERS.getFirst();
    }
    if (words.size() > 1 && !onlyFifteens) {
      words.set(words.size() - 1, "and " + words.getLast());
    }
    return String.join(", ", words);
  }

  /// One combination, and the total with it.
  String item(CribbageRule rule, int set, int total) {
    return switch (rule) {
      case SHOW_FIFTEEN -> "fifteen " + NUMBERS.get(total);
      case SHOW_PAIR -> "a pair" + is(total);
      case SHOW_PAIR_ROYAL -> "a pair royal" + is(total);
      case SHOW_DOUBLE_PAIR_ROYAL -> "a double pair royal" + is(total);
      case SHOW_RUN -> "a run of " + NUMBERS.get(Integer.bitCount(set)) + is(total);
      case FLUSH -> "a flush of " + NUMBERS.get(Integer.bitCount(set)) + is(total);
      case HIS_NOBS -> "one for his nobs" + is(total);
      default -> throw new IllegalArgumentException(rule + " does not count in the show");
    };
  }

  private static String is(int total) {
    return " is " + NUMBERS.get(total);
  }

  /// The names of some of the five cards.
  List<String> cards(int set) {
    var names = new ArrayList<String>();
    for (int i = 0; i < cards.length; i++) {
      if ((set >> i & 1) != 0) {
        names.add(CardNames.name(cards[i]));
      }
    }
    return names;
  }

  List<String> four() {
    return cards((1 << Pegging.HAND) - 1);
  }

  String starter() {
    return CardNames.name(cards[Pegging.HAND]);
  }
}
