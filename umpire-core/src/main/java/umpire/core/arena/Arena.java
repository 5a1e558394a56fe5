package umpire.core.arena;

/// Plays the games of a simulation at one table, one after another, and writes the result of each
/// as a row of numbers. For one thread.
///
/// A game may have an arena of its own for some strategies and rules, which plays the same games
/// faster: the same kernel, the same random numbers, the same row for the same seed as a
/// [KernelArena]. A contract test checks that for every game.
public interface Arena extends AutoCloseable {

  /// Plays the game with this seed to its end.
  ///
  /// @param row the result, in the order of the [RowLayout]; all of it is overwritten
  void play(long seed, int[] row);

  /// Closes the strategies; only external ones have anything to release.
  @Override
  default void close() {}
}
