package umpire.tractor.text;

import java.util.List;
import java.util.Locale;
import umpire.core.match.BadEvent;
import umpire.tractor.Deck;
import umpire.tractor.TractorCard;

/// A word of one card or of several without anything between them.
final class CardWord {

  private static final String SUITS = "CDHS";
  private static final String RANKS = "23456789TJQKA";

  /// Clubs, diamonds, hearts and spades, black and then white.
  private static final String SYMBOLS = "\u2663\u2666\u2665\u2660\u2667\u2662\u2661\u2664";

  private static final char VARIATION = '\uFE0F';

  private final String word;
  private final int place;
  private int at;

  private CardWord(String word, int place) {
    // Every ten is a T from here on: no card has a 1 or a 0.
    this.word = inLetters(word.toUpperCase(Locale.ROOT)).replace("10", "T");
    this.place = place;
  }

  /// The same word with the letters of suits in place of their symbols, and without the sign that
  /// only says how a symbol is to be drawn.
  static String inLetters(String word) {
    var letters = new StringBuilder();
    for (int i = 0; i < word.length(); i++) {
      char sign = word.charAt(i);
      int symbol = SYMBOLS.indexOf(sign);
      if (sign != VARIATION) {
        letters.append(symbol < 0 ? sign : SUITS.charAt(symbol % SUITS.length()));
      }
    }
    return letters.toString();
  }

  /// Adds the cards of a word.
  ///
  /// @param place of the word, for the fault
  static void read(String word, int place, List<TractorCard> cards) throws BadEvent {
    var reading = new CardWord(word, place);
    while (reading.at < reading.word.length()) {
      cards.add(reading.next());
    }
  }

  private TractorCard next() throws BadEvent {
    if (word.charAt(at) == '?') {
      at++;
      return TractorCard.UNKNOWN;
    }
    if (at + 1 < word.length()) {
      int number = number(word.charAt(at), word.charAt(at + 1));
      if (number >= 0) {
        at += 2;
        return TractorCard.of(number);
      }
    }
    throw new BadEvent(
        place, "a card is due here: suit H S C D, then rank 2-9 T J Q K A; or BJ, RJ, or ?");
  }

  /// The card of these two letters in either order, or -1.
  private static int number(char one, char other) {
    if (one == 'J' || other == 'J') {
      char kind = one == 'J' ? other : one;
      if (kind == 'R' || kind == 'B') {
        return kind == 'R' ? Deck.RED_JOKER : Deck.BLACK_JOKER;
      }
    }
    int straight = suited(one, other);
    return straight >= 0 ? straight : suited(other, one);
  }

  private static int suited(char suit, char rank) {
    int s = SUITS.indexOf(suit);
    int r = RANKS.indexOf(rank);
    return s >= 0 && r >= 0 ? Deck.card(r + Deck.TWO, s) : -1;
  }
}
