package umpire.core.match;

import umpire.core.Chance;

/// Takes a seat: decides what to do from what the seat may know.
public interface Strategy<V extends View, E> extends AutoCloseable {

  /// How the command line calls it.
  String name();

  /// How it decides, in one line.
  String about();

  /// One of the events that are legal for the seat whose view this is.
  ///
  /// @param chance this seat's own stream of random numbers
  E choose(V view, Chance chance);

  /// Whether it lives outside this program: then it may do anything, and an illegal event costs it
  /// the game.
  default boolean isForeign() {
    return false;
  }

  /// Leaves the table for good.
  @Override
  default void close() {}
}
