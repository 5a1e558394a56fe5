package umpire.core.match;

import java.util.List;
import umpire.core.Ruling;
import umpire.core.kernel.Event;
import umpire.core.kernel.Kernel;
import umpire.core.text.Sentence;

/// Translates the findings and the state of a game's kernel into words and facts.
///
/// Every method that writes for a viewer reads from a kernel under the veil of that viewer, or from
/// the table itself for an arbiter; so no viewer learns anything they may not know.
///
/// @param <K> the kernel
public interface GameAdapter<K extends Kernel<K>> {

  /// Returns the legal events that are shown to people and programs. By default all of them; where
  /// players must work something out themselves, such as what their cards are worth, only those
  /// that do not depend on it. If there are any, at least one remains.
  default LegalEvents legalForPlayers(LegalEvents legal) {
    return legal;
  }

  /// The reasons why a rule forbids an event, and what would have been legal, one clause each. By
  /// default nothing is added to the sentence of the rule.
  ///
  /// @param rule its index in the rulebook
  /// @param known the game as known to the viewer who receives the reasons
  default List<Sentence> reasons(int rule, K known, int actor, Event event, List<String> names) {
    return List.of();
  }

  /// The information that would decide whether an event is legal, as in `the cards that Ben drew`.
  /// Called only if the kernel answers [Kernel#UNDECIDED]; by default it throws an
  /// [IllegalStateException].
  ///
  /// @param rule its index in the rulebook
  default Sentence missing(int rule, K known, int actor, Event event, List<String> names) {
    throw new IllegalStateException(
        "a kernel that answers UNDECIDED needs an adapter that says what is missing");
  }

  /// Describes a ruling on the last move in words.
  ///
  /// @param known the game as the viewer knows it
  /// @param viewer a seat, [Kernel#NOBODY] or [Kernel#ARBITER]
  void narrate(Ruling ruling, K known, int viewer, List<String> names, Sentence sentence);

  /// Adds the facts that a viewer knows, without those that [FactsJson] adds for every game.
  ///
  /// @param veiled the game as the viewer knows it
  /// @param viewer a seat, [Kernel#NOBODY] or [Kernel#ARBITER]
  void facts(K veiled, int viewer, Facts into);
}
