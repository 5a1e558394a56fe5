package umpire.core.kernel;

/// The parts of a move or an event. A part that a verb does not need is 0.
///
/// The parts that a verb has are declared with its words, see `umpire.core.words`.
public interface Parts {

  /// The action: the index of a constant in the game's enum of verbs.
  int verb();

  /// Whether the action is this one.
  default boolean is(Enum<?> verb) {
    return verb() == verb.ordinal();
  }

  /// The seat that the move is about, which need not be the actor.
  int seat();

  /// A number of points, cards or copies.
  int amount();

  /// Bits that each game defines for itself, such as a stroke or a named suit.
  long code();

  /// The number of unknown cards, in addition to the known ones.
  int unknown();

  /// The known cards, as a set.
  long cards();

  /// Those of the cards that are meant twice, as from two decks.
  long twice();

  /// The number of ordered cards, as in a shuffled deck.
  int length();

  /// The ordered card at this index; negative if it is unknown.
  int card(int index);
}
