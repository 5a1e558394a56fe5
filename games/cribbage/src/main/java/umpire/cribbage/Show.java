package umpire.cribbage;

import static umpire.cribbage.CribbageRule.FLUSH;
import static umpire.cribbage.CribbageRule.HIS_NOBS;
import static umpire.cribbage.CribbageRule.SHOW_DOUBLE_PAIR_ROYAL;
import static umpire.cribbage.CribbageRule.SHOW_FIFTEEN;
import static umpire.cribbage.CribbageRule.SHOW_PAIR;
import static umpire.cribbage.CribbageRule.SHOW_PAIR_ROYAL;
import static umpire.cribbage.CribbageRule.SHOW_RUN;

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

  /// For each number of cards the sets of so many, a bit for each set.
  private static final int[] OF_SIZE = ofSize();

  /// Where four bits for each rank count its cards, those that are set for more than one.
  private static final long MORE_THAN_ONE = 0xe_eeee_eeee_eeeeL;

  // Eight sums at once, a byte for each set of the first three cards.
  private static final long EVERY_BYTE = 0x01_01_01_01_01_01_01_01L;
  private static final long WITH_FIRST = 0x01_00_01_00_01_00_01_00L;
  private static final long WITH_SECOND = 0x01_01_00_00_01_01_00_00L;
  private static final long WITH_THIRD = 0x01_01_01_01_00_00_00_00L;
  private static final long LOW_BITS = 0x7f * EVERY_BYTE;
  private static final long GATHER = 0x01_02_04_08_10_20_40_80L;

  /// The clubs, of which any other suit is a shift.
  private static final long SUIT = 0x1_1111_1111_1111L;

  // Item fields: the rule, the cards as a set of places, the points.
  private static final int RULE_SHIFT = 16;
  private static final int CARDS_SHIFT = 8;

  private Show() {}

  private static int[] ofSize() {
    var sets = new int[CARDS + 1];
    for (int set = 0; set < 1 << CARDS; set++) {
      sets[Integer.bitCount(set)] |= 1 << set;
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

  private static int flushPoints(long hand, int starter, boolean fourFlush) {
    int suit = Long.numberOfTrailingZeros(hand) & 3;
    if ((hand & ~(SUIT << suit)) != 0) {
      return 0;
    }
    return (starter & 3) == suit ? 5 : fourFlush ? 4 : 0;
  }

  private static int nobsPoints(long hand, int starter) {
    return (int) (hand >>> nobs(starter) & 1);
  }

  /// The jack of the starter's suit.
  private static int nobs(int starter) {
    return JACK << 2 | (starter & 3);
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
    int flush = flushPoints(hand, starter, fourFlush);
    if (flush > 0) {
      items[count++] = item(FLUSH, flush == CARDS ? HAND | STARTER : HAND, flush);
    }
    if (nobsPoints(hand, starter) > 0) {
      long below = hand & (1L << nobs(starter)) - 1;
      items[count++] = item(HIS_NOBS, 1 << Long.bitCount(below), 1);
    }
    return count;
  }

  /// The combinations that depend on ranks alone.
  static int byRanks(int[] cards, int[] items) {
    int count = fifteens(cards, items);
    long numbers = 0;
    int ranks = 0;
    for (int i = 0; i < CARDS; i++) {
      numbers += 1L << (cards[i] & ~3);
      ranks |= 1 << (cards[i] >> 2);
    }
    count = (numbers & MORE_THAN_ONE) == 0 ? count : pairs(cards, items, count);
    return (ranks & ranks >> 1 & ranks >> 2) == 0 ? count : runs(cards, ranks, items, count);
  }

  /// Every different set of cards that adds up to fifteen, the smallest sets first.
  private static int fifteens(int[] cards, int[] items) {
    int sets = setsOfFifteen(cards);
    int count = 0;
    for (int size = 2; sets != 0; size++) {
      for (int rest = sets & OF_SIZE[size]; rest != 0; rest &= rest - 1) {
        items[count++] = item(SHOW_FIFTEEN, Integer.numberOfTrailingZeros(rest), 2);
      }
      sets &= ~OF_SIZE[size];
    }
    return count;
  }

  /// The sets that add up to fifteen, a bit for each of the thirty-two. The sums of the sets of
  /// three cards stand in the bytes of one number; with one, the other or both of the last two
  /// cards there are three more such numbers.
  private static int setsOfFifteen(int[] cards) {
    long sums =
        Pegging.value(cards[0]) * WITH_FIRST
            + Pegging.value(cards[1]) * WITH_SECOND
            + Pegging.value(cards[2]) * WITH_THIRD;
    int fourth = Pegging.value(cards[3]);
    int fifth = Pegging.value(cards[4]);
    return bytesWith(15, sums)
        | bytesWith(15 - fourth, sums) << 8
        | bytesWith(15 - fifth, sums) << 16
        | bytesWith(15 - fourth - fifth, sums) << 24;
  }

  /// Which bytes have this value, which may be negative; all of them are small.
  private static int bytesWith(int value, long bytes) {
    long difference = bytes ^ (value & 0x7f) * EVERY_BYTE;
    long same = ~(difference + LOW_BITS) & ~LOW_BITS;
    return (int) (((same >>> 7) * GATHER) >>> 56);
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

  /// The runs of the greatest length, once for each choice among cards of one rank. Five cards have
  /// no room for two lengths of three.
  private static int runs(int[] cards, int ranks, int[] items, int before) {
    int lowest = Integer.numberOfTrailingZeros(ranks & ranks >> 1 & ranks >> 2);
    int size = Integer.numberOfTrailingZeros(~(ranks >> lowest));
    int run = ((1 << size) - 1) << lowest;
    int count = before;
    for (int rest = OF_SIZE[size]; rest != 0; rest &= rest - 1) {
      int set = Integer.numberOfTrailingZeros(rest);
      if (ranksOf(cards, set) == run) {
        items[count++] = item(SHOW_RUN, set, size);
      }
    }
    return count;
  }

  private static int ranksOf(int[] cards, int set) {
    int ranks = 0;
    for (int rest = set; rest != 0; rest &= rest - 1) {
      ranks |= 1 << (cards[Integer.numberOfTrailingZeros(rest)] >> 2);
    }
    return ranks;
  }

  private static int item(CribbageRule rule, int set, int points) {
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
