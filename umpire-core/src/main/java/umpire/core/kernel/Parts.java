package umpire.core.kernel;

/// The parts of a move or an event. A part that a verb does not need is 0.
///
/// Which parts a verb has is said where its words are declared, see `umpire.core.words`.
public interface Parts {

  /// What is done: the place of a constant in the game's enum of verbs.
  int verb();

  /// Whether this is what is done.
  default boolean is(Enum<?> verb) {
    return verb() == verb.ordinal();
  }

  /// The seat that is spoken of, which need not be the one who acts.
  int seat();

  /// How many: points, cards, copies.
  int amount();

  /// What only this game can say, in bits of its own: a stroke, a suit that is named.
  long code();

  /// How many cards beside the known ones nobody recorded.
  int unknown();

  /// The known cards, as a set.
  long cards();

  /// The cards of the set that are meant twice.
  long twice();

  /// How many cards stand in order.
  int length();

  /// The card at this place of those in order, negative if nobody recorded it.
  int card(int place);
}
