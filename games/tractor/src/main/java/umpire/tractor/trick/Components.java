package umpire.tractor.trick;

import umpire.tractor.cards.Holding;
import umpire.tractor.cards.TrumpOrder;
import umpire.tractor.deck.Deck;

/// Visits all singles, pairs and tractors that can be formed from some cards: the singles, then
/// each pair and the tractors that begin with it.
public final class Components {

  private final Visitor visitor;
  private Holding hand = new Holding();
  private TrumpOrder order = TrumpOrder.of(TrumpOrder.NO_SUIT, Deck.TWO);
  private int smallestTractor;

  /// Receives components one by one.
  public interface Visitor {
    /// Receives the next component.
    ///
    /// @param cards the different cards of the component, as a set of bits
    /// @param twice the same set for a pair or tractor, 0 for a single
    void visit(long cards, long twice);
  }

  public Components(Visitor visitor) {
    this.visitor = visitor;
  }

  /// Visits every component of these cards.
  ///
  /// @param leastPairs the minimum number of pairs in a tractor
  public void visit(Holding cards, TrumpOrder roundsOrder, int leastPairs) {
    hand = cards;
    order = roundsOrder;
    smallestTractor = leastPairs;
    for (long kinds = hand.cards(); kinds != 0; kinds &= kinds - 1) {
      visitor.visit(Long.lowestOneBit(kinds), 0L);
    }
    for (long kinds = hand.pairs(); kinds != 0; kinds &= kinds - 1) {
      long pair = Long.lowestOneBit(kinds);
      visitor.visit(pair, pair);
      int place = order.place(Long.numberOfTrailingZeros(pair));
      visitTractors(pair, place + 1, TrumpOrder.groupOf(place));
    }
  }

  /// Visits all tractors that begin with these pairs and continue upwards.
  private void visitTractors(long below, int place, int group) {
    if (place >= TrumpOrder.place(group + 1, 0)) {
      return;
    }
    long kinds = hand.pairs() & order.kindsAt(place);
    for (; kinds != 0; kinds &= kinds - 1) {
      long tractor = below | Long.lowestOneBit(kinds);
      if (Long.bitCount(tractor) >= smallestTractor) {
        visitor.visit(tractor, tractor);
      }
      visitTractors(tractor, place + 1, group);
    }
  }
}
