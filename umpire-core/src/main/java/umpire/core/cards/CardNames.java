package umpire.core.cards;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// The names of the cards in the French deck, such as `8D`. The number of a card is rank times four
/// plus suit, with the ace and clubs lowest.
public final class CardNames {

  /// The result for a word that is not a card, or not a suit.
  public static final int NONE = -1;

  /// The word for a card that was not recorded.
  public static final String UNKNOWN = "?";

  private static final String RANKS = "A23456789TJQK";
  private static final String SUITS = "CDHS";

  /// One more than any character of a card. Characters are looked up in tables, because every
  /// record that is read needs a whole deck.
  private static final int LETTERS = 128;

  private static final byte[] RANK_OF = indexes(RANKS);
  private static final byte[] SUIT_OF = indexes(SUITS);

  private static final String[] NAMES = names();

  private CardNames() {}

  private static String[] names() {
    var names = new String[RANKS.length() * SUITS.length()];
    for (int card = 0; card < names.length; card++) {
      names[card] = RANKS.charAt(card >> 2) + suitName(card & 3);
    }
    return names;
  }

  /// The index of each character in a list, [#NONE] for any other.
  private static byte[] indexes(String letters) {
    var indexes = new byte[LETTERS];
    Arrays.fill(indexes, (byte) NONE);
    for (int i = 0; i < letters.length(); i++) {
      indexes[letters.charAt(i)] = (byte) i;
    }
    return indexes;
  }

  private static int index(byte[] indexes, int letter) {
    return letter >= 0 && letter < LETTERS ? indexes[letter] : NONE;
  }

  /// The card with exactly these two characters, or [#NONE].
  public static int card(int rank, int suit) {
    int high = index(RANK_OF, rank);
    int low = index(SUIT_OF, suit);
    return (high | low) < 0 ? NONE : high << 2 | low;
  }

  /// The card that a person wrote, or [#NONE]: in either order, in either case, `10` for the ten,
  /// the suit as a letter or as its symbol.
  public static int read(String word) {
    String plain = CardWords.plain(word);
    if (plain.length() != 2) {
      return NONE;
    }
    int card = card(plain.charAt(0), plain.charAt(1));
    return card == NONE ? card(plain.charAt(1), plain.charAt(0)) : card;
  }

  /// The suit with exactly this letter, or [#NONE].
  public static int suit(int letter) {
    return index(SUIT_OF, letter);
  }

  /// The suit that a person wrote, or [#NONE].
  public static int readSuit(String word) {
    String plain = CardWords.plain(word);
    return plain.length() == 1 ? suit(plain.charAt(0)) : NONE;
  }

  public static String name(int card) {
    return NAMES[card];
  }

  public static String suitName(int suit) {
    return SUITS.substring(suit, suit + 1);
  }

  /// The names of some cards, lowest first, then [#UNKNOWN] for each that is not known.
  public static List<String> names(SomeCards cards) {
    var names = new ArrayList<String>();
    for (long rest = cards.known(); rest != 0; rest &= rest - 1) {
      names.add(name(Long.numberOfTrailingZeros(rest)));
    }
    for (int i = 0; i < cards.unknown(); i++) {
      names.add(UNKNOWN);
    }
    return names;
  }
}
