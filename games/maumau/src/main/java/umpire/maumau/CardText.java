package umpire.maumau.text;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import umpire.core.cards.CardWords;
import umpire.core.cards.SomeCards;
import umpire.core.classic.Words;
import umpire.maumau.CardRow;
import umpire.maumau.Cards;

/// Cards as the format writes them: the first letter of the suit, then of the rank.
final class CardText {

  static final int NO_CARD = -1;
  static final String UNKNOWN = "?";

  /// In the order of the numbers; seven, eight and nine by their first letters, as the published
  /// problem writes them.
  private static final String RANKS = "QKSENTAJ23456";

  private static final String SUITS = "DHSC";
  private static final String[] SUIT_NAMES = {"diamonds", "hearts", "spades", "clubs"};

  /// Both letters of each card in one number, as [umpire.core.text.Print#pair] wants them.
  private static final short[] LETTERS = letters();

  private static final String[] NAMES = names();

  /// The card number for each pair of letters `A` to `Z`, first letter times 32 plus second: the
  /// cards of the published problem.
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

  /// The card that a person has written: suit and rank in either order and case, suits also as
  /// signs, ranks also in digits; or [#NO_CARD].
  static int read(String word) {
    int written = word.length() == 2 ? number(word.charAt(0), word.charAt(1)) : NO_CARD;
    return written == NO_CARD ? readFreely(word) : written; // nearly all are as the format has them
  }

  private static int readFreely(String word) {
    String letters = CardWords.plain(word);
    if (letters.length() != 2) {
      return NO_CARD;
    }
    int suit = SUITS.indexOf(letters.charAt(0));
    int rank = rank(letters.charAt(1));
    if (suit < 0 || rank < 0) {
      suit = SUITS.indexOf(letters.charAt(1));
      rank = rank(letters.charAt(0));
    }
    return suit < 0 || rank < 0 ? NO_CARD : rank << 2 | suit;
  }

  private static int rank(char letter) {
    return switch (letter) {
      case '7' -> RANKS.indexOf('S');
      case '8' -> RANKS.indexOf('E');
      case '9' -> RANKS.indexOf('N');
      default -> RANKS.indexOf(letter);
    };
  }

  /// The suit that a person has written, by its name, its first letter or its sign, or -1.
  static int readSuit(String word) {
    String letter = CardWords.plain(word);
    if (letter.length() == 1) {
      return SUITS.indexOf(letter);
    }
    String name = word.toLowerCase(Locale.ROOT);
    for (int suit = 0; suit < SUIT_NAMES.length; suit++) {
      if (name.equals(SUIT_NAMES[suit])) {
        return suit;
      }
    }
    return -1;
  }

  /// A row of cards in words, `?` for one that is not known.
  static String words(CardRow row) {
    var words = new StringBuilder(3 * row.size());
    for (int card : row.cards()) {
      words
          .append(words.isEmpty() ? "" : " ")
          .append(card == CardRow.UNKNOWN ? UNKNOWN : name(card));
    }
    return words.toString();
  }

  /// Cards in words, highest first, then a `?` for each that is not known.
  static String words(SomeCards cards) {
    List<String> words = names(cards.known());
    words.addAll(Collections.nCopies(cards.unknown(), UNKNOWN));
    return String.join(" ", words);
  }

  static short letters(int card) {
    return LETTERS[card];
  }

  static String name(int card) {
    return NAMES[card];
  }

  static String suitName(int suit) {
    return SUIT_NAMES[suit];
  }

  /// The names of a set of cards, highest first.
  static List<String> names(long cards) {
    var names = new ArrayList<String>();
    for (long rest = cards; rest != 0; rest ^= 1L << Cards.highest(rest)) {
      names.add(name(Cards.highest(rest)));
    }
    return names;
  }

  private static short[] letters() {
    var letters = new short[Cards.MOST];
    for (int card = 0; card < Cards.MOST; card++) {
      letters[card] = (short) (SUITS.charAt(card & 3) | RANKS.charAt(card >> 2) << 8);
    }
    return letters;
  }

  private static String[] names() {
    var names = new String[Cards.MOST];
    for (int card = 0; card < Cards.MOST; card++) {
      names[card] = "" + SUITS.charAt(card & 3) + RANKS.charAt(card >> 2);
    }
    return names;
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
