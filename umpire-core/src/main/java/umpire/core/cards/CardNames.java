package umpire.core.cards;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// The cards of the French deck by their numbers: rank times four plus suit, the ace and clubs
/// lowest, as in `8D`.
public final class CardNames {

  /// What is no card, or no suit.
  public static final int NONE = -1;

  /// How a card is written that nobody recorded.
  public static final String UNKNOWN = "?";

  private static final String RANKS = "A23456789TJQK";
  private static final String SUITS = "CDHS";

  /// One more than any letter of a card; a whole deck is looked up for every record that is read.
  private static final int LETTERS = 128;

  private static final byte[] RANK_OF = places(RANKS);
  private static final byte[] SUIT_OF = places(SUITS);

  private static final String[] NAMES = names();

  private CardNames() {}

  private static String[] names() {
    var names = new String[RANKS.length() * SUITS.length()];
    for (int card = 0; card < names.length; card++) {
      names[card] = RANKS.charAt(card >> 2) + suitName(card & 3);
    }
    return names;
  }

  /// The place of each letter in a list, [#NONE] for any other.
  private static byte[] places(String letters) {
    var places = new byte[LETTERS];
    Arrays.fill(places, (byte) NONE);
    for (int i = 0; i < letters.length(); i++) {
      places[letters.charAt(i)] = (byte) i;
    }
    return places;
  }

  private static int place(byte[] places, int letter) {
    return letter >= 0 && letter < LETTERS ? places[letter] : NONE;
  }

  /// The card with these two letters exactly, or [#NONE].
  public static int card(int rank, int suit) {
    int high = place(RANK_OF, rank);
    int low = place(SUIT_OF, suit);
    return (high | low) < 0 ? NONE : high << 2 | low;
  }

  /// The card that somebody wrote, or [#NONE]: in either order, in either case, `10` for the ten,
  /// the suit as a letter or as its sign.
  public static int read(String word) {
    String plain = CardWords.plain(word);
    if (plain.length() != 2) {
      return NONE;
    }
    int card = card(plain.charAt(0), plain.charAt(1));
    return card == NONE ? card(plain.charAt(1), plain.charAt(0)) : card;
  }

  /// The suit with this letter exactly, or [#NONE].
  public static int suit(int letter) {
    return place(SUIT_OF, letter);
  }

  /// The suit that somebody wrote, or [#NONE].
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

  /// Cards in one place, lowest first, then [#UNKNOWN] for each that is not known.
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
