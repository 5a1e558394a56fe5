package umpire.core.words;

import java.util.List;
import java.util.function.Consumer;
import umpire.core.kernel.Move;
import umpire.core.kernel.Parts;

/// A variable part in the words of an event: a player, a card, points. A slot reads its words into
/// the parts of a move and writes them from there. Most slots of a game are made by the methods
/// here; a game implements those that only it has.
public interface Slot {

  /// The kind of value in a slot, for programs.
  enum Kind {
    WORD,
    NUMBER,
    LIST
  }

  /// Reads the words of this slot from a line into the parts of a move.
  ///
  /// @return false, with nothing read, if the next word does not belong to this slot
  /// @throws BadEventException if it does, but is not allowed here
  boolean read(EventWords line, Move into) throws BadEventException;

  /// Returns the fault of a line in which the words of this slot are missing.
  BadEventException missing(EventWords line);

  /// Sets the parts of a move for a line that leaves out this slot.
  default void leaveOut(Move into) {}

  /// Passes the words of this slot to `into`; none if there is nothing to write.
  void write(Parts event, List<String> names, Consumer<String> into);

  /// Copies the parts that this slot reads and writes, and no others.
  void copy(Parts from, Move into);

  /// The words that may fill this slot, as far as they can be listed.
  List<String> words(List<String> names);

  /// The kind of value in this slot; by default a word.
  default Kind kind() {
    return Kind.WORD;
  }

  /// A slot for a player, by name.
  static Slot seat() {
    return new SeatSlot();
  }

  /// A slot for a number: the amount of a move.
  ///
  /// @param what what is counted, as in `number of points`
  static NumberSlot number(String what) {
    return new NumberSlot(what, NumberSlot.NEEDED);
  }

  /// A slot for one card, which must be known.
  static Slot card(Deck deck) {
    return new CardSlot(deck, false);
  }

  /// A slot for one card, `?` if it was not recorded.
  static Slot cardOrUnknown(Deck deck) {
    return new CardSlot(deck, true);
  }

  /// A slot for cards in any order, at least one, `?` for each that was not recorded.
  static Slot cards(Deck deck) {
    return new CardsSlot(deck, 1, true);
  }

  /// A slot for cards in any order, perhaps none, `?` for each that was not recorded.
  static Slot anyCards(Deck deck) {
    return new CardsSlot(deck, 0, true);
  }

  /// A slot for cards in any order, perhaps none, that lie open: all must be known.
  static Slot openCards(Deck deck) {
    return new CardsSlot(deck, 0, false);
  }

  /// A slot for ordered cards, perhaps none, `?` for each that was not recorded.
  static Slot row(Deck deck) {
    return new RowSlot(deck);
  }
}
