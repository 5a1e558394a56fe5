package umpire.tractor.deck;

/// The cards as numbers: four times the steps above the two, plus the suit in alphabetical order;
/// then the jokers. Two cards of one number are the same card twice, one from each deck.
public final class Deck {

  /// The number of different cards.
  public static final int KINDS = 54;

  /// The number of copies of each card.
  public static final int COPIES = 2;

  /// The points of all cards together.
  public static final int POINTS = 200;

  /// The number of cards each of four players draws; no other table deals more to a player.
  public static final int HAND = 25;

  public static final int SUITS = 4;
  public static final int BLACK_JOKER = 52;
  public static final int RED_JOKER = 53;

  /// The lowest rank; ranks are compared by their numbers.
  public static final int TWO = 2;

  /// The highest rank.
  public static final int ACE = 14;

  private static final long FIVES = 0xfL << card(5, 0);
  private static final long TENS_AND_KINGS = 0xfL << card(10, 0) | 0xfL << card(13, 0);
  private static final byte[] VALUES = values();

  private Deck() {}

  private static byte[] values() {
    var values = new byte[KINDS];
    for (int card = 0; card < KINDS; card++) {
      values[card] = (byte) pointsOf(1L << card);
    }
    return values;
  }

  public static int card(int rank, int suit) {
    return (rank - TWO) << 2 | suit;
  }

  /// The rank of a card other than a joker.
  public static int rank(int card) {
    return (card >> 2) + TWO;
  }

  /// The suit of a card other than a joker.
  public static int suit(int card) {
    return card & 3;
  }

  /// All cards in the suit of a card other than a joker, as a set of bits.
  public static long suitOf(int card) {
    return 0x1_1111_1111_1111L << suit(card);
  }

  /// The first of some cards in the usual order of a hand: jokers, then spades from the ace down,
  /// hearts, diamonds, clubs.
  public static int first(long cards) {
    if ((cards & (cards - 1)) == 0) {
      return Long.numberOfTrailingZeros(cards);
    }
    long first = cards >>> BLACK_JOKER << BLACK_JOKER;
    for (int suit = SUITS - 1; first == 0; suit--) {
      first = cards & suitOf(suit);
    }
    return Long.SIZE - 1 - Long.numberOfLeadingZeros(first);
  }

  public static boolean isJoker(int card) {
    return card >= BLACK_JOKER;
  }

  /// The points of a set of cards.
  public static int pointsOf(long cards) {
    return 5 * Long.bitCount(cards & FIVES) + 10 * Long.bitCount(cards & TENS_AND_KINGS);
  }

  /// The points of a card: five for a five, ten for a ten or king.
  public static int points(int card) {
    return VALUES[card];
  }
}
