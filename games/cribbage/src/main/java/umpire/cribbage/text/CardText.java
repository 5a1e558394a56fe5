package umpire.cribbage.text;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import umpire.core.cards.Card;
import umpire.core.cards.CardWords;
import umpire.core.text.Words;
import umpire.cribbage.SomeCards;

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

  /// The card that a word of a complete record is, or [#NO_CARD]: in either order, in either case,
  /// `10` for the ten, and the suit as a letter or as its sign.
  static int read(String word) {
    String plain = CardWords.plain(word);
    if (plain.length() != 2) {
      return NO_CARD;
    }
    int card = card(plain.charAt(0), plain.charAt(1));
    return card == NO_CARD ? card(plain.charAt(1), plain.charAt(0)) : card;
  }

  private static int card(char rank, char suit) {
    int high = RANKS.indexOf(rank);
    int low = SUITS.indexOf(suit);
    return (high | low) < 0 ? NO_CARD : high << 2 | low;
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

  static String name(Card card) {
    return name(SomeCards.number(card));
  }

  /// Cards in one place, lowest first, then a `?` for each that is not known.
  static String words(SomeCards cards) {
    List<String> words = names(cards.known());
    for (int i = 0; i < cards.hidden(); i++) {
      words.add("?");
    }
    return String.join(" ", words);
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
