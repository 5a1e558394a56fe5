package umpire.core.cards;

import umpire.core.SeededRandom;

/// Cards by chance: each of those there are is as likely as any other.
public final class Draw {

  private Draw() {}

  /// One card of a set.
  public static int one(long from, SeededRandom random) {
    return Long.numberOfTrailingZeros(CardSet.nth(random.nextInt(Long.bitCount(from)), from));
  }

  /// So many cards of a set.
  public static long some(int count, long from, SeededRandom random) {
    long rest = from;
    for (int left = Long.bitCount(from), i = 0; i < count; i++, left--) {
      rest ^= CardSet.nth(random.nextInt(left), rest);
    }
    return from ^ rest;
  }
}
