package umpire.maumau;

/// What a player does as one number: to lay a card, its number, with [#naming] a suit if the card
/// is wild; [#DRAW]; [#KEEP]; [#CATCH]. To say a word on laying a card, [#MAU] or [#MAU_MAU] is
/// added.
public final class MoveCode {

  /// A suit that is named stands above a card's number, as one more than the suit.
  private static final int NAMED_SHIFT = 6;

  public static final int DRAW = (Cards.SUITS + 1) << NAMED_SHIFT;
  public static final int KEEP = DRAW + 1;

  /// Says that somebody has forgotten a word.
  public static final int CATCH = KEEP + 1;

  /// How many moves there are where nobody says a word.
  static final int COUNT = CATCH + 1;

  /// No move at all.
  static final int NONE = -1;

  /// The words. Who says the second has said the first.
  public static final int MAU = 512;

  public static final int MAU_MAU = 2 * MAU;
  private static final int WORDS = MAU | MAU_MAU;

  /// More than any move.
  static final int END = 2 * MAU_MAU;

  private MoveCode() {}

  /// The move that lays a wild card and names a suit.
  public static int naming(int card, int named) {
    return card | (named + 1) << NAMED_SHIFT;
  }

  /// Whether a move that lays a card names a suit.
  public static boolean names(int move) {
    return (move & ~WORDS) >= 1 << NAMED_SHIFT;
  }

  /// The suit that a move names which lays a wild card: the card's own if none is said.
  public static int suit(int move) {
    return names(move) ? ((move & ~WORDS) >> NAMED_SHIFT) - 1 : move & (Cards.SUITS - 1);
  }

  /// The card a move lays, as a bit; none if it lays none.
  public static long card(int move) {
    return (move & ~WORDS) < DRAW ? 1L << (move & ((1 << NAMED_SHIFT) - 1)) : 0;
  }

  /// The word that is said: [#MAU], [#MAU_MAU], or 0 for none.
  public static int word(int move) {
    return move & WORDS;
  }

  /// What lays a card, or [#NONE].
  static int lay(int move) {
    return (move & ~WORDS) < DRAW ? move : NONE;
  }

  /// Whether there is such a move.
  static boolean exists(int move) {
    return move >= 0
        && move < END
        && word(move) != WORDS
        && (move & ~WORDS) < (word(move) != 0 ? DRAW : COUNT);
  }
}
