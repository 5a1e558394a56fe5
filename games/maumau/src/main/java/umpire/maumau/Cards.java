package umpire.maumau;

/// The 32 cards as bits of an `int`, so that a hand, like any set of cards, is one number.
///
/// A card's number is its rank times four plus its suit, ranks in the order of their values and
/// suits in the order of rule 6. So of any set the card of highest value, and among equals of the
/// highest suit, is simply the highest bit.
public final class Cards {

  /// How many cards there are.
  public static final int DECK = 32;

  // Ranks by value: queen 3, king 4, seven 7, eight 8, nine 9, ten 10, ace 11, jack 20.
  static final int QUEEN = 0;
  static final int KING = 1;
  static final int SEVEN = 2;
  static final int EIGHT = 3;
  static final int NINE = 4;
  static final int TEN = 5;
  static final int ACE = 6;
  public static final int JACK = 7;
  private static final int[] VALUES = {3, 4, 7, 8, 9, 10, 11, 20};

  /// All four cards of the rank.
  public static final int SEVENS = ofRank(SEVEN);

  public static final int EIGHTS = ofRank(EIGHT);
  public static final int ACES = ofRank(ACE);
  public static final int JACKS = ofRank(JACK);

  /// The whole pack.
  public static final int ALL = -1;

  /// Suits by rule 6: diamonds 0, hearts 1, spades 2, clubs 3.
  public static final int SUITS = 4;

  private static final int FIRST_SUIT = 0x1111_1111;

  // For each binary digit, the cards whose value has it.
  private static final int WITH_1 = withDigit(1);
  private static final int WITH_2 = withDigit(2);
  private static final int WITH_4 = withDigit(4);
  private static final int WITH_8 = withDigit(8);
  private static final int WITH_16 = withDigit(16);

  /// For each card: its suit and its rank, which fit on it while nothing binds.
  private static final int[] ALIKE = alike();

  private Cards() {}

  public static int ofRank(int rank) {
    return 0xf << (4 * rank);
  }

  public static int ofSuit(int suit) {
    return FIRST_SUIT << suit;
  }

  /// The number of the one card in a set.
  public static int number(int card) {
    return Integer.numberOfTrailingZeros(card);
  }

  /// The cards of the suit or the rank of the card of that number.
  public static int alike(int number) {
    return ALIKE[number & DECK - 1]; // which spares the bounds check
  }

  /// The number of the best card of a set by rules 2 and 6: highest value, then highest suit.
  public static int highest(int cards) {
    return DECK - 1 - Integer.numberOfLeadingZeros(cards);
  }

  /// What a set of cards counts at the end: the values summed digit by binary digit.
  public static int value(int cards) {
    return Integer.bitCount(cards & WITH_1)
        + 2 * Integer.bitCount(cards & WITH_2)
        + 4 * Integer.bitCount(cards & WITH_4)
        + 8 * Integer.bitCount(cards & WITH_8)
        + 16 * Integer.bitCount(cards & WITH_16);
  }

  private static int withDigit(int digit) {
    int cards = 0;
    for (int rank = 0; rank < VALUES.length; rank++) {
      if ((VALUES[rank] & digit) != 0) {
        cards |= ofRank(rank);
      }
    }
    return cards;
  }

  private static int[] alike() {
    var table = new int[DECK];
    for (int card = 0; card < DECK; card++) {
      table[card] = ofRank(card >> 2) | ofSuit(card & 3);
    }
    return table;
  }
}
