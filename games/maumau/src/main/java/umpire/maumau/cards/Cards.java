package umpire.maumau.cards;

/// The 52 cards as bits of a `long`, so that a hand, like any set of cards, is one number.
///
/// A card's number is its rank times four plus its suit, suits in the order of rule 6. The ranks of
/// the 32 cards come first, in the order of their values: so the card of highest value in a hand,
/// and among equals of the highest suit, is simply the highest bit. Twos to sixes are above them,
/// so that a game without them needs only the lower half.
public final class Cards {

  /// The number of cards in the published problem.
  public static final int DECK = 32;

  /// The number of cards in the largest deck.
  public static final int MAX_CARDS = 52;

  // Ranks by value: queen 3, king 4, seven 7, eight 8, nine 9, ten 10, ace 11, jack 20; then two to
  // six.
  public static final int QUEEN = 0;
  public static final int KING = 1;
  public static final int SEVEN = 2;
  public static final int EIGHT = 3;
  public static final int NINE = 4;
  public static final int TEN = 5;
  public static final int ACE = 6;
  public static final int JACK = 7;
  private static final int[] VALUES = {3, 4, 7, 8, 9, 10, 11, 20, 2, 3, 4, 5, 6};

  /// All four cards of the rank.
  public static final long SEVENS = ofRank(SEVEN);

  public static final long EIGHTS = ofRank(EIGHT);
  public static final long ACES = ofRank(ACE);
  public static final long JACKS = ofRank(JACK);

  /// The full deck of 52.
  public static final long ALL = (1L << MAX_CARDS) - 1;

  /// The deck of 32, from the sevens on, as in the published problem.
  public static final long SHORT_DECK = (1L << DECK) - 1;

  /// Suits by rule 6: diamonds 0, hearts 1, spades 2, clubs 3.
  public static final int SUITS = 4;

  private static final long FIRST_SUIT = 0x1_1111_1111_1111L;

  // For each binary digit, the cards whose value has it.
  private static final long WITH_1 = withDigit(1);
  private static final long WITH_2 = withDigit(2);
  private static final long WITH_4 = withDigit(4);
  private static final long WITH_8 = withDigit(8);
  private static final long WITH_16 = withDigit(16);

  /// For each card, the cards of its suit and its rank, which fit on it while nothing binds. Has 64
  /// entries, one per bit of a `long`.
  private static final long[] ALIKE = alike();

  private Cards() {}

  public static long ofRank(int rank) {
    return 0xfL << (4 * rank);
  }

  public static long ofSuit(int suit) {
    return FIRST_SUIT << suit;
  }

  /// The number of the one card in a set, or of the lowest.
  public static int number(long card) {
    return Long.numberOfTrailingZeros(card);
  }

  /// The cards that share the suit or the rank of the card with this number.
  public static long alike(int number) {
    return ALIKE[number & Long.SIZE - 1]; // the mask avoids a bounds check
  }

  /// The number of the best card of a set by rules 2 and 6: highest value, then highest suit. Those
  /// rules do not cover twos to sixes, which come last (M51).
  public static int highest(long cards) {
    long known = cards & SHORT_DECK;
    return Long.SIZE - 1 - Long.numberOfLeadingZeros(known != 0 ? known : cards);
  }

  /// The cards that are better than one by these rules.
  public static long above(long card) {
    long higher = -2 * card;
    return (card & SHORT_DECK) != 0 ? higher & SHORT_DECK : higher | SHORT_DECK;
  }

  /// The points of a set of cards at the end: the values summed digit by binary digit.
  public static int value(long cards) {
    return Long.bitCount(cards & WITH_1)
        + 2 * Long.bitCount(cards & WITH_2)
        + 4 * Long.bitCount(cards & WITH_4)
        + 8 * Long.bitCount(cards & WITH_8)
        + 16 * Long.bitCount(cards & WITH_16);
  }

  private static long withDigit(int digit) {
    long cards = 0;
    for (int rank = 0; rank < VALUES.length; rank++) {
      if ((VALUES[rank] & digit) != 0) {
        cards |= ofRank(rank);
      }
    }
    return cards;
  }

  private static long[] alike() {
    var table = new long[Long.SIZE];
    for (int card = 0; card < MAX_CARDS; card++) {
      table[card] = ofRank(card >> 2) | ofSuit(card & 3);
    }
    return table;
  }
}
