package umpire.maumau;

/// What a player does as one number: a card's number for a card that is no jack; [#jack] for a jack
/// with the suit named; [#DRAW]; [#KEEP]. To say mau on laying a card, [#MAU] is added.
public final class MoveCode {

  private static final int FIRST_JACK = Cards.SUITS * Cards.JACK;

  public static final int DRAW = FIRST_JACK + Cards.SUITS * Cards.SUITS;
  public static final int KEEP = DRAW + 1;

  /// How many moves there are where nobody says mau.
  static final int COUNT = KEEP + 1;

  /// No move at all.
  static final int NONE = -1;

  public static final int MAU = 64;

  /// More than any move.
  static final int END = 2 * MAU;

  private MoveCode() {}

  /// The move that lays a jack and names a suit.
  public static int jack(int jackSuit, int named) {
    return FIRST_JACK + (jackSuit << 2 | named);
  }

  /// The suit that a move names which lays a jack.
  public static int suit(int move) {
    return (move - FIRST_JACK) & 3;
  }

  /// The card a move lays, as a bit; none if it draws or keeps.
  public static int card(int move) {
    int plain = move & ~MAU;
    if (plain >= DRAW) {
      return 0;
    }
    return plain < FIRST_JACK ? 1 << plain : 1 << (FIRST_JACK + ((plain - FIRST_JACK) >> 2));
  }

  public static boolean saysMau(int move) {
    return (move & MAU) != 0;
  }

  /// What lays a card, or [#NONE].
  static int lay(int move) {
    return (move & ~MAU) < DRAW ? move : NONE;
  }

  /// Whether there is such a move.
  static boolean exists(int move) {
    return move >= 0 && move < END && (move & ~MAU) < (saysMau(move) ? DRAW : COUNT);
  }
}
