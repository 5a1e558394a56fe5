package umpire.tractor.words;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import umpire.core.cards.CardNames;
import umpire.core.cards.CardWords;
import umpire.core.words.BadEventException;
import umpire.core.words.EventWords;
import umpire.tractor.cards.TractorCard;
import umpire.tractor.deck.Deck;
import umpire.tractor.deck.Seating;

/// Reads a word of one card, or of several without a separator.
public final class CardWord {

  /// The notation of a card, shown after a wrong one.
  public static final String HINT =
      "suit H S C D, then rank 2-9 T J Q K A; or BJ, RJ, or " + CardNames.UNKNOWN;

  /// The number of cards that a dealer of four holds with the kitty.
  private static final int MAX = Seating.FOUR.hand() + Seating.FOUR.kitty();

  /// One more than any character of a card.
  private static final int LETTERS = 128;

  private static final byte[] SUIT_OF = places("CDHS");
  private static final byte[] RANK_OF = places("23456789TJQKA");

  private CardWord() {}

  /// All cards up to the end of a line, at most the largest possible hand.
  ///
  /// @param open whether they lie open, so that none may be unknown
  static List<TractorCard> rest(EventWords line, boolean open) throws BadEventException {
    var cards = new ArrayList<TractorCard>(MAX);
    while (line.more()) {
      int card = plain(line.peek());
      if (card >= 0) {
        cards.add(TractorCard.of(card)); // the most frequent case
        line.take();
      } else {
        int more = line.number(word -> read(word, cards), "card: " + HINT);
        if (open && hasUnknown(cards, more)) {
          throw line.faultOfLast("these cards are open: they cannot be unknown");
        }
      }
      if (cards.size() > MAX) {
        throw line.faultOfLast("more cards than a player can hold");
      }
    }
    return cards;
  }

  /// Whether one of the last cards is unknown.
  private static boolean hasUnknown(List<TractorCard> cards, int last) {
    return cards.subList(cards.size() - last, cards.size()).contains(TractorCard.UNKNOWN);
  }

  /// Adds the cards of a word, and returns their number; a negative number, with nothing added, if
  /// it is not a word of cards.
  public static int read(String word, List<TractorCard> into) {
    int card = plain(word);
    if (card >= 0) {
      into.add(TractorCard.of(card));
      return 1;
    }
    return readGlued(CardWords.plain(word), into);
  }

  /// The card of a word of two characters as the format has them, or -1.
  private static int plain(String word) {
    return word.length() == 2 ? number(word.charAt(0), word.charAt(1)) : -1;
  }

  private static int readGlued(String word, List<TractorCard> into) {
    int before = into.size();
    for (int at = 0; at < word.length(); ) {
      boolean unknown = word.charAt(at) == '?';
      int card =
          !unknown && at + 1 < word.length() ? number(word.charAt(at), word.charAt(at + 1)) : -1;
      if (!unknown && card < 0) {
        into.subList(before, into.size()).clear();
        return -1;
      }
      into.add(unknown ? TractorCard.UNKNOWN : TractorCard.of(card));
      at += unknown ? 1 : 2;
    }
    return into.size() - before;
  }

  /// The number of the only card of a word, negative if the word is not one known card.
  static int one(String word) {
    var cards = new ArrayList<TractorCard>();
    return read(word, cards) == 1 && cards.getFirst().isKnown() ? cards.getFirst().number() : -1;
  }

  /// The card with these two characters in either order, or -1.
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

  /// The index of each character in a list, -1 for any other.
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
