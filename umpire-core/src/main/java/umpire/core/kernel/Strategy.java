package umpire.core.kernel;

import java.util.Optional;
import umpire.core.SeededRandom;

/// A player of a game: it takes a seat, and chooses its moves from what the seat may know. Each
/// belongs to one table, and so to one thread.
///
/// @param <K> the kernel of its game
public interface Strategy<K extends Kernel<K>> extends AutoCloseable {

  /// The strategy's name, as on the command line.
  String name();

  /// How it decides, in one line.
  String about();

  /// Chooses one of the moves that are legal for the seat, and writes it into `answer`.
  ///
  /// @param veiled the game as the seat knows it; or the table itself, if [#ignoresHiddenState] is
  ///   true. A strategy must not change it
  /// @param seat the seat, which is awaited
  /// @param random this seat's own stream of random numbers
  /// @throws ForfeitException if it cannot continue and gives up the game
  void choose(K veiled, int seat, SeededRandom random, Move answer);

  /// Whether it never reads what its seat may not see. If so, it may be given the table itself,
  /// which is faster than a veiled copy; a contract test checks that it chooses the same on either.
  /// If not, it is always given a veiled copy.
  default boolean ignoresHiddenState() {
    return false;
  }

  /// Whether it reads the history. If so, the kernel keeps one. If no strategy at the table does, a
  /// simulation may keep none, and a contract test checks that its choices do not change without
  /// one.
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

  /// Returns this strategy with another budget, one that its [#budget] allows. A strategy without a
  /// budget throws an [UnsupportedOperationException].
  default Strategy<K> withBudget(int budget) {
    throw new UnsupportedOperationException(name() + " has no budget");
  }

  /// The player's skill, as in `rules:club`. Empty for the default, and in games where every
  /// attempt succeeds.
  default String ability() {
    return "";
  }

  /// Returns this strategy in the hands of a player with another ability.
  default Strategy<K> withAbility(String ability) {
    return new StrategyWithAbility<>(this, ability);
  }

  /// Releases everything that the strategy holds; it is not asked again.
  @Override
  default void close() {}

  /// Forwards to another strategy; override what differs. The budget is not forwarded: [#budget] is
  /// empty.
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
