package umpire.cribbage.text;

import java.util.ArrayList;
import java.util.List;
import umpire.core.text.Words;

/// Cards as the format writes them: rank, then suit.
final class CardText {

  static final int NO_CARD = -1;

  private static final String RANKS = "A23456789TJQK";
  private static final String SUITS = "CDHS";

  private CardText() {}

  /// The card that the current word is, or [#NO_CARD].
  static int read(Words words) {
    if (words.length() != 2) {
      return NO_CARD;
    }
    int rank = RANKS.indexOf(words.at(0));
    int suit = SUITS.indexOf(words.at(1));
    return rank < 0 || suit < 0 ? NO_CARD : rank << 2 | suit;
  }

  static String name(int card) {
    return "" + RANKS.charAt(card >> 2) + SUITS.charAt(card & 3);
  }

  /// The names of a set of cards, lowest first.
  static List<String> names(long cards) {
    var names = new ArrayList<String>();
    for (long rest = cards; rest != 0; rest &= rest - 1) {
      names.add(name(Long.numberOfTrailingZeros(rest)));
    }
    return names;
  }
}
