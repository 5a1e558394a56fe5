package umpire.maumau.words;

import umpire.maumau.cards.Cards;

/// What a player does as one number: to lay a card, its number, with [#naming] a suit if the card
/// is wild; [#DRAW]; [#KEEP]; [#CATCH]. To say a word on laying a card, [#MAU] or [#MAU_MAU] is
/// added.
///
/// A move has the card among its cards, and only what is said with it as its code, see [#said].
public final class MoveCode {

  /// A suit that is named stands above a card's number, as one more than the suit.
  private static final int NAMED_SHIFT = 6;

  public static final int DRAW = (Cards.SUITS + 1) << NAMED_SHIFT;
  public static final int KEEP = DRAW + 1;

  /// Says that somebody has forgotten a word.
  public static final int CATCH = KEEP + 1;

  /// How many moves there are where nobody says a word.
  public static final int COUNT = CATCH + 1;

  /// No move at all.
  static final int NONE = -1;

  /// The words. Who says the second has said the first.
  public static final int MAU = 512;

  public static final int MAU_MAU = 2 * MAU;

  /// The bits of a word.
  static final int CALLED = MAU | MAU_MAU;

  /// The bits of a suit that is named.
  static final int NAMED = 7 << NAMED_SHIFT;

  /// The bits of all that is said with a card.
  private static final int SAID = NAMED | CALLED;

  /// More than any move.
  public static final int END = 2 * MAU_MAU;

  private MoveCode() {}

  /// The move that lays a wild card and names a suit.
  public static int naming(int card, int suit) {
    return card | named(suit);
  }

  /// What is said to name a suit.
  public static int named(int suit) {
    return (suit + 1) << NAMED_SHIFT;
  }

  /// Whether a move that lays a card names a suit.
  public static boolean names(int move) {
    return (move & ~CALLED) >= 1 << NAMED_SHIFT;
  }

  /// The suit that a move names which lays a wild card: the card's own if none is said.
  public static int suit(int move) {
    return names(move) ? ((move & ~CALLED) >> NAMED_SHIFT) - 1 : move & (Cards.SUITS - 1);
  }

  /// The card a move lays, as a bit; none if it lays none.
  public static long card(int move) {
    return (move & ~CALLED) < DRAW ? 1L << (move & ((1 << NAMED_SHIFT) - 1)) : 0;
  }

  /// The word that is said: [#MAU], [#MAU_MAU], or 0 for none.
  public static int word(int move) {
    return move & CALLED;
  }

  /// What a move that lays a card says beside: a suit, a word.
  public static int said(int move) {
    return move & SAID;
  }

  /// Whether this is one card, and somebody can say that with it.
  static boolean canLay(long card, long said) {
    return (said & ~SAID) == 0 && (said & NAMED) < DRAW && Long.bitCount(card) == 1;
  }

  /// Whether there is such a move.
  public static boolean exists(int move) {
    return move >= 0
        && move < END
        && word(move) != CALLED
        && (move & ~CALLED) < (word(move) != 0 ? DRAW : COUNT);
  }
}
