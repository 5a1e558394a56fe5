package umpire.maumau.words;

import umpire.maumau.cards.Cards;

/// A player's move as one number. To lay a card is the card's number, with [#naming] a suit if the
/// card is wild; the others are [#DRAW], [#KEEP] and [#CATCH]. A call with the card adds [#MAU] or
/// [#MAU_MAU].
///
/// A `Move` has the card among its cards, and only what is said with it as its code, see [#said].
public final class MoveCode {

  /// A named suit is stored above the card's number, as one more than the suit.
  private static final int NAMED_SHIFT = 6;

  public static final int DRAW = (Cards.SUITS + 1) << NAMED_SHIFT;
  public static final int KEEP = DRAW + 1;

  /// Points out that another player has forgotten a call.
  public static final int CATCH = KEEP + 1;

  /// The number of moves without a call.
  public static final int COUNT = CATCH + 1;

  /// Not a move.
  static final int NONE = -1;

  /// The calls. The second includes the first.
  public static final int MAU = 512;

  public static final int MAU_MAU = 2 * MAU;

  /// The bits of a call.
  static final int CALLED = MAU | MAU_MAU;

  /// The bits of a named suit.
  static final int NAMED = 7 << NAMED_SHIFT;

  /// The bits of all that is said with a card.
  private static final int SAID = NAMED | CALLED;

  /// Greater than any move.
  public static final int END = 2 * MAU_MAU;

  private MoveCode() {}

  /// The move that lays a wild card and names a suit.
  public static int naming(int card, int suit) {
    return card | named(suit);
  }

  /// The code of naming a suit, to be added to a wild card.
  public static int named(int suit) {
    return (suit + 1) << NAMED_SHIFT;
  }

  /// Whether a move that lays a card names a suit.
  public static boolean names(int move) {
    return (move & ~CALLED) >= 1 << NAMED_SHIFT;
  }

  /// The suit named by a move that lays a wild card; by default the card's own.
  public static int suit(int move) {
    return names(move) ? ((move & ~CALLED) >> NAMED_SHIFT) - 1 : move & (Cards.SUITS - 1);
  }

  /// The card that a move lays, as a bit; 0 if it lays none.
  public static long card(int move) {
    return (move & ~CALLED) < DRAW ? 1L << (move & ((1 << NAMED_SHIFT) - 1)) : 0;
  }

  /// The call: [#MAU], [#MAU_MAU], or 0 for none.
  public static int word(int move) {
    return move & CALLED;
  }

  /// The suit and the call that are said with a card.
  public static int said(int move) {
    return move & SAID;
  }

  /// Whether this is one card, and the code is possible with it.
  static boolean canLay(long card, long said) {
    return (said & ~SAID) == 0 && (said & NAMED) < DRAW && Long.bitCount(card) == 1;
  }

  /// Whether this number is a move.
  public static boolean exists(int move) {
    return move >= 0
        && move < END
        && word(move) != CALLED
        && (move & ~CALLED) < (word(move) != 0 ? DRAW : COUNT);
  }
}
