package umpire.sim.run;

import java.util.List;
import umpire.core.arena.Arena;

/// A task that is played once for each of many seeds: a game, or several games on one deal.
public interface Job {

  /// The seed under which the games are numbered from 0.
  long seed();

  /// The names of the numbers in a row.
  List<String> columns();

  /// Creates an arena for one thread. All arenas of a job play equal games.
  Arena arena();

  /// The number of games that a thread plays before it delivers their results: enough to make
  /// delivery cheap, few enough to stop soon. Equal for equal jobs on every machine, because the
  /// results may stop a simulation between two chunks.
  int chunk();
}
