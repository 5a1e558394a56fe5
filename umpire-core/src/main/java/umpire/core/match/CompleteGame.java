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

/// What a game brings to be played as a whole: its rule switches, its kernel and its dealer, those
/// who can take a seat, what is counted, and its words. Everything else follows.
///
/// @param <K> its kernel
public interface CompleteGame<K extends Kernel<K>> {

  /// The rules, in the order of their source.
  List<? extends Rule> rulebook();

  Profiles profiles();

  /// The fewest players under these rules.
  int minPlayers(Profile profile);

  /// The most players under these rules.
  int maxPlayers(Profile profile);

  /// What keeps this number of players from playing by these rules, between fewest and most; empty
  /// if nothing does.
  default String objection(Profile profile, int players) {
    return "";
  }

  // The game at work.

  /// A game by these rules, before anything has happened.
  K open(Profile profile, int seats);

  /// Chance at this table; by default there is none, for a game whose kernel never awaits the
  /// table.
  default Dealer<K> dealer(Profile profile, int seats) {
    return (_, _, _) -> false;
  }

  /// The same for seats of whom it is known who plays there, and with which ability.
  default Dealer<K> dealer(Profile profile, List<Strategy<K>> taken) {
    return dealer(profile, taken.size());
  }

  /// What the abilities are called that may stand behind the name of a strategy, the least first;
  /// none where everybody can do what they want to.
  default List<String> abilities() {
    return List.of();
  }

  /// The strategies that decide at a glance, `random` and `rules` among them: new ones at every
  /// call, so that each belongs to one table.
  List<Strategy<K>> strategies();

  /// The strategies that take their time, new ones as well: they search, with a budget, or look
  /// things up that had to be computed first.
  default List<Strategy<K>> experts() {
    return List.of();
  }

  /// What a search needs to know of this game: whoever searches, to play or to judge, asks here.
  default SearchModel<K> searchModel(Profile profile, int seats) {
    Strategy<K> rules = strategy("rules").orElseThrow();
    return new SearchModel.Plain<>(dealer(profile, seats), rules);
  }

  /// The same for players with these abilities, each one of [#abilities], a seat each.
  default SearchModel<K> searchModel(Profile profile, List<String> able) {
    return searchModel(profile, able.size());
  }

  /// Everybody who can take a seat by a name.
  default StrategyCatalog<K> catalog() {
    List<Strategy<K>> all = Stream.concat(strategies().stream(), experts().stream()).toList();
    return new StrategyCatalog<>(all, abilities(), false);
  }

  /// A new strategy of this name, if there is one: `rules`, or `expert:200` with its budget.
  default Optional<Strategy<K>> strategy(String name) {
    return catalog().find(name);
  }

  // What is counted.

  /// What is counted for each side by these rules; the first is the score. Points, by default.
  default List<String> tallies(Profile profile) {
    return List.of("points");
  }

  /// Whether it is better to have less of what is counted.
  ///
  /// @param tally its place among the tallies
  default boolean lessIsBetter(Profile profile, int tally) {
    return false;
  }

  /// The rules that close a part of a match after which somebody writes down how things stand: a
  /// deal, a frame, a round.
  default Set<? extends Rule> closing() {
    return Set.of();
  }

  /// What is counted in every game of a simulation; the first is how long it was.
  List<Measure> measures();

  /// Figures of the game's own that a review of a record tells, new ones at every call.
  default Statistics<K> statistics() {
    return Statistics.none();
  }

  /// An arena of the game's own that plays the same games faster than the one loop does, where
  /// there is a licence for such a copy.
  ///
  /// @param seats the names of the strategies, seat by seat
  default Optional<Arena> ownArena(Profile profile, List<String> seats) {
    return Optional.empty();
  }

  /// What a game at a table with so many seats comes to, as a row of numbers.
  default RowLayout rowLayout(Profile profile, int seats) {
    return new RowLayout(open(profile, seats).sides(), tallies(profile), measures());
  }

  /// The one loop, for these strategies at a table of their own.
  default GameLoop<K> gameLoop(Profile profile, List<Strategy<K>> taken) {
    int seats = taken.size();
    Dealer<K> dealer = dealer(profile, taken);
    return new GameLoop<>(open(profile, seats), open(profile, seats), dealer, taken);
  }

  /// Games of a simulation by these strategies, played by that loop.
  default Arena arena(Profile profile, List<Strategy<K>> taken) {
    return arena(profile, taken, List.of());
  }

  /// The same with scores already made.
  ///
  /// @param start the score of each side; none to begin at nothing
  default Arena arena(Profile profile, List<Strategy<K>> taken, List<Integer> start) {
    return new KernelArena<>(
        gameLoop(profile, taken).from(start), rowLayout(profile, taken.size()));
  }

  // Its words.

  GameAdapter<K> adapter();

  Vocabulary vocabulary();

  /// What speaks for a move, in words that players use; empty if there is nothing to say.
  ///
  /// @param veiled what the seat knows
  default Note reason(K veiled, int seat, Move move) {
    return Note.plain("");
  }

  /// What a record may leave out.
  default RecordGaps<K> gaps() {
    return new RecordGaps<>() {};
  }

  /// Whether an event tells of something that nobody recorded and that later ones may show. Only if
  /// one of them does is [#backfillCards] asked.
  default boolean hides(Event event) {
    return false;
  }

  /// The same acts, with cards filled in that nobody wrote down but that later acts show: a hand of
  /// which every card was laid in the end was that hand from the deal on. As many acts as were
  /// given; nothing is filled in that could have been otherwise.
  default List<ActorEvent> backfillCards(Profile profile, int seats, List<ActorEvent> acts) {
    return acts;
  }

  /// Between records and the format of the published problem, where there is one.
  default ClassicBridge classic() {
    return ClassicBridge.none();
  }

  /// A match between named players, before anything has happened.
  ///
  /// @param names what the seats are called, in order
  default Match<K> open(Profile profile, List<String> names) {
    return new Match<>(this, profile, names);
  }
}
