package umpire.cribbage.show;

/// The possible points of a hand or a crib with unknown cards.
///
/// @param least the fewest points
/// @param most the most points
public record Worth(int least, int most) {

  private static final int FEW = 2;

  /// Computes the possible points. With more than two unknown cards, the bounds are not tight.
  ///
  /// @param known the known cards
  /// @param size the number of cards, unknown ones included
  /// @param unseen the cards that the unknown ones can be
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
