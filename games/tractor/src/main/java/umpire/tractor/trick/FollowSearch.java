package umpire.tractor.trick;

import umpire.tractor.cards.Pairs;
import umpire.tractor.cards.TrumpOrder;

/// Searches for an arrangement of a follow that matches the lead, with the highest honor card
/// possible.
///
/// A follow need not be cut longest first: a tractor may serve as shorter ones or as pairs, a pair
/// as two singles (T14). So the search only fits the tractors; pairs need only be sufficient, and
/// singles are the rest. The longest tractor is tried first, and each from the top down, so the
/// first arrangement found has the best honor card; but the highest level may leave no room for the
/// others, so the search must be able to backtrack. Among equal tractors, a later one is never
/// above an earlier one, so that no arrangement is tried twice.
public final class FollowSearch {

  private FollowSearch() {}

  /// Whether the follow can match the lead; if so, records the levels of the tractors.
  static boolean find(Structure lead, Play follow, Arrangement arrangement) {
    return follow.pairs() >= lead.allPairs() && fits(lead, follow.pairsByLevel(), arrangement);
  }

  /// Whether these pairs have room for all tractors; if so, records their levels.
  public static boolean fits(Structure lead, long pairsByLevel, Arrangement arrangement) {
    return fits(0, lead, pairsByLevel, arrangement);
  }

  /// Whether these pairs have room for the tractors from this index on.
  public static boolean fits(
      int tractor, Structure lead, long pairsByLevel, Arrangement arrangement) {
    return place(tractor, lead, pairsByLevel, TrumpOrder.LEVELS - 1, arrangement);
  }

  /// Finds levels for a tractor and all after it, among the pairs that are left.
  ///
  /// @param highest the highest level allowed for the lowest pair of the tractor
  private static boolean place(
      int tractor, Structure lead, long pairs, int highest, Arrangement arrangement) {
    if (tractor == lead.tractors()) {
      return true;
    }
    int length = lead.pairsOf(tractor);
    boolean equalNext = tractor + 1 < lead.tractors() && lead.pairsOf(tractor + 1) == length;
    long spots = Pairs.spots(pairs, length) & Pairs.upTo(highest);
    while (spots != 0) {
      int bottom = Pairs.highest(spots);
      long rest = pairs - Pairs.run(length, bottom);
      int bound = equalNext ? bottom : TrumpOrder.LEVELS - 1;
      if (place(tractor + 1, lead, rest, bound, arrangement)) {
        arrangement.stand(tractor, bottom);
        return true;
      }
      spots -= Pairs.one(bottom);
    }
    return false;
  }
}
