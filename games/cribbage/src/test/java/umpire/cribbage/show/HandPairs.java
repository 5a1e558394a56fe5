package umpire.cribbage.show;

import umpire.cribbage.cards.Cards;

/// Every two hands of four that one deck allows, distinguished by rank.
public final class HandPairs {

  /// Looks at two hands, as sets of cards.
  public interface Visitor {
    void pair(long nondealer, long dealer);
  }

  private static final int SUITS = 4;

  private final int ranks;
  private final Visitor visitor;

  private HandPairs(int ranks, Visitor visitor) {
    this.ranks = ranks;
    this.visitor = visitor;
  }

  /// Enumerates all pairs of hands of the lowest `ranks` ranks.
  public static void of(int ranks, Visitor visitor) {
    new HandPairs(ranks, visitor).fill(0, 0, Cards.HAND, 0, Cards.HAND);
  }

  /// Distributes the cards of this rank and the higher ones. Suits do not matter, so a hand takes
  /// the first that are left.
  private void fill(int rank, long nondealer, int toNondealer, long dealer, int toDealer) {
    if (rank == ranks) {
      if (toNondealer == 0 && toDealer == 0) {
        visitor.pair(nondealer, dealer);
      }
      return;
    }
    for (int first = 0; first <= Math.min(SUITS, toNondealer); first++) {
      for (int second = 0; second <= Math.min(SUITS - first, toDealer); second++) {
        fill(
            rank + 1,
            nondealer | cards(rank, 0, first),
            toNondealer - first,
            dealer | cards(rank, first, second),
            toDealer - second);
      }
    }
  }

  private static long cards(int rank, int suit, int count) {
    return ((1L << count) - 1) << SUITS * rank + suit;
  }
}
