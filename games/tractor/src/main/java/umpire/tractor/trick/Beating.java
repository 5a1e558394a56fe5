package umpire.tractor.trick;

import umpire.tractor.cards.Holding;
import umpire.tractor.cards.Pairs;
import umpire.tractor.cards.TrumpOrder;

/// Finds out whether a component could be beaten in its group.
public final class Beating {

  private Beating() {}

  /// Whether these cards include a higher component of the same kind and length.
  ///
  /// @param component a single, or the pairs of a pair or tractor
  /// @param pairs whether it is a pair or tractor
  public static boolean isPossible(long component, boolean pairs, Holding cards, TrumpOrder order) {
    return isPossible(order.highestPlace(component), Long.bitCount(component), pairs, cards, order);
  }

  /// Whether these cards include a higher component, given the place of its top and the number of
  /// its different cards.
  ///
  /// @param pairs whether it is a pair or tractor
  public static boolean isPossible(
      int top, int length, boolean pairs, Holding cards, TrumpOrder order) {
    if (length == 1) {
      return ((pairs ? cards.pairs() : cards.cards()) & order.kindsAbove(top)) != 0;
    }
    long byLevel = cards.pairsByLevel(order, TrumpOrder.groupOf(top));
    return isPossible(byLevel, length, TrumpOrder.levelOf(top));
  }

  /// Whether pairs counted by level include a tractor of this number of pairs with its top above a
  /// level.
  public static boolean isPossible(long pairsByLevel, int length, int level) {
    long spots = Pairs.spots(pairsByLevel, length);
    return spots != 0 && Pairs.highest(spots) + length - 1 > level;
  }
}
