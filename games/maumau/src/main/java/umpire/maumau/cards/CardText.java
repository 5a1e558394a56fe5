package umpire.maumau.cards;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import umpire.core.cards.CardWords;
import umpire.core.words.Deck;

/// Cards as people write them: the first letter of the suit, then of the rank.
public final class CardText {

  public static final int NO_CARD = -1;

  /// In the order of the numbers; seven, eight and nine by their first letters, as the published
  /// problem writes them.
  private static final String RANKS = "QKSENTAJ23456";

  private static final String SUITS = "DHSC";
  private static final String[] SUIT_NAMES = {"diamonds", "hearts", "spades", "clubs"};

  private static final String[] NAMES = names();

  /// All 52 cards, as records write them; sets are written with the highest card first.
  public static final Deck DECK =
      new Deck(
          Cards.ALL,
          CardText::read,
          CardText::name,
          "suit and rank, as in HS for the seven of hearts",
          cards -> 1L << Cards.highest(cards));

  /// The card number for each pair of letters `A` to `Z`, at first letter times 32 plus second;
  /// only for the cards of the published problem.
  private static final byte[] NUMBERS = numbers();

  private CardText() {}

  /// The number of the card with exactly these two letters, or [#NO_CARD].
  public static int number(int suitLetter, int rankLetter) {
    int suit = suitLetter - 'A';
    int rank = rankLetter - 'A';
    return ((suit | rank) & ~31) == 0 ? NUMBERS[suit << 5 | rank] : NO_CARD;
  }

  /// The card that a person has written: suit and rank in either order and case, suits also as
  /// symbols, ranks also as digits; or [#NO_CARD].
  public static int read(String word) {
    int written = word.length() == 2 ? number(word.charAt(0), word.charAt(1)) : NO_CARD;
    return written == NO_CARD ? readFreely(word) : written; // nearly all are in standard form
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

  /// The suit that a person has written, by its name, first letter or symbol, or -1.
  public static int readSuit(String word) {
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

  public static String name(int card) {
    return NAMES[card];
  }

  public static String suitName(int suit) {
    return SUIT_NAMES[suit];
  }

  public static List<String> suitNames() {
    return List.of(SUIT_NAMES);
  }

  /// The names of a set of cards, highest first.
  public static List<String> names(long cards) {
    return DECK.names(cards);
  }

  private static String[] names() {
    var names = new String[Cards.MAX_CARDS];
    for (int card = 0; card < Cards.MAX_CARDS; card++) {
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
