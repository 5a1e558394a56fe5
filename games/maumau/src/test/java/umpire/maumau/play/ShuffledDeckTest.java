package umpire.maumau.play;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import umpire.core.SeededRandom;
import umpire.maumau.cards.Cards;

class ShuffledDeckTest {

  @ParameterizedTest
  @ValueSource(longs = {Cards.SHORT_DECK, Cards.ALL})
  void everyDeckHasEveryCard(long cards) {
    var random = new SeededRandom(1);
    var deck = new ShuffledDeck(cards);
    for (int i = 0; i < 1000; i++) {
      long seen = 0;
      for (long card : deck.shuffle(random)) {
        assertThat(Long.bitCount(card)).isEqualTo(1);
        seen |= card;
      }
      assertThat(seen).isEqualTo(cards);
    }
  }

  /// Checks chi-squared over all pairs of card and position, with (n - 1)^2 degrees of freedom for
  /// n cards; the standard deviation is the square root of twice as many. The seed is fixed, so
  /// this passes always or never.
  @ParameterizedTest
  @ValueSource(longs = {Cards.SHORT_DECK, Cards.ALL})
  void everyCardIsEquallyLikelyInEveryPlace(long all) {
    int size = Long.bitCount(all);
    int decks = 10_000 * size;
    var counts = new int[size][size];
    var random = new SeededRandom(42);
    var deck = new ShuffledDeck(all);
    for (int i = 0; i < decks; i++) {
      long[] cards = deck.shuffle(random);
      for (int place = 0; place < size; place++) {
        counts[place][Cards.number(cards[place])]++;
      }
    }
    double expected = decks / (double) size;
    double chiSquared = 0;
    for (int[] row : counts) {
      for (int count : row) {
        chiSquared += (count - expected) * (count - expected) / expected;
      }
    }
    assertThatItIsUsual(chiSquared, (size - 1) * (size - 1));
  }

  /// Checks that neighbours do not depend on each other: each of the n (n - 1) ordered pairs of
  /// first two cards.
  @ParameterizedTest
  @ValueSource(longs = {Cards.SHORT_DECK, Cards.ALL})
  void everyPairOfFirstCardsIsEquallyLikely(long all) {
    int size = Long.bitCount(all);
    int decks = 1_000_000;
    var counts = new int[size][size];
    var random = new SeededRandom(43);
    var deck = new ShuffledDeck(all);
    for (int i = 0; i < decks; i++) {
      long[] cards = deck.shuffle(random);
      counts[Cards.number(cards[0])][Cards.number(cards[1])]++;
    }
    int pairs = size * (size - 1);
    double expected = decks / (double) pairs;
    double chiSquared = 0;
    for (int first = 0; first < size; first++) {
      for (int second = 0; second < size; second++) {
        if (first != second) {
          chiSquared += Math.pow(counts[first][second] - expected, 2) / expected;
        }
      }
    }
    assertThatItIsUsual(chiSquared, pairs - 1);
  }

  private static void assertThatItIsUsual(double chiSquared, int freedom) {
    double deviation = Math.sqrt(2.0 * freedom);
    assertThat(chiSquared).isBetween(freedom - 4 * deviation, freedom + 4 * deviation);
  }
}
