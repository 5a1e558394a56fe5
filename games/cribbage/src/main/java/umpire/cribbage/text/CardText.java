package umpire.cribbage.text;

import java.util.Arrays;
import java.util.List;
import umpire.core.cards.CardNames;
import umpire.core.cards.SomeCards;
import umpire.core.classic.WordReader;

/// Cards as the published format writes them, rank, then suit, read at the speed of the format; and
/// names of card sets.
final class CardText {

  static final int NO_CARD = CardNames.NONE;

  private static final byte[] RANK_OF = places("A23456789TJQK");
  private static final byte[] SUIT_OF = places("CDHS");

  private CardText() {}

  /// The card in the current word, or [#NO_CARD].
  static int read(WordReader words) {
    return words.length() == 2 ? card(words.at(0) & 0xff, words.at(1) & 0xff) : NO_CARD;
  }

  /// The card with these two characters, or [#NO_CARD].
  static int card(int first, int second) {
    int rank = RANK_OF[first];
    int suit = SUIT_OF[second];
    return (rank | suit) < 0 ? NO_CARD : rank << 2 | suit;
  }

  /// The index of each character in a list, -1 for any other byte.
  private static byte[] places(String letters) {
    var places = new byte[256];
    Arrays.fill(places, (byte) -1);
    for (int i = 0; i < letters.length(); i++) {
      places[letters.charAt(i)] = (byte) i;
    }
    return places;
  }

  /// The names of a set of cards, lowest first.
  static List<String> names(long cards) {
    return CardNames.names(SomeCards.of(cards));
  }
}
