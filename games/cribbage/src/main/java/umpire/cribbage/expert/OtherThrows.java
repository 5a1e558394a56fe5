package umpire.cribbage.expert;

import umpire.cribbage.cards.Cards;
import umpire.cribbage.show.Show;

/// The possible discards of the other player if the player's six cards are known: every hand of six
/// among the other cards, with discards as `rules` makes them, and every starter.
final class OtherThrows {

  private static final int CARDS = 6;

  private final long unseen;

  /// Number of hands by the two discards; and of those that keep a certain card.
  private final int[][] hands = new int[Cards.DECK][Cards.DECK];

  private final int[][][] keeping = new int[Cards.DECK][Cards.DECK][];

  /// @param dealer whether the crib is the player's
  OtherThrows(long six, boolean dealer) {
    unseen = Cards.ALL & ~six;
    var discards = new OtherDiscards(!dealer);
    long last = 1L << Long.bitCount(unseen);
    for (long hand = (1L << CARDS) - 1; hand < last; hand = CardSets.next(hand)) {
      long held = Long.expand(hand, unseen);
      long thrown = discards.of(held);
      count(thrown, held & ~thrown);
    }
  }

  private void count(long thrown, long kept) {
    int low = Long.numberOfTrailingZeros(thrown);
    int high = Long.numberOfTrailingZeros(thrown & thrown - 1);
    int[] with = keeping[low][high];
    if (with == null) {
      with = keeping[low][high] = new int[Cards.DECK];
    }
    hands[low][high]++;
    for (long rest = kept; rest != 0; rest &= rest - 1) {
      with[Long.numberOfTrailingZeros(rest)]++;
    }
  }

  /// The probability of each count of the crib if the player discards these two.
  float[] cribs(long mine) {
    var cribs = new long[Show.MAX_POINTS + 1];
    for (int low = 0; low < Cards.DECK; low++) {
      for (int high = low + 1; high < Cards.DECK; high++) {
        if (hands[low][high] > 0) {
          count(mine, low, high, cribs);
        }
      }
    }
    return CardSets.shares(cribs);
  }

  private void count(long mine, int low, int high, long[] cribs) {
    long theirs = 1L << low | 1L << high;
    for (long rest = unseen & ~theirs; rest != 0; rest &= rest - 1) {
      int starter = Long.numberOfTrailingZeros(rest);
      int times = hands[low][high] - keeping[low][high][starter];
      cribs[Show.points(mine | theirs, starter, false)] += times;
    }
  }
}
