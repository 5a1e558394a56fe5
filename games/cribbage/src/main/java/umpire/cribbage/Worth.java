package umpire.cribbage;

/// What four cards may be worth of which not all are known.
///
/// @param least what they are worth at least
/// @param most what they are worth at most
record Worth(int least, int most) {

  private static final int FEW = 2;

  /// @param known those of the four that are known
  /// @param unseen the cards of which the others can be
  static Worth of(long known, long unseen, int starter, boolean fourFlush) {
    int missing = Pegging.HAND - Long.bitCount(known);
    if (missing == 0) {
      int points = Show.points(known, starter, fourFlush);
      return new Worth(points, points);
    }
    if (missing > FEW) {
      return new Worth(0, Counting.MOST);
    }
    int least = Counting.MOST;
    int most = 0;
    for (long rest = unseen & ~known; rest != 0; rest &= rest - 1) {
      Worth one = of(known | Long.lowestOneBit(rest), unseen, starter, fourFlush);
      least = Math.min(least, one.least);
      most = Math.max(most, one.most);
    }
    return new Worth(least, most);
  }

  boolean isKnown() {
    return least == most;
  }
}
