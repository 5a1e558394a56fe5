package umpire.core.arena;

/// Plays the games of a simulation at one table, one after another, and writes down what each came
/// to. For one thread.
///
/// A game may bring an arena of its own for some strategies and rules, which plays the same games
/// faster: the same kernel, the same random numbers, the same row for the same seed as a
/// [KernelArena], which is a law tested for every game.
public interface Arena extends AutoCloseable {

  /// Plays the game with this seed to its end.
  ///
  /// @param row what it came to, in the order of the [RowLayout]; all of it is written
  void play(long seed, int[] row);

  /// Sends the strategies home; only those from outside have anything to do.
  @Override
  default void close() {}
}
