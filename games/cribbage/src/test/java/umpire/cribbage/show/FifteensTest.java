package umpire.cribbage.show;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import umpire.cribbage.cards.Cards;

/// Fifteens found fast are those of the plain rule, for all ranks of three to five cards and of the
/// starter.
final class FifteensTest {

  private static final int RANKS = 13;
  private static final int SUITS = 4;

  private int hands;

  @Test
  void fastIsPlain() {
    for (int size = 3; size < Show.MAX_CARDS; size++) {
      everyHand(0, 0, size);
    }
    assertThat(hands).as("ranks of hands and starters").isEqualTo(109_681);
  }

  /// Adds cards of the same rank or higher ones, suits in order.
  private void everyHand(long hand, int fromRank, int missing) {
    if (missing == 0) {
      everyStarter(hand);
      return;
    }
    for (int rank = fromRank; rank < RANKS; rank++) {
      int card = next(rank, hand);
      if (card >= 0) {
        everyHand(hand | 1L << card, rank, missing - 1);
      }
    }
  }

  /// A card of a rank that is not there yet, -1 if all four are.
  private static int next(int rank, long cards) {
    int held = Long.bitCount(cards >>> SUITS * rank & 0xf);
    return held == SUITS ? -1 : SUITS * rank + held;
  }

  private void everyStarter(long hand) {
    for (int rank = 0; rank < RANKS; rank++) {
      int starter = next(rank, hand);
      if (starter >= 0) {
        hands++;
        compare(hand, starter);
      }
    }
  }

  /// All sets found add up to fifteen, and no set is missing.
  private static void compare(long hand, int starter) {
    long sets = Fifteens.sets(hand, starter);
    for (long rest = sets; rest != 0; rest &= rest - 1) {
      assertThat(sum(Long.numberOfTrailingZeros(rest), hand, starter)).isEqualTo(15);
    }
    assertThat(Long.bitCount(sets)).isEqualTo(Show.fifteens(hand | 1L << starter));
  }

  private static int sum(int set, long hand, int starter) {
    boolean withStarter = set >> Long.bitCount(hand) != 0;
    int sum = withStarter ? Cards.value(starter) : 0;
    for (long rest = Long.expand(set, hand); rest != 0; rest &= rest - 1) {
      sum += Cards.value(Long.numberOfTrailingZeros(rest));
    }
    return sum;
  }
}
