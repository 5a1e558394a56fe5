package umpire.cribbage;

import static umpire.cribbage.CribbageRule.FLUSH;
import static umpire.cribbage.CribbageRule.HIS_NOBS;
import static umpire.cribbage.CribbageRule.SHOW_DOUBLE_PAIR_ROYAL;
import static umpire.cribbage.CribbageRule.SHOW_FIFTEEN;
import static umpire.cribbage.CribbageRule.SHOW_PAIR;
import static umpire.cribbage.CribbageRule.SHOW_PAIR_ROYAL;
import static umpire.cribbage.CribbageRule.SHOW_RUN;

/// The show: what the cards of a hand or of the crib, three to five of them, are worth with the
/// starter.
///
/// Fifteens, pairs and runs depend on ranks alone, so that one look into a [RankTable] answers for
/// all three. Flush and nobs are a question of a few bits.
public final class Show {

  /// The most combinations that a hand holds: fifteens, pairs and runs together, flush and nobs.
  public static final int MOST_ITEMS = 20;

  /// The most cards that are counted together: a hand of five and the starter.
  public static final int MOST_CARDS = 6;

  private static final int JACK = 10;

  /// For each number of cards the sets of so many, a bit for each set.
  private static final long[] OF_SIZE = ofSize();

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

  private static long[] ofSize() {
    var sets = new long[MOST_CARDS + 1];
    for (int set = 0; set < 1 << MOST_CARDS; set++) {
      sets[Integer.bitCount(set)] |= 1L << set;
    }
    return sets;
  }

  /// The points of some cards and the starter.
  ///
  /// @param flushAlone whether cards of one suit count without the starter: in a hand always, in
  ///   the crib only where a table plays it so
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

  // The same, combination by combination, in the order in which players count.

  /// Writes down every combination of some cards and the starter, and returns how many there are.
  ///
  /// @param cards room for all of them: the hand, lowest first, and the starter
  public static int itemise(long hand, int starter, boolean flushAlone, int[] cards, int[] items) {
    int held = 0;
    for (long rest = hand; rest != 0; rest &= rest - 1) {
      cards[held++] = Long.numberOfTrailingZeros(rest);
    }
    cards[held] = starter;
    int count = byRanks(cards, held + 1, items);
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

  /// The combinations of the first so many cards that depend on ranks alone.
  static int byRanks(int[] cards, int counted, int[] items) {
    int count = fifteens(cards, counted, items);
    long numbers = 0;
    int ranks = 0;
    for (int i = 0; i < counted; i++) {
      numbers += 1L << (cards[i] & ~3);
      ranks |= 1 << (cards[i] >> 2);
    }
    count = (numbers & MORE_THAN_ONE) == 0 ? count : pairs(cards, counted, items, count);
    for (int starts = ranks & ranks >> 1 & ranks >> 2; starts != 0; ) {
      int run = runFrom(Integer.numberOfTrailingZeros(starts), ranks);
      count = runs(cards, counted, run, items, count);
      starts &= ~run;
    }
    return count;
  }

  /// Every different set of cards that adds up to fifteen, the smallest sets first.
  private static int fifteens(int[] cards, int counted, int[] items) {
    long sets = setsOfFifteen(cards, counted);
    int count = 0;
    for (int size = 2; sets != 0; size++) {
      for (long rest = sets & OF_SIZE[size]; rest != 0; rest &= rest - 1) {
        items[count++] = item(SHOW_FIFTEEN, Long.numberOfTrailingZeros(rest), 2);
      }
      sets &= ~OF_SIZE[size];
    }
    return count;
  }

  /// The sets that add up to fifteen, a bit for each. The sums of the sets of three cards stand in
  /// the bytes of one number; for each set of the other cards, one to three, there is one more such
  /// number.
  private static long setsOfFifteen(int[] cards, int counted) {
    long sums =
        Pegging.value(cards[0]) * WITH_FIRST
            + Pegging.value(cards[1]) * WITH_SECOND
            + Pegging.value(cards[2]) * WITH_THIRD;
    int fourth = 15 - Pegging.value(cards[3]);
    long sets = bytesWith(15, sums) | bytesWith(fourth, sums) << 8;
    if (counted > 4) {
      int fifth = Pegging.value(cards[4]);
      sets |= bytesWith(15 - fifth, sums) << 16 | bytesWith(fourth - fifth, sums) << 24;
      if (counted > 5) {
        int sixth = Pegging.value(cards[5]);
        sets |= bytesWith(15 - sixth, sums) << 32 | bytesWith(fourth - sixth, sums) << 40;
        int both = fifth + sixth;
        sets |= bytesWith(15 - both, sums) << 48 | bytesWith(fourth - both, sums) << 56;
      }
    }
    return sets;
  }

  /// Which bytes have this value, which may be negative; all of them are small.
  private static long bytesWith(int value, long bytes) {
    long difference = bytes ^ (value & 0x7f) * EVERY_BYTE;
    long same = ~(difference + LOW_BITS) & ~LOW_BITS;
    return ((same >>> 7) * GATHER) >>> 56;
  }

  private static int pairs(int[] cards, int counted, int[] items, int before) {
    int count = before;
    int seen = 0;
    for (int i = 0; i < counted; i++) {
      int alike = (seen >> i & 1) == 0 ? alike(cards, counted, i) : 0;
      seen |= alike;
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
  private static int alike(int[] cards, int counted, int which) {
    int alike = 0;
    for (int i = 0; i < counted; i++) {
      alike |= cards[i] >> 2 == cards[which] >> 2 ? 1 << i : 0;
    }
    return alike;
  }

  /// The neighbouring ranks from this one on, as far as they go.
  private static int runFrom(int lowest, int ranks) {
    int size = Integer.numberOfTrailingZeros(~(ranks >> lowest));
    return ((1 << size) - 1) << lowest;
  }

  /// The runs of these ranks, once for each choice among cards of one rank. Six cards have room for
  /// two that do not meet.
  private static int runs(int[] cards, int counted, int run, int[] items, int before) {
    int size = Integer.bitCount(run);
    int count = before;
    long sets = OF_SIZE[size] & -1L >>> (Long.SIZE - (1 << counted));
    for (long rest = sets; rest != 0; rest &= rest - 1) {
      int set = Long.numberOfTrailingZeros(rest);
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

  /// Which cards make an item: a bit for each place among those counted.
  public static int cardsOf(int item) {
    return item >> CARDS_SHIFT & 0xff;
  }

  public static int pointsOf(int item) {
    return item & 0xff;
  }
}
