package umpire.cribbage.show;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import umpire.core.SeededRandom;
import umpire.cribbage.cards.Cards;

/// The possible points of four cards are between the least and the most that all possible cards
/// give, by the plain show.
final class WorthTest {

  private static final int DECK = 52;

  @Test
  void leastAndMostOfAllThatIsPossible() {
    var random = new SeededRandom(5);
    for (int round = 0; round < 60; round++) {
      int starter = random.nextInt(DECK);
      long known = some(2 + round % 3, Cards.ALL & ~(1L << starter), random);
      long unseen = some(20, Cards.ALL & ~known & ~(1L << starter), random);
      boolean hand = round % 2 == 0;
      Worth worth = Worth.of(known, 4, unseen, starter, hand);
      var range = new int[] {99, 0};
      widen(range, known, unseen, starter, hand);
      assertThat(worth).isEqualTo(new Worth(range[0], range[1]));
      assertThat(worth.isKnown()).isEqualTo(range[0] == range[1]);
    }
  }

  private static long some(int count, long from, SeededRandom random) {
    long some = 0;
    while (Long.bitCount(some) < count) {
      some |= 1L << random.nextInt(DECK) & from;
    }
    return some;
  }

  private static void widen(int[] range, long four, long unseen, int starter, boolean hand) {
    if (Long.bitCount(four) == 4) {
      int points = PlainShows.points(four, starter, !hand);
      range[0] = Math.min(range[0], points);
      range[1] = Math.max(range[1], points);
      return;
    }
    for (int card = 0; card < DECK; card++) {
      if ((unseen & ~four & 1L << card) != 0) {
        widen(range, four | 1L << card, unseen, starter, hand);
      }
    }
  }

  @Test
  void ofHardlyKnownCardsAnythingIsPossible() {
    assertThat(Worth.of(1L << 7, 4, Cards.ALL, 20, true)).isEqualTo(new Worth(0, Show.MAX_POINTS));
    assertThat(Worth.of(0, 4, Cards.ALL, 20, true).isKnown()).isFalse();
  }
}
