package umpire.tractor.text.classic;

import java.util.Arrays;
import umpire.core.classic.WordReader;
import umpire.core.text.BadInputException;
import umpire.tractor.cards.TrumpOrder;
import umpire.tractor.deck.Deck;

/// Cards, ranks and suits as the format writes them: a card is its suit, then its rank.
final class CardText {

  static final int NO_CARD = -1;

  private static final String RANKS = "23456789TJQKA";

  /// The characters of the main suits in the order of their numbers; the last means no main suit.
  private static final String SUITS = "CDHSO";

  /// The card for each two seven-bit characters; only a few cache lines of it are ever used.
  private static final byte[] CARDS = new byte[1 << 14];

  private static final String[] NAMES = new String[Deck.KINDS];

  static {
    Arrays.fill(CARDS, (byte) NO_CARD);
    for (int rank = Deck.TWO; rank <= Deck.ACE; rank++) {
      for (int suit = 0; suit < Deck.SUITS; suit++) {
        enter(Deck.card(rank, suit), SUITS.charAt(suit), rank(rank));
      }
    }
    enter(Deck.BLACK_JOKER, 'B', 'J');
    enter(Deck.RED_JOKER, 'R', 'J');
  }

  private CardText() {}

  private static void enter(int card, char first, char second) {
    CARDS[first << 7 | second] = (byte) card;
    NAMES[card] = "" + first + second;
  }

  /// The card written with these two characters, or [#NO_CARD].
  static int card(byte first, byte second) {
    return (first | second) < 0 ? NO_CARD : CARDS[first << 7 | second];
  }

  /// The card after the first byte of a text, see [WordReader#ahead], or [#NO_CARD].
  static int afterFirst(long text) {
    return card((byte) (text >>> Byte.SIZE), (byte) (text >>> (2 * Byte.SIZE)));
  }

  static String name(int card) {
    return NAMES[card];
  }

  static char rank(int rank) {
    return RANKS.charAt(rank - Deck.TWO);
  }

  /// The rank written as the current word, from 2 to 14, or 0. Accepts both `T` and `10` (T13).
  static int readRank(WordReader words) {
    if (words.length() == 1) {
      int rank = RANKS.indexOf(words.at(0));
      return rank < 0 ? 0 : rank + Deck.TWO;
    }
    int number = words.length() == 2 ? words.number() : 0;
    return number >= 10 && number <= Deck.ACE ? number : 0;
  }

  static char main(int suit) {
    return SUITS.charAt(suit);
  }

  /// The main suit (or [TrumpOrder#NO_SUIT]) written as the current word, or -1. Such a word can
  /// only begin a header, since cards have two characters.
  static int readMain(WordReader words) {
    return words.length() == 1 ? SUITS.indexOf(words.at(0)) : -1;
  }

  /// Explains the fault of the card that should be `at` bytes into the current word.
  static BadInputException fault(WordReader words, int at) {
    String where = "card " + (at / 2 + 1) + " of " + words.quoted();
    if (at + 1 == words.length()) {
      return words.faultInside(at, where + " is cut short: a card has two characters");
    }
    byte first = words.at(at);
    byte second = words.at(at + 1);
    String what;
    if (second == '1' && at + 2 < words.length() && words.at(at + 2) == '0') {
      what = " is not a card: a ten is written T";
    } else if (card(upper(first), upper(second)) != NO_CARD) {
      what = " is not a card: write " + name(card(upper(first), upper(second)));
    } else {
      what = " is not a card: suit H S C D, then rank 2-9 T J Q K A; or BJ, RJ";
    }
    return words.faultInside(at, where + shown(first, second) + what);
  }

  /// Two characters in brackets, if they are printable.
  private static String shown(byte first, byte second) {
    return first > ' ' && first < 127 && second > ' ' && second < 127
        ? " (" + (char) first + (char) second + ")"
        : "";
  }

  private static byte upper(byte letter) {
    return letter >= 'a' && letter <= 'z' ? (byte) (letter - 'a' + 'A') : letter;
  }
}
