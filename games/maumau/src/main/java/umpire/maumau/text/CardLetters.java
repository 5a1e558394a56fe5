package umpire.maumau.text;

import umpire.core.classic.WordReader;
import umpire.maumau.cards.CardText;
import umpire.maumau.cards.Cards;

/// Cards as pairs of letters, for fast reading and writing of the "Mau-Mau" format.
final class CardLetters {

  /// Both letters of each card in one number, as [umpire.core.text.TextWriter#pair] takes them.
  private static final short[] PAIRS = pairs();

  private CardLetters() {}

  /// The number of the card in the current word, or [CardText#NO_CARD].
  static int read(WordReader words) {
    return words.length() == 2 ? CardText.number(words.at(0), words.at(1)) : CardText.NO_CARD;
  }

  /// The number of the card with these two letters, the first in the low byte, or
  /// [CardText#NO_CARD].
  static int number(short pair) {
    return CardText.number(pair & 0xff, pair >> 8);
  }

  /// Both letters of a card.
  static short pair(int card) {
    return PAIRS[card];
  }

  private static short[] pairs() {
    var pairs = new short[Cards.MAX_CARDS];
    for (int card = 0; card < Cards.MAX_CARDS; card++) {
      String name = CardText.name(card);
      pairs[card] = (short) (name.charAt(0) | name.charAt(1) << 8);
    }
    return pairs;
  }
}
