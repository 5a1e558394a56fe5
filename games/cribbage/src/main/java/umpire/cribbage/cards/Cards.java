package umpire.cribbage.cards;

/// The cards of the deck as numbers, rank times four plus suit, the ace lowest; a set of them is
/// bits.
public final class Cards {

  /// The number of cards in the deck.
  public static final int DECK = 52;

  /// Every card of the deck, as a set of bits.
  public static final long ALL = (1L << DECK) - 1;

  public static final int NO_CARD = -1;

  /// The number of cards in a hand, unless a table has agreed on another.
  public static final int HAND = 4;

  /// The number of cards in a crib, for every size of hand.
  public static final int CRIB = 4;

  /// The most players for whom there are enough cards.
  public static final int MAX_PLAYERS = DECK / HAND;

  private static final int TEN = 10;

  private Cards() {}

  /// The value that a card adds to the count; face cards add ten.
  public static int value(int card) {
    return Math.min((card >> 2) + 1, TEN);
  }
}
