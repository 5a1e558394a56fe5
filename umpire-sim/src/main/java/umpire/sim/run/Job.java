package umpire.sim.run;

import java.util.List;
import umpire.core.arena.Arena;

/// A task that is played once for each of many seeds: a game, or several games on one deal.
public interface Job {

  /// The seed of the simulation. The seed of each game follows from it and from the number of the
  /// game, counted from 0.
  long seed();

  /// The names of the numbers in a row.
  List<String> columns();

  /// Creates an arena for one thread. All arenas of a job play equal games.
  Arena arena();

  /// The number of games that a thread plays before it delivers their results: enough to make
  /// delivery cheap, few enough to stop soon. It must not depend on the machine: a simulation may
  /// stop between two chunks because its results suffice, and must then stop after equally many
  /// games everywhere.
  int chunk();
}
