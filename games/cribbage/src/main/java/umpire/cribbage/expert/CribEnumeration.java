package umpire.cribbage.expert;

import umpire.cribbage.cards.Cards;
import umpire.cribbage.show.Show;

/// Counts every possible crib for two cards: every six cards that the other player may hold, of
/// which they discard two as `rules` does, and every starter.
///
/// The twenty million hands are enumerated once. For each discarded pair, the hands are counted
/// that hold any one, two or three other cards; from that follows the number that hold none of
/// them, and so the number compatible with any two cards of the first player and any starter.
public final class CribEnumeration {

  private static final int TWO = pair(0, Cards.DECK);
  private static final int THREE = triple(0, 0, Cards.DECK);

  /// Number of hands by the pair they discard; and of those that keep certain cards.
  private final int[] hands = new int[TWO];

  private final int[][] withOne = new int[TWO][Cards.DECK];
  private final int[][] withTwo = new int[TWO][TWO];
  private final int[][] withThree = new int[TWO][THREE];

  private final int[] kept = new int[Cards.HAND];

  private CribEnumeration() {}

  /// One half of the table as it is stored: the points of two cards in the player's own crib, or in
  /// the other's.
  public static String rows(boolean ownCrib) {
    var enumeration = new CribEnumeration();
    enumeration.goThroughHands(new OtherDiscards(!ownCrib));
    long[][] cribs = enumeration.cribs();
    var text = new StringBuilder();
    int first = ownCrib ? 0 : CribTable.PAIRS;
    for (int pair = 0; pair < CribTable.PAIRS; pair++) {
      boolean possible = false;
      for (long some : cribs[pair]) {
        possible |= some > 0;
      }
      text.append(possible ? CribTable.row(first + pair, cribs[pair]) : "");
    }
    return text.toString();
  }

  // Number of hands by discards and kept cards.

  private void goThroughHands(OtherDiscards discards) {
    long six = (1L << 6) - 1;
    while (six < 1L << Cards.DECK) {
      long thrown = discards.of(six);
      count(pair(thrown), six & ~thrown);
      six = CardSets.next(six);
    }
  }

  private void count(int thrown, long hand) {
    int cards = 0;
    for (long rest = hand; rest != 0; rest &= rest - 1) {
      kept[cards++] = Long.numberOfTrailingZeros(rest);
    }
    hands[thrown]++;
    for (int i = 0; i < cards; i++) {
      withOne[thrown][kept[i]]++;
      for (int j = 0; j < i; j++) {
        withTwo[thrown][pair(kept[j], kept[i])]++;
        for (int k = 0; k < j; k++) {
          withThree[thrown][triple(kept[k], kept[j], kept[i])]++;
        }
      }
    }
  }

  private static int pair(long two) {
    return pair(Long.numberOfTrailingZeros(two), Cards.DECK + 11 - Long.numberOfLeadingZeros(two));
  }

  /// The index of two cards among all pairs, the lower first.
  private static int pair(int low, int high) {
    return high * (high - 1) / 2 + low;
  }

  private static int triple(int low, int middle, int high) {
    return high * (high - 1) * (high - 2) / 6 + pair(low, middle);
  }

  // Conclusions.

  /// Number of cribs by points, for each pair of the first player.
  private long[][] cribs() {
    var cribs = new long[CribTable.PAIRS][Show.MAX_POINTS + 1];
    for (int low = 0; low < Cards.DECK; low++) {
      for (int high = low + 1; high < Cards.DECK; high++) {
        long two = 1L << low | 1L << high;
        count(low, high, cribs[CribTable.place(two, true)]);
      }
    }
    return cribs;
  }

  private void count(int low, int high, long[] cribs) {
    long mine = 1L << low | 1L << high;
    for (int first = 0; first < Cards.DECK; first++) {
      for (int second = first + 1; second < Cards.DECK; second++) {
        long crib = mine | 1L << first | 1L << second;
        if (Long.bitCount(crib) == Cards.HAND) {
          int thrown = pair(first, second);
          for (long rest = Cards.ALL & ~crib; rest != 0; rest &= rest - 1) {
            int starter = Long.numberOfTrailingZeros(rest);
            cribs[Show.points(crib, starter, false)] += without(thrown, low, high, starter);
          }
        }
      }
    }
  }

  /// The number of hands that discard a pair and keep none of three cards, two of which are in
  /// order.
  private int without(int thrown, int low, int high, int third) {
    int first = Math.min(low, third);
    int second = Math.max(low, Math.min(high, third));
    int last = Math.max(high, third);
    int[] one = withOne[thrown];
    int[] two = withTwo[thrown];
    return hands[thrown]
        - (one[first] + one[second] + one[last])
        + (two[pair(first, second)] + two[pair(first, last)] + two[pair(second, last)])
        - withThree[thrown][triple(first, second, last)];
  }
}
