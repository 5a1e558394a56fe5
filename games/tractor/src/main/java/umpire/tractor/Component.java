package umpire.tractor;

/// A single, pair or tractor as one number, the subject of rulings: its top card and, since several
/// different cards share the level of the round's rank, the card it has on that level.
public final class Component {

  private static final int BITS = 6;
  private static final int MASK = (1 << BITS) - 1;

  private Component() {}

  /// A single or a pair.
  static int of(int card) {
    return card;
  }

  /// A tractor. If it does not reach the level of the round's rank, any number will do for the card
  /// there.
  static int of(int top, int rankCard) {
    return rankCard << BITS | top;
  }

  /// The same component with another card on the level of the round's rank, which it reaches.
  static int with(int rankCard, int component, int length, TrumpOrder order) {
    if (length <= 2) {
      return of(rankCard);
    }
    boolean onTop = order.place(top(component)) == order.place(rankCard);
    return of(onTop ? rankCard : top(component), rankCard);
  }

  public static int top(int component) {
    return component & MASK;
  }

  /// The card that is `steps` levels below the top.
  public static int card(int component, int steps, TrumpOrder order) {
    if (steps == 0) {
      return top(component);
    }
    int place = order.place(top(component)) - steps;
    return place == TrumpOrder.place(TrumpOrder.TRUMPS, TrumpOrder.RANK_LEVEL)
        ? component >> BITS
        : Long.numberOfTrailingZeros(order.kindsAt(place));
  }
}
