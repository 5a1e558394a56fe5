package umpire.core.kernel;

import umpire.core.SeededRandom;

/// The seeds of the random numbers in a game. The table and each seat have numbers of their own, so
/// that the numbers a strategy draws never change what is dealt. All of them depend on the seed of
/// the game alone, so that any game can be replayed without the games before it.
public final class Seeds {

  private Seeds() {}

  /// The random numbers of one participant: 0 is the table, and the seats count from 1.
  public static SeededRandom stream(long seed, int participant) {
    return new SeededRandom(streamSeed(seed, participant));
  }

  /// The seed of the [#stream] of a participant.
  public static long streamSeed(long seed, int participant) {
    return SeededRandom.mix(SeededRandom.mix(seed) + participant);
  }

  /// The seed of one game of a simulation, for all strategies and on every machine.
  public static long seedOf(long simulation, long index) {
    return SeededRandom.mix(SeededRandom.mix(~simulation) + index);
  }
}
