package umpire.core.kernel;

import java.util.List;
import umpire.core.match.Notation;
import umpire.core.profile.Profile;

/// What a game brings to be played as a whole: its kernel, its dealer, those who can take a seat,
/// and its words.
///
/// @param <K> its kernel
/// @param <E> the sealed type of its events
public interface Door<K extends Kernel<K>, E> {

  /// A game by these rules, before anything has happened.
  K open(Profile profile, int seats);

  Dealer<K> dealer(Profile profile, int seats);

  /// The strategies that can take a seat, `random` and `rules` among them: new ones at every call,
  /// so that each belongs to one table.
  List<Strategy<K>> players();

  /// What is counted for each side by these rules; the first is the score.
  List<String> tallies(Profile profile);

  Border<K, E> border();

  /// What a record may leave out.
  default Gaps<K> gaps() {
    return new Gaps<>() {};
  }

  Notation<E> notation();
}
