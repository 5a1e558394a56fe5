package umpire.tractor.trick;

import umpire.tractor.cards.TrumpOrder;

/// A single, pair or tractor as one number, the subject of rulings: its top card and, since several
/// different cards share the places of the round's rank and of twos that are trumps, the cards it
/// has there.
public final class Component {

  private static final int BITS = 6;
  private static final int MASK = (1 << BITS) - 1;

  private Component() {}

  /// Encodes a single or a pair.
  static int of(int card) {
    return card;
  }

  /// Encodes a tractor. If it does not reach a place that several cards share, any number will do
  /// for its card there.
  ///
  /// @param rankCard its card of the round's rank outside the main suit
  /// @param two its card of the twos outside the main suit
  static int of(int top, int rankCard, int two) {
    return (two << BITS | rankCard) << BITS | top;
  }

  /// Returns the component with another card at a shared place, which it must reach.
  public static int with(int card, int component, int length, TrumpOrder order) {
    if (length <= 2) {
      return of(card);
    }
    boolean onTop = order.place(top(component)) == order.place(card);
    boolean ofRank = order.place(card) == order.rankPlace();
    return of(
        onTop ? card : top(component),
        ofRank ? card : rankCard(component),
        ofRank ? two(component) : card);
  }

  public static int top(int component) {
    return component & MASK;
  }

  private static int rankCard(int component) {
    return component >> BITS & MASK;
  }

  private static int two(int component) {
    return component >> (2 * BITS);
  }

  /// The card that is `steps` levels below the top.
  public static int card(int component, int steps, TrumpOrder order) {
    if (steps == 0) {
      return top(component);
    }
    int place = order.place(top(component)) - steps;
    if (place == order.rankPlace()) {
      return rankCard(component);
    }
    return place == order.twosPlace()
        ? two(component)
        : Long.numberOfTrailingZeros(order.kindsAt(place));
  }
}
