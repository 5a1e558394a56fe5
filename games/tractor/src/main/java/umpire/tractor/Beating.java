package umpire.tractor;

/// Whether a component could be beaten in its group.
public final class Beating {

  private Beating() {}

  /// Whether one among these cards is higher, and built like it.
  ///
  /// @param component a single, or the pairs of a pair or tractor
  /// @param pairs whether it is one of these
  public static boolean isPossible(long component, boolean pairs, Holding cards, TrumpOrder order) {
    int top = 0;
    for (long kinds = component; kinds != 0; kinds &= kinds - 1) {
      top = Math.max(top, order.place(Long.numberOfTrailingZeros(kinds)));
    }
    int length = Long.bitCount(component);
    if (length == 1) {
      return ((pairs ? cards.pairs() : cards.cards()) & order.kindsAbove(top)) != 0;
    }
    long byLevel = cards.pairsByLevel(order, TrumpOrder.groupOf(top));
    return isPossible(byLevel, length, TrumpOrder.levelOf(top));
  }

  /// Whether pairs counted by level have a tractor of so many pairs with a top above a level.
  static boolean isPossible(long pairsByLevel, int length, int level) {
    long spots = Pairs.spots(pairsByLevel, length);
    return spots != 0 && Pairs.highest(spots) + length - 1 > level;
  }
}
