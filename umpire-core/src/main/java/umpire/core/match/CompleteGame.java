package umpire.core.match;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import umpire.core.Rule;
import umpire.core.profile.Profile;
import umpire.core.profile.Profiles;

/// What a game brings to be played as a whole: its rule switches, its matches, its words, and the
/// strategies that can take a seat.
///
/// @param <E> the sealed type of its events: everything that can happen at the table
/// @param <V> what one viewer knows of a match
public interface CompleteGame<E, V extends View> {

  Profiles profiles();

  /// The fewest players under these rules.
  int fewest(Profile profile);

  /// The most players under these rules.
  int most(Profile profile);

  /// What keeps this number of players from playing by these rules, between fewest and most; empty
  /// if nothing does.
  default String objection(Profile profile, int players) {
    return "";
  }

  /// A match before anything has happened.
  ///
  /// @param names what the seats are called, in order
  Match<E, V> open(Profile profile, List<String> names);

  Notation<E> notation();

  /// The strategies that can take a seat, `random` and `rules` among them: new ones at every call,
  /// so that each belongs to one table.
  List<Strategy<V, E>> strategies();

  /// The rules that close a part of a match after which somebody writes down how things stand: a
  /// deal, a frame, a round.
  default Set<? extends Rule> closing() {
    return Set.of();
  }

  /// What is counted in every game of a simulation; the first is how long it was.
  List<Measure> measures();

  /// An arena that plays these strategies by these rules faster than a [TableArena] does, if there
  /// is one.
  ///
  /// @param seats the names of the strategies, seat by seat
  default Optional<Arena> arena(Profile profile, List<String> seats) {
    return Optional.empty();
  }

  /// The same acts, with cards filled in that nobody wrote down but that later acts show: a hand of
  /// which every card was laid in the end was that hand from the deal on. As many acts as were
  /// given; nothing is filled in that could have been otherwise.
  default List<Act<E>> inHindsight(Profile profile, int seats, List<Act<E>> acts) {
    return acts;
  }

  /// Between records and the format of the published problem.
  ClassicBridge<E> classic();
}
