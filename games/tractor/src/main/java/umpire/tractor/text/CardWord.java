package umpire.tractor.text;

import java.util.Arrays;
import java.util.List;
import umpire.core.cards.CardWords;
import umpire.core.words.BadEvent;
import umpire.tractor.Deck;
import umpire.tractor.TractorCard;

/// A word of one card or of several without anything between them.
final class CardWord {

  /// One more than any letter of a card.
  private static final int LETTERS = 128;

  private static final byte[] SUIT_OF = places("CDHS");
  private static final byte[] RANK_OF = places("23456789TJQKA");

  private final String word;
  private final int place;
  private int at;

  private CardWord(String word, int place) {
    this.word = CardWords.plain(word);
    this.place = place;
  }

  /// Adds the cards of a word.
  ///
  /// @param place of the word, for the fault
  static void read(String word, int place, List<TractorCard> cards) throws BadEvent {
    int card = word.length() == 2 ? number(word.charAt(0), word.charAt(1)) : -1;
    if (card >= 0) {
      cards.add(TractorCard.of(card)); // as nearly all words are
      return;
    }
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
    int s = place(SUIT_OF, suit);
    int r = place(RANK_OF, rank);
    return s >= 0 && r >= 0 ? Deck.card(r + Deck.TWO, s) : -1;
  }

  /// The place of each letter in a list, -1 for any other.
  private static byte[] places(String letters) {
    var places = new byte[LETTERS];
    Arrays.fill(places, (byte) -1);
    for (int i = 0; i < letters.length(); i++) {
      places[letters.charAt(i)] = (byte) i;
    }
    return places;
  }

  private static int place(byte[] places, char letter) {
    return letter < LETTERS ? places[letter] : -1;
  }
}
