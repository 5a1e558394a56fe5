package umpire.core.cards;

import umpire.core.SeededRandom;

/// Draws cards at random, each card of a set as likely as any other.
public final class Draw {

  private Draw() {}

  /// Draws one card of a set that is not empty, and returns its number.
  public static int one(long from, SeededRandom random) {
    return Long.numberOfTrailingZeros(CardSet.nth(random.nextInt(Long.bitCount(from)), from));
  }

  /// Draws `count` cards of a set, and returns them as a set.
  public static long some(int count, long from, SeededRandom random) {
    long rest = from;
    for (int left = Long.bitCount(from), i = 0; i < count; i++, left--) {
      rest ^= CardSet.nth(random.nextInt(left), rest);
    }
    return from ^ rest;
  }
}
