package umpire.maumau.text;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import umpire.core.text.Words;
import umpire.maumau.Cards;

/// Cards as the format writes them: the first letter of the suit, then of the rank.
final class CardText {

  static final int NO_CARD = -1;

  private static final String RANKS = "QKSENTAJ";
  private static final String SUITS = "DHSC";
  private static final String[] SUIT_NAMES = {"diamonds", "hearts", "spades", "clubs"};

  /// Both letters of each card in one number, as [umpire.core.text.Print#pair] wants them.
  private static final int[] LETTERS = letters();

  /// The card number for each pair of letters `A` to `Z`, first letter times 32 plus second.
  private static final byte[] NUMBERS = numbers();

  private CardText() {}

  /// The number of the card that the current word is, or [#NO_CARD].
  static int read(Words words) {
    if (words.length() != 2) {
      return NO_CARD;
    }
    return number(words.at(0), words.at(1));
  }

  /// The number of the card with these two letters, the first in the low byte, or [#NO_CARD].
  static int number(short pair) {
    return number(pair & 0xff, pair >> 8);
  }

  private static int number(int suitLetter, int rankLetter) {
    int suit = suitLetter - 'A';
    int rank = rankLetter - 'A';
    return ((suit | rank) & ~31) == 0 ? NUMBERS[suit << 5 | rank] : NO_CARD;
  }

  static int letters(int card) {
    return LETTERS[card];
  }

  static String name(int card) {
    return "" + SUITS.charAt(card & 3) + RANKS.charAt(card >> 2);
  }

  static String suitName(int suit) {
    return SUIT_NAMES[suit];
  }

  /// The names of a set of cards, highest first.
  static List<String> names(int cards) {
    var names = new ArrayList<String>();
    for (int card = Cards.DECK - 1; card >= 0; card--) {
      if ((cards & 1 << card) != 0) {
        names.add(name(card));
      }
    }
    return names;
  }

  private static int[] letters() {
    var letters = new int[Cards.DECK];
    for (int card = 0; card < Cards.DECK; card++) {
      letters[card] = SUITS.charAt(card & 3) | RANKS.charAt(card >> 2) << 8;
    }
    return letters;
  }

  private static byte[] numbers() {
    var numbers = new byte[32 * 32];
    Arrays.fill(numbers, (byte) NO_CARD);
    for (int card = 0; card < Cards.DECK; card++) {
      int suit = SUITS.charAt(card & 3) - 'A';
      int rank = RANKS.charAt(card >> 2) - 'A';
      numbers[suit << 5 | rank] = (byte) card;
    }
    return numbers;
  }
}
