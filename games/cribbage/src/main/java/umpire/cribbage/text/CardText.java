package umpire.cribbage.text;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import umpire.core.text.Words;

/// Cards as the format writes them: rank, then suit.
final class CardText {

  static final int NO_CARD = -1;

  private static final String RANKS = "A23456789TJQK";
  private static final String SUITS = "CDHS";
  private static final byte[] RANK_OF = places(RANKS);
  private static final byte[] SUIT_OF = places(SUITS);

  private CardText() {}

  /// The card that the current word is, or [#NO_CARD].
  static int read(Words words) {
    return words.length() == 2 ? card(words.at(0) & 0xff, words.at(1) & 0xff) : NO_CARD;
  }

  /// The card that these two letters are, or [#NO_CARD].
  static int card(int first, int second) {
    int rank = RANK_OF[first];
    int suit = SUIT_OF[second];
    return (rank | suit) < 0 ? NO_CARD : rank << 2 | suit;
  }

  /// The place of each letter in a list, -1 for any other byte.
  private static byte[] places(String letters) {
    var places = new byte[256];
    Arrays.fill(places, (byte) -1);
    for (int i = 0; i < letters.length(); i++) {
      places[letters.charAt(i)] = (byte) i;
    }
    return places;
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
