package umpire.core.words;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.IntFunction;
import java.util.function.LongUnaryOperator;
import java.util.function.ToIntFunction;
import umpire.core.cards.CardNames;

/// The cards of a game, and how they are written.
///
/// @param cards all of them, as a set
/// @param read the number of the card that a word names; negative if it is not a card
/// @param name the word for a card
/// @param hint how a card is written, for messages
/// @param first the card of a set that is written first, as a set with one card
public record Deck(
    long cards,
    ToIntFunction<String> read,
    IntFunction<String> name,
    String hint,
    LongUnaryOperator first) {

  private static final int FRENCH_CARDS = 52;

  /// The 52 cards of the French deck.
  public static final Deck FRENCH =
      new Deck(
          (1L << FRENCH_CARDS) - 1,
          CardNames::read,
          CardNames::name,
          "rank A 2-9 T J Q K and suit C D H S");

  /// A deck whose sets are written with the lowest card first.
  public Deck(long cards, ToIntFunction<String> read, IntFunction<String> name, String hint) {
    this(cards, read, name, hint, Long::lowestOneBit);
  }

  /// The number of cards in the deck.
  public int size() {
    return Long.bitCount(cards);
  }

  /// The words for all cards.
  public List<String> names() {
    return names(cards);
  }

  /// The words for the cards of a set, in the order in which they are written.
  public List<String> names(long set) {
    var names = new ArrayList<String>();
    write(set, names::add);
    return names;
  }

  /// Writes the words for the cards of a set.
  public void write(long set, Consumer<String> into) {
    long rest = set;
    while (rest != 0) {
      long card = first.applyAsLong(rest);
      into.accept(name.apply(Long.numberOfTrailingZeros(card)));
      rest &= ~card;
    }
  }
}
