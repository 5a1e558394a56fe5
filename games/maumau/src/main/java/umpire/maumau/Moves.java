package umpire.maumau;

/// Moves as numbers: a card's number for a card that is no jack; [#jack] for a jack with the suit
/// named; [#DRAW]; [#KEEP].
final class Moves {

  private static final int FIRST_JACK = Cards.SUITS * Cards.JACK;

  static final int DRAW = FIRST_JACK + Cards.SUITS * Cards.SUITS;
  static final int KEEP = DRAW + 1;
  static final int COUNT = KEEP + 1;

  private Moves() {}

  /// The move that lays a jack and names a suit.
  static int jack(int jackSuit, int named) {
    return FIRST_JACK + (jackSuit << 2 | named);
  }

  /// The suit that a move names which lays a jack.
  static int suit(int move) {
    return (move - FIRST_JACK) & 3;
  }

  /// The card a move lays, as a bit; none if it draws or keeps.
  static int card(int move) {
    if (move >= DRAW) {
      return 0;
    }
    return move < FIRST_JACK ? 1 << move : 1 << (FIRST_JACK + ((move - FIRST_JACK) >> 2));
  }

  /// Writes all moves that lay one of the cards, and returns their number.
  static int laying(int cards, int[] moves) {
    int found = 0;
    for (int rest = cards; rest != 0; rest &= rest - 1) {
      int card = Cards.number(rest);
      if (card < FIRST_JACK) {
        moves[found++] = card;
      } else {
        for (int suit = 0; suit < Cards.SUITS; suit++) {
          moves[found++] = jack(card - FIRST_JACK, suit);
        }
      }
    }
    return found;
  }
}
