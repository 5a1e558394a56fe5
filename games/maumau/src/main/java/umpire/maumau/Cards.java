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
  static final int SEVEN = 2;
  static final int EIGHT = 3;
  public static final int JACK = 7;
  private static final int[] VALUES = {3, 4, 7, 8, 9, 10, 11, 20};

  /// All four cards of the rank.
  static final int SEVENS = ofRank(SEVEN);

  static final int EIGHTS = ofRank(EIGHT);
  static final int JACKS = ofRank(JACK);

  /// Suits by rule 6: diamonds 0, hearts 1, spades 2, clubs 3.
  public static final int SUITS = 4;

  private static final int FIRST_SUIT = 0x1111_1111;

  /// For each binary digit, the cards whose value has it.
  private static final int[] WITH_DIGIT = withDigit();

  /// For each card that is no jack: what fits on it while nothing binds, jacks included.
  private static final int[] FITTING = fitting();

  private Cards() {}

  static int ofRank(int rank) {
    return 0xf << (4 * rank);
  }

  static int ofSuit(int suit) {
    return FIRST_SUIT << suit;
  }

  /// The cards that fit on an open card, which is no jack: its suit, its rank, and every jack.
  static int fittingOn(int card) {
    return FITTING[Integer.numberOfTrailingZeros(card)];
  }

  /// The cards that fit on a jack for which a suit was named: its suit, but no jack.
  static int fittingOnNamed(int suit) {
    return ofSuit(suit) & ~JACKS;
  }

  /// The best card of a set by rules 2 and 6: highest value, then highest suit.
  static int highest(int cards) {
    return Integer.highestOneBit(cards);
  }

  /// What a set of cards counts at the end: the values summed digit by binary digit.
  public static int value(int cards) {
    int sum = 0;
    for (int digit = 0; digit < WITH_DIGIT.length; digit++) {
      sum += Integer.bitCount(cards & WITH_DIGIT[digit]) << digit;
    }
    return sum;
  }

  private static int[] withDigit() {
    var cards = new int[5];
    for (int digit = 0; digit < cards.length; digit++) {
      for (int rank = 0; rank < VALUES.length; rank++) {
        if ((VALUES[rank] >> digit & 1) != 0) {
          cards[digit] |= ofRank(rank);
        }
      }
    }
    return cards;
  }

  private static int[] fitting() {
    var table = new int[DECK];
    for (int card = 0; card < DECK; card++) {
      table[card] = ofRank(card >> 2) | ofSuit(card & 3) | JACKS;
    }
    return table;
  }
}
