package umpire.tractor.cards;

/// Pairs of one group counted by level, in a number of 21 digits of three bits. Tractors are runs
/// of digits that are not zero.
///
/// A digit counts no further than seven. Two decks have four pairs on a level at most; of what a
/// damaged record has more (T23), no more tractors can be made than fit a hand.
public final class Pairs {

  private static final long ONES = 0x1249_2492_4924_9249L;
  private static final int BITS = 3;
  private static final int MAX = (1 << BITS) - 1;

  private Pairs() {}

  /// One pair on a level.
  public static long one(int level) {
    return 1L << (BITS * level);
  }

  /// One pair more on a level.
  public static long add(long pairs, int level) {
    return (pairs >>> (BITS * level) & MAX) == MAX ? pairs : pairs + one(level);
  }

  /// One pair on each of `length` levels from `bottom` upwards.
  public static long run(int length, int bottom) {
    return upTo(length - 1) << (BITS * bottom);
  }

  /// The levels with a pair, as a spot each: the lowest bit of the digit.
  public static long spots(long pairs) {
    return (pairs | pairs >>> 1 | pairs >>> 2) & ONES;
  }

  /// The spots from which `length` levels upwards have pairs.
  public static long spots(long pairs, int length) {
    long spots = spots(pairs);
    for (int i = 1; i < length; i++) {
      spots = oneLonger(spots, pairs);
    }
    return spots;
  }

  /// Of the spots from which so many levels upwards have pairs, those from which one more has.
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
