package umpire.tractor.cards;

/// Pairs of one group counted by level, packed into a number of 21 digits of three bits. Tractors
/// are runs of non-zero digits.
///
/// A digit counts up to seven. Two decks have at most four pairs on a level; a damaged record may
/// have more (T23), but a hand cannot hold more tractors than seven pairs a level allow.
public final class Pairs {

  private static final long ONES = 0x1249_2492_4924_9249L;
  private static final int BITS = 3;
  private static final int MAX = (1 << BITS) - 1;

  private Pairs() {}

  /// One pair on a level.
  public static long one(int level) {
    return 1L << (BITS * level);
  }

  /// Adds one pair on a level.
  public static long add(long pairs, int level) {
    return (pairs >>> (BITS * level) & MAX) == MAX ? pairs : pairs + one(level);
  }

  /// One pair on each of `length` levels from `bottom` upwards.
  public static long run(int length, int bottom) {
    return upTo(length - 1) << (BITS * bottom);
  }

  /// The levels with a pair, as one bit each: the lowest of the digit, called a spot.
  public static long spots(long pairs) {
    return (pairs | pairs >>> 1 | pairs >>> 2) & ONES;
  }

  /// The spots that begin `length` consecutive levels with pairs.
  public static long spots(long pairs, int length) {
    long spots = spots(pairs);
    for (int i = 1; i < length; i++) {
      spots = oneLonger(spots, pairs);
    }
    return spots;
  }

  /// Of the spots that begin a run of a given length, those whose run is one level longer.
  public static long oneLonger(long spots, long pairs) {
    return spots(pairs) & spots >>> BITS;
  }

  /// The level of the highest spot.
  public static int highest(long spots) {
    return (Long.SIZE - 1 - Long.numberOfLeadingZeros(spots)) / BITS;
  }

  /// The spots up to a level.
  public static long upTo(int level) {
    return ONES & ((1L << (BITS * (level + 1))) - 1);
  }
}
