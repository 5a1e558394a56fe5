package umpire.maumau.cards;

import umpire.core.kernel.Move;
import umpire.core.kernel.Parts;

/// The cards of a move that are in order: a deck or a new draw pile, the top card first.
public final class CardRow {

  /// A card that the record does not name.
  public static final int UNKNOWN = -1;

  /// A card bit for an invalid number; no deck has it.
  private static final long NO_SUCH_CARD = Long.MIN_VALUE;

  private CardRow() {}

  /// Appends cards, given as bits, to those of a move; 0 is an unknown card.
  public static Move add(long[] bits, Move into) {
    for (long bit : bits) {
      into.then(bit == 0 ? UNKNOWN : Cards.number(bit));
    }
    return into;
  }

  /// The card at an index as a bit, 0 if it is unknown.
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

  /// The cards that occur in a row more than once, as bits.
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

  /// Whether the row has a card at this index, and it is unknown.
  public static boolean lacks(Parts row, int place) {
    return place < row.length() && row.card(place) == UNKNOWN;
  }
}
