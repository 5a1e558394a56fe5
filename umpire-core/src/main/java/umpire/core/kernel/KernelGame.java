package umpire.core.kernel;

import java.util.List;
import java.util.Optional;
import umpire.core.Rule;
import umpire.core.match.Arena;
import umpire.core.match.CompleteGame;
import umpire.core.match.Match;
import umpire.core.match.Notation;
import umpire.core.profile.Profile;

/// A complete game behind the one door: from what the door brings follow its matches, its typed
/// strategies and its arena, so no game writes them.
///
/// @param <K> its kernel
/// @param <E> the sealed type of its events
public interface KernelGame<K extends Kernel<K>, E> extends CompleteGame<E, Seen<K>>, Door<K, E> {

  /// The rules, in the order of their source.
  List<? extends Rule> rulebook();

  @Override
  Notation<E> notation();

  @Override
  default Match<E, Seen<K>> open(Profile profile, List<String> names) {
    return new KernelMatch<>(this, rulebook(), profile, names);
  }

  @Override
  default List<umpire.core.match.Strategy<Seen<K>, E>> strategies() {
    return TypedStrategy.of(this);
  }

  @Override
  default Optional<Arena> arena(Profile profile, List<String> seats) {
    return KernelArena.of(this, profile, measures(), seats);
  }
}
