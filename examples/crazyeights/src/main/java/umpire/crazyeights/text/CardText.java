package umpire.crazyeights.text;

import umpire.core.text.Words;

/// Cards and suits as the format writes them.
final class CardText {

  private static final String RANKS = "A23456789TJQK";
  private static final String SUITS = "CDHS";

  private CardText() {}

  /// The card that the current word is, or a negative number.
  static int card(Words words) {
    int rank = RANKS.indexOf(words.at(0));
    int suit = SUITS.indexOf(words.at(words.length() - 1));
    return words.length() == 2 && suit >= 0 ? rank << 2 | suit : -1;
  }

  /// The suit that the current word is, or a negative number.
  static int suit(Words words) {
    return words.length() == 1 ? SUITS.indexOf(words.at(0)) : -1;
  }

  static String name(int card) {
    return RANKS.charAt(card >> 2) + suitName(card & 3);
  }

  static String suitName(int suit) {
    return SUITS.substring(suit, suit + 1);
  }
}
