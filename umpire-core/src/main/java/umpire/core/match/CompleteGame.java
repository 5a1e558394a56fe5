package umpire.core.match;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import umpire.core.Rule;
import umpire.core.arena.Arena;
import umpire.core.arena.KernelArena;
import umpire.core.arena.Measure;
import umpire.core.arena.RowLayout;
import umpire.core.classic.ClassicBridge;
import umpire.core.gaps.RecordGaps;
import umpire.core.kernel.Dealer;
import umpire.core.kernel.Event;
import umpire.core.kernel.GameLoop;
import umpire.core.kernel.Kernel;
import umpire.core.kernel.Move;
import umpire.core.kernel.Strategy;
import umpire.core.profile.Profile;
import umpire.core.profile.Profiles;
import umpire.core.search.SearchModel;
import umpire.core.text.Note;
import umpire.core.words.Vocabulary;

/// Everything that a game provides to be played from the first move to the result: its rule
/// switches, its kernel and dealer, its strategies, its measures and its words. All else follows
/// from these.
///
/// @param <K> its kernel
public interface CompleteGame<K extends Kernel<K>> {

  /// The rules, in the order of their source.
  List<? extends Rule> rulebook();

  /// The presets and switches by which tables choose among the rules.
  Profiles profiles();

  /// The fewest players under these rules.
  int minPlayers(Profile profile);

  /// The most players under these rules.
  int maxPlayers(Profile profile);

  /// The reason why this number of players, from the fewest to the most, cannot play by these
  /// rules; empty if they can.
  default String objection(Profile profile, int players) {
    return "";
  }

  // Tables and strategies.

  /// Returns a game by these rules, before the first move.
  K open(Profile profile, int seats);

  /// The dealer at this table. By default it never makes a move, for a game whose kernel never
  /// awaits the table.
  default Dealer<K> dealer(Profile profile, int seats) {
    return (_, _, _) -> false;
  }

  /// The dealer at a table of which the strategies are known, and so the abilities of the players.
  /// By default it does not depend on them.
  default Dealer<K> dealer(Profile profile, List<Strategy<K>> taken) {
    return dealer(profile, taken.size());
  }

  /// The abilities that may follow the name of a strategy, the least first; none in games where
  /// every attempt succeeds.
  default List<String> abilities() {
    return List.of();
  }

  /// The strategies that decide at once, `random` and `rules` among them: new ones at every call,
  /// so that each belongs to one table.
  List<Strategy<K>> strategies();

  /// The strategies that take longer: they search, with a budget, or look up results that had to be
  /// computed first. New ones at every call; by default there are none.
  default List<Strategy<K>> experts() {
    return List.of();
  }

  /// The model of this game for a search, both for strategies that play and for reviews that
  /// evaluate. By default it considers every listed move and plays on by `rules`.
  default SearchModel<K> searchModel(Profile profile, int seats) {
    Strategy<K> rules = strategy("rules").orElseThrow();
    return new SearchModel.Plain<>(dealer(profile, seats), rules);
  }

  /// The model for players with these abilities, one of [#abilities] for each seat. By default it
  /// does not depend on them.
  default SearchModel<K> searchModel(Profile profile, List<String> able) {
    return searchModel(profile, able.size());
  }

  /// The strategies that can take a seat, found by name.
  default StrategyCatalog<K> catalog() {
    List<Strategy<K>> all = Stream.concat(strategies().stream(), experts().stream()).toList();
    return new StrategyCatalog<>(all, abilities(), false);
  }

  /// Returns a new strategy by its name: `rules`, or `expert:200` with its budget. Empty if there
  /// is none, or if the budget is not allowed.
  default Optional<Strategy<K>> strategy(String name) {
    return catalog().find(name);
  }

  // Tallies and measures.

  /// The names of the tallies that are kept for each side by these rules; the first is the score.
  /// By default there is one, `points`.
  default List<String> tallies(Profile profile) {
    return List.of("points");
  }

  /// Whether a lower value of a tally is better.
  ///
  /// @param tally its index among the tallies
  default boolean lessIsBetter(Profile profile, int tally) {
    return false;
  }

  /// The rules that close a part of a match, such as a deal, a frame or a round. A recorded game
  /// states the scores after each of them.
  default Set<? extends Rule> closing() {
    return Set.of();
  }

  /// The measures of every game in a simulation; the first is the length of the game.
  List<Measure> measures();

  /// A collector for the game's own figures in the review of a record; a new one at every call.
  default Statistics<K> statistics() {
    return Statistics.none();
  }

  /// An arena of the game's own that plays the same games faster than [GameLoop], for strategies
  /// for which this project permits such a copy of the rules. Empty if there is none.
  ///
  /// @param seats the names of the strategies, seat by seat
  default Optional<Arena> ownArena(Profile profile, List<String> seats) {
    return Optional.empty();
  }

  /// The layout of a game's result as a row of numbers, at a table with this many seats.
  default RowLayout rowLayout(Profile profile, int seats) {
    return new RowLayout(open(profile, seats).sides(), tallies(profile), measures());
  }

  /// Returns a loop for these strategies, with a table of its own.
  default GameLoop<K> gameLoop(Profile profile, List<Strategy<K>> taken) {
    int seats = taken.size();
    Dealer<K> dealer = dealer(profile, taken);
    return new GameLoop<>(open(profile, seats), open(profile, seats), dealer, taken);
  }

  /// Returns an arena that plays simulated games by these strategies with [#gameLoop].
  default Arena arena(Profile profile, List<Strategy<K>> taken) {
    return arena(profile, taken, List.of());
  }

  /// Returns an arena whose games begin with these scores.
  ///
  /// @param start the score of each side; empty to begin at zero
  default Arena arena(Profile profile, List<Strategy<K>> taken, List<Integer> start) {
    return new KernelArena<>(
        gameLoop(profile, taken).from(start), rowLayout(profile, taken.size()));
  }

  // Words.

  /// Translates findings and states into words and facts.
  GameAdapter<K> adapter();

  /// The words of the events.
  Vocabulary vocabulary();

  /// The reason for a move, in words that players use; empty if there is none to give.
  ///
  /// @param veiled what the seat knows
  default Note reason(K veiled, int seat, Move move) {
    return Note.plain("");
  }

  /// The events and details that a record may leave out. By default, none.
  default RecordGaps<K> gaps() {
    return new RecordGaps<>() {};
  }

  /// Whether an event contains something that is not recorded and that later events may reveal.
  /// [#backfillCards] is called only if there is such an event.
  default boolean hides(Event event) {
    return false;
  }

  /// Fills in cards that were not recorded but that later events reveal: if every card of a hand
  /// was laid in the end, the hand is known from the deal on. A card that could have been another
  /// one stays unknown. Returns as many events as it was given; by default the same ones.
  default List<ActorEvent> backfillCards(Profile profile, int seats, List<ActorEvent> acts) {
    return acts;
  }

  /// The converter between records and the format of the published problem; [ClassicBridge#none] if
  /// there is no such format.
  default ClassicBridge classic() {
    return ClassicBridge.none();
  }

  /// Returns a match between named players, before the first move.
  ///
  /// @param names the names of the seats, in order
  default Match<K> open(Profile profile, List<String> names) {
    return new Match<>(this, profile, names);
  }
}
