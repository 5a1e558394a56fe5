package umpire.crazyeights.table;

/// Cards as numbers, four times the rank plus the suit, with the ace lowest; and sets of cards as
/// bits.
public final class Cards {

  public static final int DECK = 52;

  /// The card of a ruling whose card is unknown.
  public static final int UNKNOWN = DECK;

  static final long ALL = (1L << DECK) - 1;

  private static final long ONE_RANK = 0xf;
  private static final long ONE_SUIT = 0x1111111111111L;
  private static final int TWO = 1;
  private static final int EIGHT = 7;
  private static final int QUEEN = 11;
  private static final long EIGHTS = ONE_RANK << (4 * EIGHT);

  private Cards() {}

  static boolean has(long cards, int card) {
    return (cards >>> card & 1) != 0;
  }

  public static int suit(int card) {
    return card & 3;
  }

  public static boolean isEight(int card) {
    return card >> 2 == EIGHT;
  }

  static boolean isTwo(int card) {
    return card >> 2 == TWO;
  }

  static boolean isQueen(int card) {
    return card >> 2 == QUEEN;
  }

  /// Returns all cards that may be laid on this one if this suit is to be matched.
  static long fitting(int card, int suit) {
    return ONE_RANK << (card & ~3) | ONE_SUIT << suit | EIGHTS;
  }

  /// Returns the lowest card of a set.
  public static int lowest(long cards) {
    return Long.numberOfTrailingZeros(cards);
  }

  /// Returns the points that a card costs its holder.
  public static int worth(int card) {
    return isEight(card) ? 50 : Math.min(1 + (card >> 2), 10);
  }

  static int worth(long cards) {
    int worth = 0;
    for (long rest = cards; rest != 0; rest &= rest - 1) {
      worth += worth(lowest(rest));
    }
    return worth;
  }

  /// Returns how many cards of the set have this suit.
  public static int ofSuit(long cards, int suit) {
    return Long.bitCount(cards & ONE_SUIT << suit);
  }
}
