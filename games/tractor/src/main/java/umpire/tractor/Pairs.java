package umpire.tractor;

/// Pairs of one group counted by level, in a number of sixteen digits of four bits. Tractors are
/// runs of digits that are not zero.
final class Pairs {

  private static final long ONES = 0x1111_1111_1111_1111L;
  private static final int BITS = 4;

  private Pairs() {}

  /// One pair on a level.
  static long one(int level) {
    return 1L << (BITS * level);
  }

  /// One pair on each of `length` levels from `bottom` upwards.
  static long run(int length, int bottom) {
    return ONES >>> (Long.SIZE - BITS * length) << (BITS * bottom);
  }

  /// The levels with a pair, as a spot each: the lowest bit of the digit.
  static long spots(long pairs) {
    long folded = pairs | pairs >>> 2;
    return (folded | folded >>> 1) & ONES;
  }

  /// The spots from which `length` levels upwards have pairs.
  static long spots(long pairs, int length) {
    long spots = spots(pairs);
    for (int i = 1; i < length; i++) {
      spots = oneLonger(spots, pairs);
    }
    return spots;
  }

  /// Of the spots from which so many levels upwards have pairs, those from which one more has.
  static long oneLonger(long spots, long pairs) {
    return spots(pairs) & spots >>> BITS;
  }

  /// The level of the highest spot.
  static int highest(long spots) {
    return (Long.SIZE - 1 - Long.numberOfLeadingZeros(spots)) / BITS;
  }

  /// The spots up to a level.
  static long upTo(int level) {
    return ONES >>> (BITS * (TrumpOrder.LEVELS - 1 - level));
  }
}
