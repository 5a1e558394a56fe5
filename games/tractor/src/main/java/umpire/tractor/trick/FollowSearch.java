package umpire.tractor.trick;

import umpire.tractor.cards.Pairs;
import umpire.tractor.cards.TrumpOrder;

/// Looks for a way to build a follow like the lead, with the highest honor card there is.
///
/// A follow need not be cut longest first: a tractor may serve as shorter ones or as pairs, a pair
/// as two singles (T14). So only tractors have to be looked for; pairs need just be enough, and
/// singles are what is left. The longest tractor is tried first, and each from the top down, so the
/// first way found has the best honor; but the highest place may leave no room for the others, so
/// the search must be able to go back. Of equal tractors, a later one never stands above an earlier
/// one, so that no way is tried twice.
public final class FollowSearch {

  private FollowSearch() {}

  /// Whether the follow can be built like the lead; if so, notes where the tractors stand.
  static boolean find(Structure lead, Play follow, Arrangement arrangement) {
    return follow.pairs() >= lead.allPairs() && fits(lead, follow.pairsByLevel(), arrangement);
  }

  /// Whether these pairs have room for all tractors; if so, notes where they stand.
  public static boolean fits(Structure lead, long pairsByLevel, Arrangement arrangement) {
    return fits(0, lead, pairsByLevel, arrangement);
  }

  /// Whether these pairs have room for the tractors from this one on.
  public static boolean fits(
      int tractor, Structure lead, long pairsByLevel, Arrangement arrangement) {
    return place(tractor, lead, pairsByLevel, TrumpOrder.LEVELS - 1, arrangement);
  }

  /// Finds levels for a tractor and all after it, among the pairs that are left.
  ///
  /// @param highest the highest level the lowest pair of the tractor may be on
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
