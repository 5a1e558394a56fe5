package umpire.maumau.play;

import umpire.core.SeededRandom;
import umpire.maumau.cards.Cards;

/// Uniformly random decks, generated fast.
///
/// Choosing a deck of 32 means drawing 31 numbers, below 32, below 31 and so on down to 2. One
/// random word yields a whole batch of them: multiplying it by the first bound leaves the first
/// number above the word and fresh randomness in it, and so on. A batch is exactly fair if words
/// whose last remainder is below 2^64 modulo the product of the bounds are drawn again; that
/// remainder is the word times the product, so one multiplication decides (Brackett-Rozinsky and
/// Lemire, "Batched ranged random integer generation", 2024). Each number then picks a card out of
/// those that are left with one bit-deposit instruction, [Long#expand].
public final class ShuffledDeck {

  /// Bounds 52 down to 43, 42 down to 33; and for at most 32 cards, 32 down to 22, 21 down to 12,
  /// 11 down to 2.
  private static final long FULL_PRODUCT = product(52, 43);

  private static final long FULL_PRODUCT_THEN = product(42, 33);
  private static final long FIRST_PRODUCT = product(32, 22);
  private static final long SECOND_PRODUCT = product(21, 12);
  private static final long THIRD_PRODUCT = product(11, 2);

  private final long cards;
  private final long[] deck;
  private long left;

  /// @param cards the cards of the deck: [Cards#SHORT_DECK] or [Cards#ALL]
  public ShuffledDeck(long cards) {
    this.cards = cards;
    deck = new long[Long.bitCount(cards)];
  }

  /// Returns a new deck, cards as bits; each call reuses the array.
  public long[] shuffle(SeededRandom random) {
    left = cards;
    if (deck.length == Cards.MAX_CARDS) {
      pick(fairWord(random, FULL_PRODUCT), 52, 43);
      pick(fairWord(random, FULL_PRODUCT_THEN), 42, 33);
    }
    pick(fairWord(random, FIRST_PRODUCT), 32, 22);
    pick(fairWord(random, SECOND_PRODUCT), 21, 12);
    pick(fairWord(random, THIRD_PRODUCT), 11, 2);
    deck[deck.length - 1] = left;
    return deck;
  }

  /// Picks a card for each bound from `from` down to `to`.
  private void pick(long word, int from, int to) {
    long[] into = deck;
    long rest = left;
    for (int bound = from; bound >= to; bound--) {
      int place = (int) Math.unsignedMultiplyHigh(word, bound);
      word *= bound;
      long card = Long.expand(1L << place, rest);
      rest &= ~card;
      into[into.length - bound] = card;
    }
    left = rest;
  }

  private static long fairWord(SeededRandom random, long product) {
    long word = random.nextLong();
    while (Long.compareUnsigned(word * product, product) < 0 && isBiased(word * product, product)) {
      word = random.nextLong();
    }
    return word;
  }

  private static boolean isBiased(long remainder, long product) {
    return Long.compareUnsigned(remainder, Long.remainderUnsigned(-product, product)) < 0;
  }

  private static long product(int from, int to) {
    long product = 1;
    for (int bound = from; bound >= to; bound--) {
      product *= bound;
    }
    return product;
  }
}
