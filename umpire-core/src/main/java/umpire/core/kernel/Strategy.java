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

  /// Whether it looks at nothing that a veil would hide, so that it may be shown the table itself,
  /// which saves a copy at every move. A law holds it to that: on the veiled kernel it chooses the
  /// same.
  default boolean ignoresHiddenState() {
    return false;
  }

  /// Whether it looks back at what has happened, so that notes must be taken of it. A law holds it
  /// to that: without a history it chooses the same.
  default boolean usesHistory() {
    return !ignoresHiddenState();
  }

  /// Whether it lives outside this program: then it may do anything, and an illegal move costs it
  /// the game.
  default boolean isExternal() {
    return false;
  }

  /// How much thought it gives a decision, if that can be said behind its name: `expert:200`.
  default Optional<Budget> budget() {
    return Optional.empty();
  }

  /// The same with another budget, one that its [#budget] allows.
  default Strategy<K> withBudget(int budget) {
    throw new UnsupportedOperationException(name() + " has no budget");
  }

  /// How well whoever plays so does what they try, by a word of the game that may stand behind the
  /// name: `rules:club`. Empty for the usual, and where everybody does what they want.
  default String ability() {
    return "";
  }

  /// The same in the hands of somebody of this ability.
  default Strategy<K> withAbility(String ability) {
    return new StrategyWithAbility<>(this, ability);
  }

  /// Leaves the table for good.
  @Override
  default void close() {}

  /// Another strategy, but for what is said otherwise.
  interface ForwardingStrategy<K extends Kernel<K>> extends Strategy<K> {

    /// The other one.
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
