package umpire.maumau.play;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import umpire.core.Chance;
import umpire.maumau.Cards;

class ShuffledDeckTest {

  @Test
  void everyDeckHasEveryCard() {
    var chance = new Chance(1);
    var deck = new ShuffledDeck();
    for (int i = 0; i < 1000; i++) {
      int seen = 0;
      for (int card : deck.shuffle(chance)) {
        assertThat(Integer.bitCount(card)).isEqualTo(1);
        seen |= card;
      }
      assertThat(seen).isEqualTo(-1);
    }
  }

  /// Chi-squared over all pairs of card and place, 31 x 31 degrees of freedom: mean 961, standard
  /// deviation 43.8. The seed is fixed, so this passes always or never.
  @Test
  void everyCardIsEquallyLikelyInEveryPlace() {
    int decks = 320_000;
    var counts = new int[Cards.DECK][Cards.DECK];
    var chance = new Chance(42);
    var deck = new ShuffledDeck();
    for (int i = 0; i < decks; i++) {
      int[] cards = deck.shuffle(chance);
      for (int place = 0; place < Cards.DECK; place++) {
        counts[place][Integer.numberOfTrailingZeros(cards[place])]++;
      }
    }
    double expected = decks / (double) Cards.DECK;
    double chiSquared = 0;
    for (int[] row : counts) {
      for (int count : row) {
        chiSquared += (count - expected) * (count - expected) / expected;
      }
    }
    assertThat(chiSquared).isBetween(961 - 4 * 43.8, 961 + 4 * 43.8);
  }

  /// Neighbours must not depend on each other: each of the 32 x 31 ordered pairs of first two
  /// cards, 991 degrees of freedom.
  @Test
  void everyPairOfFirstCardsIsEquallyLikely() {
    int decks = 1_000_000;
    var counts = new int[Cards.DECK][Cards.DECK];
    var chance = new Chance(43);
    var deck = new ShuffledDeck();
    for (int i = 0; i < decks; i++) {
      int[] cards = deck.shuffle(chance);
      counts[Integer.numberOfTrailingZeros(cards[0])][Integer.numberOfTrailingZeros(cards[1])]++;
    }
    double expected = decks / (32.0 * 31);
    double chiSquared = 0;
    for (int first = 0; first < Cards.DECK; first++) {
      for (int second = 0; second < Cards.DECK; second++) {
        if (first != second) {
          chiSquared += Math.pow(counts[first][second] - expected, 2) / expected;
        }
      }
    }
    assertThat(chiSquared).isBetween(991 - 4 * 44.5, 991 + 4 * 44.5);
  }
}
