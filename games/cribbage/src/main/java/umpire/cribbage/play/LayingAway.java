package umpire.cribbage.play;

import umpire.cribbage.AllStarters;
import umpire.cribbage.Cribbage;
import umpire.cribbage.Pegging;

/// What to lay away: the average of the hand that is kept, over all starters, and what the cards
/// thrown are worth in the crib, for or against.
final class LayingAway {

  private static final int FIVE = 4;

  private LayingAway() {}

  /// The cards that are best laid away, the first of equals.
  static long best(Cribbage table, int seat) {
    long dealt = table.layout().hand(seat);
    boolean own = table.side(seat) == table.side(table.dealer());
    boolean two = table.terms().thrown() == 2;
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

  /// How good it is to lay these away.
  static double worth(long dealt, long thrown, boolean ownCrib) {
    double crib = inCrib(thrown);
    int starters = Pegging.DECK - Long.bitCount(dealt);
    double average = (double) AllStarters.points(dealt & ~thrown, dealt) / starters;
    return average + (ownCrib ? crib : -crib);
  }

  /// What cards add to a crib, roughly: fives for the tens that come, a pair, a fifteen, and
  /// neighbours for runs.
  private static double inCrib(long thrown) {
    int first = Long.numberOfTrailingZeros(thrown);
    double worth = five(first);
    long rest = thrown & thrown - 1;
    if (rest != 0) {
      int second = Long.numberOfTrailingZeros(rest);
      worth += five(second) + together(first, second);
    }
    return worth;
  }

  private static double five(int card) {
    return card >> 2 == FIVE ? 1.2 : 0;
  }

  private static double together(int first, int second) {
    int apart = (second >> 2) - (first >> 2);
    double fifteen = Pegging.value(first) + Pegging.value(second) == 15 ? 2 : 0;
    return fifteen
        + switch (apart) {
          case 0 -> 2.3;
          case 1 -> 1;
          case 2 -> 0.6;
          default -> 0;
        };
  }
}
