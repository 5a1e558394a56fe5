package umpire.cribbage.show;

/// What a hand or a crib may be worth of which not all cards are known.
///
/// @param least what they are worth at least
/// @param most what they are worth at most
public record Worth(int least, int most) {

  private static final int FEW = 2;

  /// What these cards can be worth.
  ///
  /// @param known those of the cards that are known
  /// @param size how many there are
  /// @param unseen the cards of which the others can be
  public static Worth of(long known, int size, long unseen, int starter, boolean flushAlone) {
    int missing = size - Long.bitCount(known);
    if (missing == 0) {
      int points = Show.points(known, starter, flushAlone);
      return new Worth(points, points);
    }
    if (missing > FEW) {
      return new Worth(0, Show.most(size));
    }
    int least = Show.most(size);
    int most = 0;
    for (long rest = unseen & ~known; rest != 0; rest &= rest - 1) {
      Worth one = of(known | Long.lowestOneBit(rest), size, unseen, starter, flushAlone);
      least = Math.min(least, one.least);
      most = Math.max(most, one.most);
    }
    return new Worth(least, most);
  }

  public boolean isKnown() {
    return least == most;
  }
}
