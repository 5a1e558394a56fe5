package umpire.maumau.cards;

import umpire.core.kernel.Move;
import umpire.core.kernel.Parts;

/// The cards of a move that stand in order: a deck or a new draw pile, the top card first.
public final class CardRow {

  /// A card of which nobody recorded which it is.
  public static final int UNKNOWN = -1;

  /// Stands for a number that no card has, so that no deck has it either.
  private static final long NO_SUCH_CARD = Long.MIN_VALUE;

  private CardRow() {}

  /// Puts cards given as bits behind those of a move, 0 for one that was not recorded.
  public static Move add(long[] bits, Move into) {
    for (long bit : bits) {
      into.then(bit == 0 ? UNKNOWN : Cards.number(bit));
    }
    return into;
  }

  /// The card at a place as a bit, 0 if nobody recorded it.
  public static long bit(Parts row, int place) {
    int card = row.card(place);
    if (card == UNKNOWN) {
      return 0;
    }
    return (card & -Long.SIZE) == 0 ? 1L << card : NO_SUCH_CARD;
  }

  /// All known cards of a row, as bits.
  public static long known(Parts row) {
    long cards = 0;
    for (int place = 0; place < row.length(); place++) {
      cards |= bit(row, place);
    }
    return cards;
  }

  /// The cards that stand in a row more than once, as bits.
  public static long repeated(Parts row) {
    long seen = 0;
    long twice = 0;
    for (int place = 0; place < row.length(); place++) {
      long card = bit(row, place);
      twice |= seen & card;
      seen |= card;
    }
    return twice;
  }

  /// Whether there is such a place, and nobody recorded which card lies there.
  public static boolean lacks(Parts row, int place) {
    return place < row.length() && row.card(place) == UNKNOWN;
  }
}
