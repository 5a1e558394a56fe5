package umpire.tractor.thrown;

import umpire.tractor.cards.Holding;
import umpire.tractor.deck.Deck;
import umpire.tractor.trick.Component;

/// A list of components of a throw to choose from: those that the leader may lay instead of a
/// refused throw (T35).
///
/// Components of equal length and level count as equal: the round's rank in any suit but the main
/// suit, and likewise twos that are trumps.
public final class Offers {

  /// The maximum number of components: all of a throw, and one more for each two cards that can
  /// replace others.
  private static final int MAX = Deck.HAND + (Deck.SUITS + 1) * (Deck.SUITS + 1);

  private final Holding[] cards = new Holding[MAX];
  private final int[] components = new int[MAX];
  private final int[] lengths = new int[MAX];
  private final boolean[] certain = new boolean[MAX];
  private int choices;

  public Offers() {
    for (int i = 0; i < cards.length; i++) {
      cards[i] = new Holding();
    }
  }

  public void clear() {
    choices = 0;
  }

  /// Adds a component of the throw that was cut, and all that are equal to it.
  ///
  /// @param sure whether it may be laid whatever the unknown cards are
  public void offer(ThrowCheck cut, int place, boolean sure) {
    int component = cut.component(place);
    offerRanks(cut, place, component, sure);
    long twos = cut.alike(place, cut.order().twosPlace());
    for (; twos != 0; twos &= twos - 1) {
      int two = Long.numberOfTrailingZeros(twos);
      offerRanks(cut, place, Component.with(two, component, cut.length(place), cut.order()), sure);
    }
  }

  /// Adds a component with each card of the round's rank that it can have.
  private void offerRanks(ThrowCheck cut, int place, int component, boolean sure) {
    int length = cut.length(place);
    add(cut, component, length, sure);
    for (long alike = cut.alike(place, cut.order().rankPlace()); alike != 0; alike &= alike - 1) {
      int card = Long.numberOfTrailingZeros(alike);
      add(cut, Component.with(card, component, length, cut.order()), length, sure);
    }
  }

  private void add(ThrowCheck cut, int component, int length, boolean sure) {
    Holding next = cards[choices];
    cut.collect(component, length, next);
    if (find(next) < 0) {
      components[choices] = component;
      lengths[choices] = length;
      certain[choices++] = sure;
    }
  }

  void copyFrom(Offers other) {
    choices = other.choices;
    System.arraycopy(other.components, 0, components, 0, choices);
    System.arraycopy(other.lengths, 0, lengths, 0, choices);
    System.arraycopy(other.certain, 0, certain, 0, choices);
    for (int i = 0; i < choices; i++) {
      cards[i].copyFrom(other.cards[i]);
    }
  }

  /// The cards of a component in this list.
  Holding cards(int i) {
    return cards[i];
  }

  /// The index of the component with exactly these cards, or -1.
  public int find(Holding laid) {
    for (int i = 0; i < choices; i++) {
      if (cards[i].same(laid)) {
        return i;
      }
    }
    return -1;
  }

  /// Whether a component may be laid whatever the unknown cards are.
  boolean isCertain(int i) {
    return certain[i];
  }

  public int choices() {
    return choices;
  }

  /// The component at an index, encoded as in [Component].
  public int component(int i) {
    return components[i];
  }

  public int length(int i) {
    return lengths[i];
  }
}
