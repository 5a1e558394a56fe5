package umpire.tractor.trick;

import umpire.tractor.cards.Pairs;
import umpire.tractor.cards.TrumpOrder;
import umpire.tractor.deck.Deck;

/// A play arranged like the lead: which of its cards form which component.
public final class Arrangement {

  /// The lowest level of each tractor.
  private final int[] bottoms = new int[Structure.MAX_TRACTORS];

  private final int[] components = new int[Deck.HAND];
  private int size;

  /// The number of copies of each card not yet in a component. All zero except while spelling.
  private final int[] left = new int[Deck.KINDS];

  void stand(int tractor, int bottom) {
    bottoms[tractor] = bottom;
  }

  public void copyFrom(Arrangement other) {
    size = other.size;
    System.arraycopy(other.bottoms, 0, bottoms, 0, bottoms.length);
    System.arraycopy(other.components, 0, components, 0, size);
  }

  /// The place of the honor card: the top of the first component, the highest of the longest.
  int honorPlace(Structure structure, Play play) {
    if (structure.allPairs() == 0) {
      return play.highestPlace();
    }
    int level =
        structure.tractors() > 0
            ? bottoms[0] + structure.pairsOf(0) - 1
            : Pairs.highest(Pairs.spots(play.pairsByLevel()));
    return TrumpOrder.place(play.group(), level);
  }

  /// Assigns cards to the components: of the pairs outside the tractors the highest become pairs,
  /// and all other cards are singles.
  public void spell(Structure structure, Play play, TrumpOrder order) {
    size = 0;
    if (play.size() == 1) {
      add(Component.of(play.card(0)));
      return;
    }
    for (int i = 0; i < play.size(); i++) {
      left[play.card(i)]++;
    }
    for (int i = 0; i < structure.tractors(); i++) {
      spellTractor(bottoms[i], structure.pairsOf(i), play.group(), order);
    }
    spellPairs(structure.pairs(), play.group(), order);
    if (size < structure.components()) {
      spellSingles(play.group(), order);
    }
  }

  private void spellTractor(int bottom, int pairs, int group, TrumpOrder order) {
    int top = 0;
    int rankCard = 0;
    int two = 0;
    for (int level = bottom; level < bottom + pairs; level++) {
      int place = TrumpOrder.place(group, level);
      top = takePair(place, order);
      rankCard = place == order.rankPlace() ? top : rankCard;
      two = place == order.twosPlace() ? top : two;
    }
    add(Component.of(top, rankCard, two));
  }

  private void spellPairs(int wanted, int group, TrumpOrder order) {
    int rest = wanted;
    for (int level = TrumpOrder.LEVELS - 1; rest > 0; level--) {
      long kinds = order.kindsAt(TrumpOrder.place(group, level));
      for (; kinds != 0; kinds &= kinds - 1) {
        int card = Long.numberOfTrailingZeros(kinds);
        for (; left[card] > 1 && rest > 0; rest--) {
          left[card] -= 2;
          add(Component.of(card));
        }
      }
    }
  }

  private void spellSingles(int group, TrumpOrder order) {
    for (int level = TrumpOrder.LEVELS - 1; level >= 0; level--) {
      long kinds = order.kindsAt(TrumpOrder.place(group, level));
      for (; kinds != 0; kinds &= kinds - 1) {
        int card = Long.numberOfTrailingZeros(kinds);
        for (; left[card] > 0; left[card]--) {
          add(Component.of(card));
        }
      }
    }
  }

  private int takePair(int place, TrumpOrder order) {
    long kinds = order.kindsAt(place);
    while (left[Long.numberOfTrailingZeros(kinds)] < 2) {
      kinds &= kinds - 1;
    }
    int card = Long.numberOfTrailingZeros(kinds);
    left[card] -= 2;
    return card;
  }

  private void add(int component) {
    components[size++] = component;
  }

  /// The component at an index, encoded as in [Component].
  public int component(int i) {
    return components[i];
  }
}
