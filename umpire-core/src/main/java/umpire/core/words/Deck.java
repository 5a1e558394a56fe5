package umpire.core.words;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import java.util.function.ToIntFunction;
import umpire.core.cards.CardNames;

/// How the cards of a game are written.
///
/// @param cards all of them, as a set
/// @param read the number of the card that a word is; negative if it is none
/// @param name the word for a card
/// @param hint how a card is written, for people who wrote it otherwise
public record Deck(long cards, ToIntFunction<String> read, IntFunction<String> name, String hint) {

  private static final int FRENCH_CARDS = 52;

  /// The 52 cards of the French deck.
  public static final Deck FRENCH =
      new Deck(
          (1L << FRENCH_CARDS) - 1,
          CardNames::read,
          CardNames::name,
          "rank A 2-9 T J Q K and suit C D H S");

  /// The words for all cards.
  public List<String> names() {
    return names(cards);
  }

  /// The words for the cards of a set, the lowest first.
  public List<String> names(long set) {
    var names = new ArrayList<String>();
    for (long rest = set; rest != 0; rest &= rest - 1) {
      names.add(name.apply(Long.numberOfTrailingZeros(rest)));
    }
    return names;
  }
}
