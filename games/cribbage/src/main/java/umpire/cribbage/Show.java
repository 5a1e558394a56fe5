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
/// Fifteens, pairs and runs depend on ranks alone, and five ranks are one of 6,188 selections, so
/// that one look into a table answers for all three; the table is filled by the same counting,
/// combination by combination, that players hear. Flush and nobs are a question of a few bits.
public final class Show {

  /// The most combinations that a hand holds: fifteens, pairs and runs together, flush and nobs.
  public static final int MOST_ITEMS = 16;

  private static final int CARDS = 5;
  private static final int STARTER = 1 << (CARDS - 1);
  private static final int HAND = STARTER - 1;
  private static final int RANKS = 13;
  private static final int JACK = 10;

  /// The clubs, of which any other suit is a shift.
  private static final long SUIT = 0x1_1111_1111_1111L;

  // Item fields: the rule, the cards as a set of places, the points.
  private static final int RULE_SHIFT = 16;
  private static final int CARDS_SHIFT = 8;

  /// How many selections of so many ranks, repeats allowed, have no rank above this one's lower
  /// neighbour: the places of the ranks of a hand, lowest first, add up to its place in the table.
  private static final short[][] PLACE = places();

  private static final byte[] BY_RANKS = byRanks();

  private Show() {}

  /// The points of four cards and the starter.
  ///
  /// @param fourFlush whether four cards of one suit count without the starter: in a hand always,
  ///   in the crib only where a table plays it so
  public static int points(long hand, int starter, boolean fourFlush) {
    int points = BY_RANKS[place(hand | 1L << starter)];
    int suit = Long.numberOfTrailingZeros(hand) & 3;
    if ((hand & ~(SUIT << suit)) == 0) {
      points += (starter & 3) == suit ? 5 : fourFlush ? 4 : 0;
    }
    return points + (int) (hand >>> (JACK << 2 | (starter & 3)) & 1);
  }

  private static int place(long five) {
    int place = Long.numberOfTrailingZeros(five) >> 2;
    five &= five - 1;
    place += PLACE[1][Long.numberOfTrailingZeros(five) >> 2];
    five &= five - 1;
    place += PLACE[2][Long.numberOfTrailingZeros(five) >> 2];
    five &= five - 1;
    place += PLACE[3][Long.numberOfTrailingZeros(five) >> 2];
    five &= five - 1;
    return place + PLACE[4][Long.numberOfTrailingZeros(five) >> 2];
  }

  private static short[][] places() {
    var places = new short[CARDS][RANKS];
    for (int rank = 0; rank < RANKS; rank++) {
      places[0][rank] = (short) rank;
      for (int nth = 1; nth < CARDS; nth++) {
        places[nth][rank] = rank == 0 ? 0 : (short) (places[nth][rank - 1] + places[nth - 1][rank]);
      }
    }
    return places;
  }

  private static byte[] byRanks() {
    var highest = new int[CARDS];
    java.util.Arrays.fill(highest, RANKS - 1);
    var table = new byte[placeOf(highest) + 1];
    var cards = new int[CARDS];
    var items = new int[MOST_ITEMS];
    fill(table, cards, 0, 0, items);
    return table;
  }

  /// Goes through all selections of ranks, lowest first.
  private static void fill(byte[] table, int[] ranks, int from, int least, int[] items) {
    if (from == CARDS) {
      var cards = new int[CARDS];
      for (int i = 0; i < CARDS; i++) {
        cards[i] = ranks[i] << 2;
      }
      // Five cards of one rank are in no deck.
      boolean possible = ranks[0] != ranks[CARDS - 1];
      table[placeOf(ranks)] = (byte) (possible ? sum(items, byRanks(cards, items)) : 0);
      return;
    }
    for (int rank = least; rank < RANKS; rank++) {
      ranks[from] = rank;
      fill(table, ranks, from + 1, rank, items);
    }
  }

  private static int placeOf(int[] ranks) {
    int place = 0;
    for (int nth = 0; nth < CARDS; nth++) {
      place += PLACE[nth][ranks[nth]];
    }
    return place;
  }

  private static int sum(int[] items, int count) {
    int sum = 0;
    for (int i = 0; i < count; i++) {
      sum += pointsOf(items[i]);
    }
    return sum;
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

  private static int byRanks(int[] cards, int[] items) {
    return runs(cards, items, pairs(cards, items, fifteens(cards, items)));
  }

  /// Every different set of cards that adds up to fifteen, the smallest sets first.
  private static int fifteens(int[] cards, int[] items) {
    int count = 0;
    for (int size = 2; size <= CARDS; size++) {
      for (int set = 1; set < 1 << CARDS; set++) {
        if (Integer.bitCount(set) == size && value(cards, set) == 15) {
          items[count++] = item(SHOW_FIFTEEN, set, 2);
        }
      }
    }
    return count;
  }

  private static int value(int[] cards, int set) {
    int value = 0;
    for (int i = 0; i < CARDS; i++) {
      value += (set >> i & 1) * Pegging.value(cards[i]);
    }
    return value;
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
    int count = before;
    for (int size = CARDS; size >= 3 && count == before; size--) {
      for (int set = 1; set < 1 << CARDS; set++) {
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
