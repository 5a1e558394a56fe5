package umpire.cribbage.text;

import umpire.cribbage.Pegging;
import umpire.cribbage.Show;
import umpire.cribbage.SomeCards;

/// What to lay away: the average of the hand that is kept, over all starters, and what the cards
/// thrown are worth in the crib, for or against.
final class LayingAway {

  private static final long DECK = (1L << Pegging.DECK) - 1;
  private static final int FIVE = 4;

  private final long dealt;
  private final boolean ownCrib;

  LayingAway(CribbageView view) {
    dealt = view.hand().known();
    ownCrib = view.ownCrib();
  }

  /// How good it is to lay these away.
  double worth(SomeCards thrown) {
    double crib = inCrib(thrown.known());
    return average(dealt & ~thrown.known()) + (ownCrib ? crib : -crib);
  }

  /// The average of four cards over all starters that are not in the hand.
  private double average(long kept) {
    int sum = 0;
    int starters = 0;
    for (long rest = DECK & ~dealt; rest != 0; rest &= rest - 1) {
      sum += Show.points(kept, Long.numberOfTrailingZeros(rest), true);
      starters++;
    }
    return (double) sum / starters;
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
