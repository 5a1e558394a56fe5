package umpire.maumau.play;

import umpire.core.Chance;
import umpire.maumau.Cards;

/// Uniformly random decks, fast.
///
/// Choosing a deck is drawing 31 numbers, below 32, below 31 and so on down to 2. One random word
/// yields a whole batch of them: multiplying it by the first bound leaves the first number above
/// the word and fresh randomness in it, and so on. A batch is exactly fair if the words whose last
/// remainder is below 2^64 modulo the product of the bounds are drawn again; that remainder is the
/// word times the product, so one multiplication tells (Brackett-Rozinsky and Lemire, "Batched
/// ranged random integer generation", 2024). Each number then picks a card out of those that are
/// left with one bit-deposit instruction, [Integer#expand].
public final class ShuffledDeck {

  private static final int ALL_CARDS = -1;

  /// Bounds 32 down to 22, 21 down to 12, 11 down to 2.
  private static final long FIRST_PRODUCT = product(32, 22);

  private static final long SECOND_PRODUCT = product(21, 12);
  private static final long THIRD_PRODUCT = product(11, 2);

  private final int[] deck = new int[Cards.DECK];
  private int left;

  /// A new deck in the same array, cards as bits.
  public int[] shuffle(Chance chance) {
    left = ALL_CARDS;
    pick(fairWord(chance, FIRST_PRODUCT), 32, 22);
    pick(fairWord(chance, SECOND_PRODUCT), 21, 12);
    pick(fairWord(chance, THIRD_PRODUCT), 11, 2);
    deck[Cards.DECK - 1] = left;
    return deck;
  }

  /// Picks a card for each bound from `from` down to `to`.
  private void pick(long word, int from, int to) {
    int cards = left;
    for (int bound = from; bound >= to; bound--) {
      int place = (int) Math.unsignedMultiplyHigh(word, bound);
      word *= bound;
      int card = Integer.expand(1 << place, cards);
      cards &= ~card;
      deck[Cards.DECK - bound] = card;
    }
    left = cards;
  }

  private static long fairWord(Chance chance, long product) {
    long word = chance.next();
    while (Long.compareUnsigned(word * product, product) < 0 && isBiased(word * product, product)) {
      word = chance.next();
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
