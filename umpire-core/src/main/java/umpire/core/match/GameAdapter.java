package umpire.core.match;

import java.util.List;
import umpire.core.Ruling;
import umpire.core.kernel.Event;
import umpire.core.kernel.Kernel;
import umpire.core.text.Sentence;

/// Translates what a game's kernel finds into words and facts.
///
/// Everything is read from a kernel under the veil of the viewer it is for, or from the table
/// itself if the viewer may see everything; so no viewer learns what they do not know.
///
/// @param <K> the kernel
public interface GameAdapter<K extends Kernel<K>> {

  /// The legal events that are shown to people and programs. By default all of them; where players
  /// must work something out themselves, such as what their cards are worth, only those that do not
  /// depend on it. At least one event always remains.
  default LegalEvents legalForPlayers(LegalEvents legal) {
    return legal;
  }

  /// Why a rule forbids an event, and what would have been legal, a clause each. By default nothing
  /// is added to the sentence of the rule.
  ///
  /// @param known the game as the one who is answered knows it
  /// @param rule its place in the rulebook
  default List<Sentence> reasons(int rule, K known, int actor, Event event, List<String> names) {
    return List.of();
  }

  /// What one would have to know to rule on an event, as in `the cards that Ben drew`. A game whose
  /// kernel never answers [Kernel#UNDECIDED] is never asked.
  ///
  /// @param rule its place in the rulebook
  default Sentence missing(int rule, K known, int actor, Event event, List<String> names) {
    throw new IllegalStateException("a kernel that answers OPEN needs a border that says why");
  }

  /// Puts a ruling on the last move into words.
  ///
  /// @param known the game as the viewer knows it
  /// @param viewer for whom: a seat, [Kernel#NOBODY], or [Kernel#ARBITER]
  void narrate(Ruling ruling, K known, int viewer, List<String> names, Sentence sentence);

  /// What a viewer knows, for programs, without what is the same in every game ([FactsJson]).
  ///
  /// @param veiled the game as the viewer knows it
  /// @param viewer a seat, [Kernel#NOBODY], or [Kernel#ARBITER]
  void facts(K veiled, int viewer, Facts into);
}
