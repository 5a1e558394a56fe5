package umpire.cribbage.text;

import java.util.ArrayList;
import java.util.List;
import umpire.core.cards.CardNames;
import umpire.core.count.Count;
import umpire.core.text.Sentence;
import umpire.cribbage.rules.CribbageRule;
import umpire.cribbage.show.Show;

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
          "twenty-nine",
          "thirty",
          "thirty-one",
          "thirty-two",
          "thirty-three",
          "thirty-four",
          "thirty-five",
          "thirty-six",
          "thirty-seven",
          "thirty-eight",
          "thirty-nine",
          "forty",
          "forty-one",
          "forty-two",
          "forty-three",
          "forty-four",
          "forty-five",
          "forty-six");

  private static final CribbageRule[] RULES = CribbageRule.values();

  /// The cards that are counted, lowest first, then the starter.
  private final int[] cards = new int[Show.MAX_CARDS];

  private final int[] items = new int[Show.MAX_ITEMS];
  private final int held;
  private final int found;

  /// @param counted three to five cards
  ShowWords(long counted, int starter, boolean flushAlone) {
    held = Long.bitCount(counted);
    long rest = counted;
    for (int i = 0; i < held; i++, rest &= rest - 1) {
      cards[i] = Long.numberOfTrailingZeros(rest);
    }
    cards[held] = starter;
    found = Show.itemise(counted, starter, flushAlone, items);
  }

  static String inWords(int number) {
    return NUMBERS.get(number);
  }

  /// The whole count in one sentence, up to this total: a game may be won before the end of a hand.
  List<Sentence> count(int upTo) {
    var clauses = new ArrayList<Sentence>();
    boolean onlyFifteens = true;
    int total = 0;
    for (int i = 0; i < found && total < upTo; i++) {
      CribbageRule rule = RULES[Show.ruleOf(items[i])];
      int set = Show.cardsOf(items[i]);
      total += Show.pointsOf(items[i]);
      clauses.add(Sentence.of(", "));
      clauses.add(numbers(rule, set, total, item(rule)));
      onlyFifteens &= rule == CribbageRule.SHOW_FIFTEEN;
    }
    if (clauses.isEmpty()) {
      return List.of(Sentence.of("nothing"));
    }
    if (clauses.size() > 2 && !onlyFifteens) {
      clauses.set(clauses.size() - 2, Sentence.of(", and "));
    }
    return clauses.subList(1, clauses.size());
  }

  /// The whole count, one line for each combination.
  List<Count.Line> lines() {
    var lines = new ArrayList<Count.Line>();
    int total = 0;
    for (int i = 0; i < found; i++) {
      CribbageRule rule = RULES[Show.ruleOf(items[i])];
      int points = Show.pointsOf(items[i]);
      total += points;
      Sentence told = tell(rule, Show.cardsOf(items[i]), total, new Sentence());
      lines.add(new Count.Line(rule, told.note(), points));
    }
    return lines;
  }

  /// One combination, and the total with it, in words and with its cards.
  Sentence tell(CribbageRule rule, int set, int total, Sentence sentence) {
    sentence
        .say(
            switch (rule) {
              case SHOW_FIFTEEN -> "fifteen {total:word} with {cards}";
              case SHOW_PAIR -> "a pair is {total:word} with {cards}";
              case SHOW_PAIR_ROYAL -> "a pair royal is {total:word} with {cards}";
              case SHOW_DOUBLE_PAIR_ROYAL -> "a double pair royal is {total:word} with {cards}";
              case SHOW_RUN -> "a run of {length:word} is {total:word} with {cards}";
              case FLUSH -> "a flush of {length:word} is {total:word} with {cards}";
              case HIS_NOBS -> "one for his nobs is {total:word} with {cards}";
              default -> throw notCounted(rule);
            })
        .fact("cards", cards(set));
    return numbers(rule, set, total, sentence);
  }

  /// One combination and the total, without its cards.
  private static Sentence item(CribbageRule rule) {
    return Sentence.of(
        switch (rule) {
          case SHOW_FIFTEEN -> "fifteen {total:word}";
          case SHOW_PAIR -> "a pair is {total:word}";
          case SHOW_PAIR_ROYAL -> "a pair royal is {total:word}";
          case SHOW_DOUBLE_PAIR_ROYAL -> "a double pair royal is {total:word}";
          case SHOW_RUN -> "a run of {length:word} is {total:word}";
          case FLUSH -> "a flush of {length:word} is {total:word}";
          case HIS_NOBS -> "one for his nobs is {total:word}";
          default -> throw notCounted(rule);
        });
  }

  private static IllegalArgumentException notCounted(CribbageRule rule) {
    return new IllegalArgumentException(rule + " does not count in the show");
  }

  /// Adds the numbers, with their words.
  private static Sentence numbers(CribbageRule rule, int set, int total, Sentence sentence) {
    sentence.fact("total", total).inWords("total", NUMBERS.get(total));
    if (rule == CribbageRule.SHOW_RUN || rule == CribbageRule.FLUSH) {
      int length = Integer.bitCount(set);
      sentence.fact("length", length).inWords("length", NUMBERS.get(length));
    }
    return sentence;
  }

  /// The names of some of the cards.
  List<String> cards(int set) {
    var names = new ArrayList<String>();
    for (int i = 0; i <= held; i++) {
      if ((set >> i & 1) != 0) {
        names.add(CardNames.name(cards[i]));
      }
    }
    return names;
  }

  /// The names of all cards but the starter.
  List<String> held() {
    return cards((1 << held) - 1);
  }

  String starter() {
    return CardNames.name(cards[held]);
  }
}
