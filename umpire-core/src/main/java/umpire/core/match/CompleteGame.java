package umpire.core.match;

import java.util.List;
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

  /// The strategies that can take a seat, `random` and `rules` among them.
  List<Strategy<V, E>> strategies();

  /// Between records and the format of the published problem.
  ClassicBridge<E> classic();
}
