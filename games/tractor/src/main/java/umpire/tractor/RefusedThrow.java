package umpire.tractor;

/// What the leader of a refused throw may lay instead of it (T35).
final class RefusedThrow {

  private final Holding[] cards = new Holding[Round.HAND];
  private final int[] components = new int[Round.HAND];
  private final int[] lengths = new int[Round.HAND];
  private int choices;
  private int thrown;

  RefusedThrow() {
    for (int i = 0; i < cards.length; i++) {
      cards[i] = new Holding();
    }
  }

  /// There is none, or it is settled.
  void clear() {
    choices = 0;
  }

  /// Begins with a throw of so many cards.
  void begin(int count) {
    choices = 0;
    thrown = count;
  }

  /// Adds a component of the throw that was cut.
  void offer(ThrowCheck cut, int place) {
    components[choices] = cut.component(place);
    lengths[choices] = cut.length(place);
    cut.collect(place, cards[choices++]);
  }

  /// Whether these cards are one of the components on offer.
  boolean offers(Holding laid) {
    for (int i = 0; i < choices; i++) {
      if (cards[i].same(laid)) {
        return true;
      }
    }
    return false;
  }

  int choices() {
    return choices;
  }

  /// See [Component].
  int component(int i) {
    return components[i];
  }

  int length(int i) {
    return lengths[i];
  }

  /// How many cards were thrown.
  int thrown() {
    return thrown;
  }
}
