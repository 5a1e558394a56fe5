package umpire.cribbage.show;

import static umpire.cribbage.rules.CribbageRule.FLUSH;
import static umpire.cribbage.rules.CribbageRule.HIS_NOBS;
import static umpire.cribbage.rules.CribbageRule.SHOW_DOUBLE_PAIR_ROYAL;
import static umpire.cribbage.rules.CribbageRule.SHOW_FIFTEEN;
import static umpire.cribbage.rules.CribbageRule.SHOW_PAIR;
import static umpire.cribbage.rules.CribbageRule.SHOW_PAIR_ROYAL;
import static umpire.cribbage.rules.CribbageRule.SHOW_RUN;

import umpire.cribbage.cards.Cards;
import umpire.cribbage.rules.CribbageRule;

/// The show: the points of a hand or of the crib, three to five cards, with the starter.
///
/// Fifteens, pairs and runs depend on ranks alone, so that one look into a [RankTable] yields all
/// three. Flush and nobs take a few bit operations. [#fifteens] defines a fifteen; the [Fifteens]
/// announced to players are found in another, faster way.
public final class Show {

  /// The most combinations in a hand: fifteens, pairs and runs together, flush and nobs.
  public static final int MAX_ITEMS = 20;

  /// The most cards that are counted together: a hand of five and the starter.
  public static final int MAX_CARDS = 6;

  /// The most points of four cards and the starter.
  public static final int MAX_POINTS = 29;

  private static final int MAX_OF_THREE = 20;
  private static final int MAX_OF_FIVE = 46;

  private static final int JACK = 10;
  private static final int FIFTEEN = 15;

  /// For each number of cards, the sets of that size, one bit per set.
  private static final long[] OF_SIZE = ofSize();

  /// For each set of indices, the sets that contain at least one of them, one bit per set.
  private static final long[] WITH_ONE_OF = withOneOf();

  /// The clubs, of which any other suit is a shift; also one bit for each rank.
  private static final long SUIT = 0x1_1111_1111_1111L;

  // Two cards of every four, and every second one.
  private static final long LOWER_HALVES = 3 * SUIT;
  private static final long EVERY_SECOND = 5 * SUIT;

  // Item fields: the rule, the cards as a set of indices, the points.
  private static final int RULE_SHIFT = 16;
  private static final int CARDS_SHIFT = 8;

  /// Items without cards: a fifteen, and the item for each number of cards of one rank.
  private static final int A_FIFTEEN = item(SHOW_FIFTEEN, 0, 2);

  private static final int[] ALIKE = {
    0, 0, item(SHOW_PAIR, 0, 2), item(SHOW_PAIR_ROYAL, 0, 6), item(SHOW_DOUBLE_PAIR_ROYAL, 0, 12)
  };

  private Show() {}

  private static long[] ofSize() {
    var sets = new long[MAX_CARDS + 1];
    for (int set = 0; set < 1 << MAX_CARDS; set++) {
      sets[Integer.bitCount(set)] |= 1L << set;
    }
    return sets;
  }

  private static long[] withOneOf() {
    var with = new long[1 << MAX_CARDS];
    for (int places = 0; places < with.length; places++) {
      for (int set = 0; set < 1 << MAX_CARDS; set++) {
        with[places] |= (set & places) == 0 ? 0 : 1L << set;
      }
    }
    return with;
  }

  /// The number of ways in which some of these cards add up to fifteen, each of which counts two
  /// points.
  static int fifteens(long cards) {
    return waysTo(FIFTEEN, cards);
  }

  private static int waysTo(int count, long cards) {
    if (count == 0) {
      return 1;
    }
    if (count < 0 || cards == 0) {
      return 0;
    }
    long others = cards & cards - 1;
    int card = Cards.value(Long.numberOfTrailingZeros(cards));
    return waysTo(count - card, others) + waysTo(count, others);
  }

  /// The most points of this number of cards and the starter.
  public static int most(int cards) {
    return cards == Cards.HAND ? MAX_POINTS : cards < Cards.HAND ? MAX_OF_THREE : MAX_OF_FIVE;
  }

  /// The points of some cards and the starter.
  ///
  /// @param flushAlone whether cards of one suit count without the starter: in a hand always, in
  ///   the crib only where the table agrees so
  public static int points(long hand, int starter, boolean flushAlone) {
    return RankTable.points(hand | 1L << starter)
        + flushPoints(hand, starter, flushAlone)
        + nobsPoints(hand, starter);
  }

  private static int flushPoints(long hand, int starter, boolean flushAlone) {
    int suit = Long.numberOfTrailingZeros(hand) & 3;
    if ((hand & ~(SUIT << suit)) != 0) {
      return 0;
    }
    int cards = Long.bitCount(hand);
    return (starter & 3) == suit ? cards + 1 : flushAlone ? cards : 0;
  }

  private static int nobsPoints(long hand, int starter) {
    return (int) (hand >>> nobs(starter) & 1);
  }

  /// The jack of the starter's suit.
  private static int nobs(int starter) {
    return JACK << 2 | (starter & 3);
  }

  // Items: combination by combination, in the order in which players count.

  /// Writes every combination of some cards and the starter into `items`, and returns their number.
  /// The cards of a combination are a set of indices: those of the hand's cards, lowest first, then
  /// the starter's.
  public static int itemise(long hand, int starter, boolean flushAlone, int[] items) {
    int count = byRanks(hand, starter, items);
    int flush = flushPoints(hand, starter, flushAlone);
    if (flush > 0) {
      items[count++] = item(FLUSH, (1 << flush) - 1, flush);
    }
    if (nobsPoints(hand, starter) > 0) {
      long below = hand & (1L << nobs(starter)) - 1;
      items[count++] = item(HIS_NOBS, 1 << Long.bitCount(below), 1);
    }
    return count;
  }

  /// Writes the combinations that depend on ranks alone.
  static int byRanks(long hand, int starter, int[] items) {
    return pairsAndRuns(hand, starter, items, fifteens(hand, starter, items));
  }

  /// Writes pairs and runs after the items already written.
  static int pairsAndRuns(long hand, int starter, int[] items, int before) {
    return runs(hand, starter, items, pairs(hand, starter, items, before));
  }

  /// Writes every different set of cards that adds up to fifteen, the smallest sets first.
  private static int fifteens(long hand, int starter, int[] items) {
    long sets = Fifteens.sets(hand, starter);
    int count = 0;
    for (int size = 2; sets != 0; size++) {
      for (long rest = sets & OF_SIZE[size]; rest != 0; rest &= rest - 1) {
        items[count++] = A_FIFTEEN | Long.numberOfTrailingZeros(rest) << CARDS_SHIFT;
      }
      sets &= ~OF_SIZE[size];
    }
    return count;
  }

  /// Writes the sets of cards of one rank, the lowest ranks first.
  private static int pairs(long hand, int starter, int[] items, int before) {
    int count = before;
    for (long rest = severalOf(hand | 1L << starter); rest != 0; rest &= rest - 1) {
      int alike = places(Long.numberOfTrailingZeros(rest), hand, starter);
      items[count++] = ALIKE[Integer.bitCount(alike)] | alike << CARDS_SHIFT;
    }
    return count;
  }

  /// The first card of each rank with more than one card.
  private static long severalOf(long cards) {
    long ofTwo = cards - (cards >>> 1 & EVERY_SECOND);
    long ofFour = (ofTwo & LOWER_HALVES) + (ofTwo >>> 2 & LOWER_HALVES);
    return (ofFour >>> 1 | ofFour >>> 2) & SUIT;
  }

  /// The indices of the cards of one rank, given by its first card.
  private static int places(int rank, long hand, int starter) {
    int below = Long.bitCount(hand & (1L << rank) - 1);
    int held = Long.bitCount(hand >>> rank & 0xf);
    int ofHand = ((1 << held) - 1) << below;
    return (starter & ~3) == rank ? ofHand | 1 << Long.bitCount(hand) : ofHand;
  }

  /// Writes the runs, one for each choice among cards of one rank. Six cards have room for two
  /// separate runs.
  private static int runs(long hand, int starter, int[] items, int before) {
    long ranks = ranksOf(hand | 1L << starter);
    int count = before;
    for (long starts = ranks & ranks >>> 4 & ranks >>> 8; starts != 0; ) {
      int rank = Long.numberOfTrailingZeros(starts);
      long sets = -1L;
      int size = 0;
      for (; (ranks >>> rank & 1) != 0; rank += 4) {
        sets &= WITH_ONE_OF[places(rank, hand, starter)];
        size++;
      }
      for (long rest = sets & OF_SIZE[size]; rest != 0; rest &= rest - 1) {
        items[count++] = item(SHOW_RUN, Long.numberOfTrailingZeros(rest), size);
      }
      starts &= -1L << rank;
    }
    return count;
  }

  /// The first card of each rank in the set.
  private static long ranksOf(long cards) {
    long halves = cards | cards >>> 1;
    return (halves | halves >>> 2) & SUIT;
  }

  private static int item(CribbageRule rule, int set, int points) {
    return rule.ordinal() << RULE_SHIFT | set << CARDS_SHIFT | points;
  }

  /// The index in the rulebook of the rule by which an item counts.
  public static int ruleOf(int item) {
    return item >> RULE_SHIFT;
  }

  /// The cards of an item, one bit for each index among those counted.
  public static int cardsOf(int item) {
    return item >> CARDS_SHIFT & 0xff;
  }

  public static int pointsOf(int item) {
    return item & 0xff;
  }
}
