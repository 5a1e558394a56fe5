package umpire.core.words;

import java.util.List;
import java.util.function.Consumer;
import umpire.core.kernel.Move;
import umpire.core.kernel.Parts;

/// What varies in the words of an event: a player, a card, points. A slot reads its words into the
/// parts of a move and writes them from there; most slots of a game are one of those made here, and
/// a game adds what only it has.
public interface Slot {

  /// What stands in a slot, for programs.
  enum Kind {
    WORD,
    NUMBER,
    LIST
  }

  /// Takes the words of this slot from a line.
  ///
  /// @return false, with nothing taken, if the next word is none of this slot's
  /// @throws BadEventException if it is one, but cannot stand here
  boolean read(EventWords line, Move into) throws BadEventException;

  /// Says what should have stood here.
  BadEventException missing(EventWords line);

  /// Fills the parts for a line that leaves out this slot.
  default void leaveOut(Move into) {}

  /// Writes the words, none if there is nothing to say.
  void write(Parts event, List<String> names, Consumer<String> into);

  /// Copies the parts that this slot says, and no others.
  void copy(Parts from, Move into);

  /// Words that may stand here, as far as they can be listed.
  List<String> words(List<String> names);

  default Kind kind() {
    return Kind.WORD;
  }

  /// A player, by name.
  static Slot seat() {
    return new SeatSlot();
  }

  /// A number that is the amount of a move.
  ///
  /// @param what what is counted, as in `number of points`
  static NumberSlot number(String what) {
    return new NumberSlot(what, NumberSlot.NEEDED);
  }

  /// One card that is known.
  static Slot card(Deck deck) {
    return new CardSlot(deck, false);
  }

  /// One card, `?` if nobody recorded it.
  static Slot cardOrUnknown(Deck deck) {
    return new CardSlot(deck, true);
  }

  /// Cards whose order means nothing, `?` for each that nobody recorded.
  static Slot cards(Deck deck) {
    return new CardsSlot(deck, 1, true);
  }

  /// The same, or none at all.
  static Slot anyCards(Deck deck) {
    return new CardsSlot(deck, 0, true);
  }

  /// Cards that lie open, so that all are known.
  static Slot openCards(Deck deck) {
    return new CardsSlot(deck, 0, false);
  }

  /// Cards in their order, `?` for each that nobody recorded.
  static Slot row(Deck deck) {
    return new RowSlot(deck);
  }
}
