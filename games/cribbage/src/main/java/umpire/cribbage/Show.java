package umpire.cribbage;

import static umpire.cribbage.PeggingRule.FLUSH;
import static umpire.cribbage.PeggingRule.HIS_NOBS;
import static umpire.cribbage.PeggingRule.SHOW_DOUBLE_PAIR_ROYAL;
import static umpire.cribbage.PeggingRule.SHOW_FIFTEEN;
import static umpire.cribbage.PeggingRule.SHOW_PAIR;
import static umpire.cribbage.PeggingRule.SHOW_PAIR_ROYAL;
import static umpire.cribbage.PeggingRule.SHOW_RUN;

/// The show: what four cards and the starter are worth.
///
/// Fifteens, pairs and runs depend on ranks alone, so that one look into a [RankTable] answers for
/// all three. Flush and nobs are a question of a few bits.
public final class Show {

  /// The most combinations that a hand holds: fifteens, pairs and runs together, flush and nobs.
  public static final int MOST_ITEMS = 16;

  private static final int CARDS = 5;
  private static final int STARTER = 1 << (CARDS - 1);
  private static final int HAND = STARTER - 1;
  private static final int JACK = 10;

  private static final long BYTES_OF_ONE = 0x01_01_01_01_01L;

  /// The sets of two cards and more as places among the five, the smallest sets first.
  private static final int[] BY_SIZE = bySize();

  /// The clubs, of which any other suit is a shift.
  private static final long SUIT = 0x1_1111_1111_1111L;

  // Item fields: the rule, the cards as a set of places, the points.
  private static final int RULE_SHIFT = 16;
  private static final int CARDS_SHIFT = 8;

  private Show() {}

  private static int[] bySize() {
    var sets = new int[(1 << CARDS) - 1 - CARDS];
    int found = 0;
    for (int size = 2; size <= CARDS; size++) {
      for (int set = 1; set < 1 << CARDS; set++) {
        if (Integer.bitCount(set) == size) {
          sets[found++] = set;
        }
      }
    }
    return sets;
  }

  /// The points of four cards and the starter.
  ///
  /// @param fourFlush whether four cards of one suit count without the starter: in a hand always,
  ///   in the crib only where a table plays it so
  public static int points(long hand, int starter, boolean fourFlush) {
    return RankTable.points(hand | 1L << starter)
        + flushPoints(hand, starter, fourFlush)
        + nobsPoints(hand, starter);
  }

  /// The same points by the rules that give them, see [Shown].
  static long byRule(long hand, int starter, boolean fourFlush) {
    return RankTable.byRule(hand | 1L << starter)
        + Shown.of(FLUSH, flushPoints(hand, starter, fourFlush))
        + Shown.of(HIS_NOBS, nobsPoints(hand, starter));
  }

  private static int flushPoints(long hand, int starter, boolean fourFlush) {
    int suit = Long.numberOfTrailingZeros(hand) & 3;
    if ((hand & ~(SUIT << suit)) != 0) {
      return 0;
    }
    return (starter & 3) == suit ? 5 : fourFlush ? 4 : 0;
  }

  private static int nobsPoints(long hand, int starter) {
    return (int) (hand >>> (JACK << 2 | (starter & 3)) & 1);
  }

  // The same, combination by combination, in the order in which players count.

  /// Writes down every combination of four cards and the starter, and returns how many there are.
  ///
  /// @param cards room for the five cards: the hand, lowest first, and the starter
  public static int itemise(long hand, int starter, boolean fourFlush, int[] cards, int[] items) {
    long rest = hand;
    for (int i = 0; i < CARDS - 1; i++) {
      cards[i] = Long.numberOfTrailingZeros(rest);
      rest &= rest - 1;
    }
    cards[CARDS - 1] = starter;
    int count = byRanks(cards, items);
    count = flush(cards, fourFlush, items, count);
    return nobs(cards, items, count);
  }

  /// The combinations that depend on ranks alone.
  static int byRanks(int[] cards, int[] items) {
    return runs(cards, items, pairs(cards, items, fifteens(cards, items)));
  }

  /// Every different set of cards that adds up to fifteen, the smallest sets first.
  private static int fifteens(int[] cards, int[] items) {
    long values = 0;
    for (int i = 0; i < CARDS; i++) {
      values |= (long) Pegging.value(cards[i]) << (Byte.SIZE * i);
    }
    int count = 0;
    for (int set : BY_SIZE) {
      if (value(values, set) == 15) {
        items[count++] = item(SHOW_FIFTEEN, set, 2);
      }
    }
    return count;
  }

  /// What a set of cards adds up to: a product with a one in every byte has the sum in its fifth.
  private static int value(long values, int set) {
    long bytes = Long.expand(set, BYTES_OF_ONE) * 0xff;
    long sums = (values & bytes) * BYTES_OF_ONE;
    return (int) (sums >>> (Byte.SIZE * (CARDS - 1))) & 0xff;
  }

  private static int pairs(int[] cards, int[] items, int before) {
    int count = before;
    int counted = 0;
    for (int i = 0; i < CARDS; i++) {
      int alike = (counted >> i & 1) == 0 ? alike(cards, i) : 0;
      counted |= alike;
      switch (Integer.bitCount(alike)) {
        case 2 -> items[count++] = item(SHOW_PAIR, alike, 2);
        case 3 -> items[count++] = item(SHOW_PAIR_ROYAL, alike, 6);
        case 4 -> items[count++] = item(SHOW_DOUBLE_PAIR_ROYAL, alike, 12);
        default -> {
          // a single card, or one that was counted with its like
        }
      }
    }
    return count;
  }

  /// The cards of the same rank as this one.
  private static int alike(int[] cards, int which) {
    int alike = 0;
    for (int i = 0; i < CARDS; i++) {
      alike |= cards[i] >> 2 == cards[which] >> 2 ? 1 << i : 0;
    }
    return alike;
  }

  /// The runs of the greatest length, once for each choice among cards of one rank.
  private static int runs(int[] cards, int[] items, int before) {
    int ranks = 0;
    for (int i = 0; i < CARDS; i++) {
      ranks |= 1 << (cards[i] >> 2);
    }
    if ((ranks & ranks >> 1 & ranks >> 2) == 0) {
      return before;
    }
    int count = before;
    for (int size = CARDS; size >= 3 && count == before; size--) {
      for (int set : BY_SIZE) {
        if (Integer.bitCount(set) == size && isRun(cards, set)) {
          items[count++] = item(SHOW_RUN, set, size);
        }
      }
    }
    return count;
  }

  private static boolean isRun(int[] cards, int set) {
    int ranks = 0;
    for (int i = 0; i < CARDS; i++) {
      ranks |= (set >> i & 1) << (cards[i] >> 2);
    }
    int unbroken = (ranks + Integer.lowestOneBit(ranks)) & ranks;
    return Integer.bitCount(ranks) == Integer.bitCount(set) && unbroken == 0;
  }

  private static int flush(int[] cards, boolean four, int[] items, int before) {
    int alike = 0;
    for (int i = 0; i < CARDS; i++) {
      alike |= (cards[i] & 3) == (cards[0] & 3) ? 1 << i : 0;
    }
    int count = before;
    if (alike == (HAND | STARTER)) {
      items[count++] = item(FLUSH, alike, 5);
    } else if (four && alike == HAND) {
      items[count++] = item(FLUSH, alike, 4);
    }
    return count;
  }

  private static int nobs(int[] cards, int[] items, int before) {
    int count = before;
    int nobs = JACK << 2 | (cards[CARDS - 1] & 3);
    for (int i = 0; i < CARDS - 1; i++) {
      if (cards[i] == nobs) {
        items[count++] = item(HIS_NOBS, 1 << i, 1);
      }
    }
    return count;
  }

  private static int item(PeggingRule rule, int set, int points) {
    return rule.ordinal() << RULE_SHIFT | set << CARDS_SHIFT | points;
  }

  /// The place in the rulebook of the rule by which an item counts.
  public static int ruleOf(int item) {
    return item >> RULE_SHIFT;
  }

  /// Which cards make an item: a bit for each place among the five.
  public static int cardsOf(int item) {
    return item >> CARDS_SHIFT & 0xff;
  }

  public static int pointsOf(int item) {
    return item & 0xff;
  }
}
