package umpire.core.kernel;

import umpire.core.SeededRandom;

/// Where random numbers begin. The table and each seat have numbers of their own, so that what a
/// strategy draws never changes what is dealt; and the numbers of a game depend on its seed alone,
/// so that any game can be played again by itself.
public final class Seeds {

  private Seeds() {}

  /// The random numbers of one participant: the table is 0, the seats count from 1.
  public static SeededRandom stream(long seed, int participant) {
    return new SeededRandom(streamSeed(seed, participant));
  }

  /// Where that stream begins.
  public static long streamSeed(long seed, int participant) {
    return SeededRandom.mix(SeededRandom.mix(seed) + participant);
  }

  /// The seed of one game of a simulation: the same whoever plays it, and on which machine.
  public static long seedOf(long simulation, long index) {
    return SeededRandom.mix(SeededRandom.mix(~simulation) + index);
  }
}
