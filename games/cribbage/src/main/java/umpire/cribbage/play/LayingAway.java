package umpire.cribbage.play;

import umpire.cribbage.cards.Cards;
import umpire.cribbage.game.Cribbage;
import umpire.cribbage.show.AllStarters;

/// The choice of discards: the average of the kept hand over all starters, plus or minus the worth
/// of the discards in the crib.
public final class LayingAway {

  private static final int RANKS = 13;
  private static final int FIVE = 4;

  /// The points that two ranks add to a crib, the lower first.
  private static final double[] TWO = two();

  private LayingAway() {}

  private static double[] two() {
    var two = new double[RANKS * RANKS];
    for (int first = 0; first < RANKS; first++) {
      for (int second = first; second < RANKS; second++) {
        two[first * RANKS + second] = five(first) + (five(second) + together(first, second));
      }
    }
    return two;
  }

  /// Returns the best discards, the first of equals.
  static long best(Cribbage table, int seat) {
    boolean own = table.side(seat) == table.side(table.dealer());
    return best(table.dealCards().hand(seat), table.settings().thrown(), own);
  }

  /// Returns the best discards of some cards, the first of equals.
  ///
  /// @param away the number of cards to discard, one or two
  public static long best(long dealt, int away, boolean own) {
    boolean two = away == 2;
    long best = 0;
    double most = Double.NEGATIVE_INFINITY;
    for (long rest = dealt; rest != 0; rest &= rest - 1) {
      long one = Long.lowestOneBit(rest);
      long others = two ? rest ^ one : one;
      for (; others != 0; others &= others - 1) {
        long thrown = one | Long.lowestOneBit(others);
        double worth = worth(dealt, thrown, own);
        best = worth > most ? thrown : best;
        most = Math.max(most, worth);
      }
    }
    return best;
  }

  /// The value of discarding these cards, in points.
  static double worth(long dealt, long thrown, boolean ownCrib) {
    double crib = inCrib(thrown);
    int starters = Cards.DECK - Long.bitCount(dealt);
    double average = (double) AllStarters.points(dealt & ~thrown, dealt) / starters;
    return average + (ownCrib ? crib : -crib);
  }

  /// The points that cards add to a crib, roughly: fives for the tens that come, a pair, a fifteen,
  /// and neighbours for runs.
  private static double inCrib(long thrown) {
    int first = Long.numberOfTrailingZeros(thrown) >> 2;
    long rest = thrown & thrown - 1;
    return rest == 0 ? five(first) : TWO[first * RANKS + (Long.numberOfTrailingZeros(rest) >> 2)];
  }

  private static double five(int rank) {
    return rank == FIVE ? 1.2 : 0;
  }

  private static double together(int first, int second) {
    double fifteen = Cards.value(first << 2) + Cards.value(second << 2) == 15 ? 2 : 0;
    return fifteen
        + switch (second - first) {
          case 0 -> 2.3;
          case 1 -> 1;
          case 2 -> 0.6;
          default -> 0;
        };
  }
}
