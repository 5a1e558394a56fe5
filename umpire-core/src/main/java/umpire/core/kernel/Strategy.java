package umpire.core.kernel;

import java.util.Optional;
import umpire.core.SeededRandom;

/// Takes a seat: decides what to do from what the seat may know.
///
/// @param <K> the kernel of its game
public interface Strategy<K extends Kernel<K>> extends AutoCloseable {

  /// How the command line calls it.
  String name();

  /// How it decides, in one line.
  String about();

  /// One of the moves that are legal for the seat.
  ///
  /// @param veiled the game as the seat knows it
  /// @param seat which is awaited
  /// @param random this seat's own stream of random numbers
  void choose(K veiled, int seat, SeededRandom random, Move answer);

  /// Whether it reads only what its seat may see. If so, it gets the real table instead of a veiled
  /// copy, which is faster; a contract test checks that it chooses the same on the veiled kernel.
  /// If not, it gets a veiled copy.
  default boolean ignoresHiddenState() {
    return false;
  }

  /// Whether it reads the history. If so, the kernel keeps one. If no strategy at the table does,
  /// no history is kept, and a contract test checks that its choices do not change without one.
  default boolean usesHistory() {
    return !ignoresHiddenState();
  }

  /// Whether it runs outside this program. If so, an illegal move loses it the game; if not, an
  /// illegal move is a bug and throws.
  default boolean isExternal() {
    return false;
  }

  /// The budget that may be given after its name, as in `expert:200`; empty if it has none.
  default Optional<Budget> budget() {
    return Optional.empty();
  }

  /// This strategy with another budget, one that its [#budget] allows.
  default Strategy<K> withBudget(int budget) {
    throw new UnsupportedOperationException(name() + " has no budget");
  }

  /// The player's skill, as in `rules:club`. Empty for the default, and in games where every
  /// attempt succeeds.
  default String ability() {
    return "";
  }

  /// This strategy, played with another ability.
  default Strategy<K> withAbility(String ability) {
    return new StrategyWithAbility<>(this, ability);
  }

  /// Leaves the table for good.
  @Override
  default void close() {}

  /// Forwards to another strategy; override what differs.
  interface ForwardingStrategy<K extends Kernel<K>> extends Strategy<K> {

    /// The strategy to forward to.
    Strategy<K> strategy();

    @Override
    default String name() {
      return strategy().name();
    }

    @Override
    default String about() {
      return strategy().about();
    }

    @Override
    default void choose(K veiled, int seat, SeededRandom random, Move answer) {
      strategy().choose(veiled, seat, random, answer);
    }

    @Override
    default boolean ignoresHiddenState() {
      return strategy().ignoresHiddenState();
    }

    @Override
    default boolean usesHistory() {
      return strategy().usesHistory();
    }

    @Override
    default boolean isExternal() {
      return strategy().isExternal();
    }

    @Override
    default String ability() {
      return strategy().ability();
    }

    @Override
    default void close() {
      strategy().close();
    }
  }
}
