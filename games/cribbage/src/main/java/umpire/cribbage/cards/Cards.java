package umpire.cribbage.cards;

/// The cards of the deck as numbers, rank times four plus suit, the ace lowest; a set of them is
/// bits.
public final class Cards {

  /// How many cards the deck has.
  public static final int DECK = 52;

  /// Every card of the deck, as a set of bits.
  public static final long ALL = (1L << DECK) - 1;

  public static final int NO_CARD = -1;

  /// The cards of a hand where nothing else is agreed on.
  public static final int HAND = 4;

  /// How many cards a crib has, however many there are in a hand.
  public static final int CRIB = 4;

  /// For so many hands there are cards.
  public static final int MAX_PLAYERS = DECK / HAND;

  private static final int TEN = 10;

  private Cards() {}

  /// What a card adds to the count: face cards ten.
  public static int value(int card) {
    return Math.min((card >> 2) + 1, TEN);
  }
}
