package umpire.cribbage.expert;

/// Cards by their names, rank then suit.
final class CardsByName {

  private static final String RANKS = "A23456789TJQK";
  private static final String SUITS = "CDHS";

  private CardsByName() {}

  /// A set of cards, with spaces between their names.
  static long cards(String names) {
    long cards = 0;
    for (String name : names.split(" ", -1)) {
      cards |= 1L << (4 * RANKS.indexOf(name.charAt(0)) + SUITS.indexOf(name.charAt(1)));
    }
    return cards;
  }

  static String name(int card) {
    return "" + RANKS.charAt(card >> 2) + SUITS.charAt(card & 3);
  }
}
