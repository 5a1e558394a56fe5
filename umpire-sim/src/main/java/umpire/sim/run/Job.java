package umpire.sim.run;

import java.util.List;
import umpire.core.arena.Arena;

/// What is to be played over and over again.
public interface Job {

  /// The games are numbered from 0 under this seed.
  long seed();

  /// What the numbers of a row are called.
  List<String> columns();

  /// An arena for one thread. All of them play the same games.
  Arena arena();

  /// How many games a thread plays before it hands in what they came to: enough to make handing in
  /// cheap, few enough to be interrupted soon. The same for the same job everywhere, because a
  /// simulation may be stopped between such chunks by what it has found.
  int chunk();
}
