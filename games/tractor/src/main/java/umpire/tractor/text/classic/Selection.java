package umpire.tractor.text.classic;

import umpire.core.SeededRandom;
import umpire.tractor.cards.Holding;
import umpire.tractor.cards.TrumpOrder;
import umpire.tractor.deck.Deck;

/// Cards picked at random for one play, from the cards held.
public final class Selection {

  private final SeededRandom random;
  private final Holding rest = new Holding();
  private final int[] cards = new int[Deck.HAND];
  private int size;
  private TrumpOrder order = TrumpOrder.of(TrumpOrder.NO_SUIT, Deck.TWO);

  public Selection(SeededRandom random) {
    this.random = random;
  }

  /// Starts a new selection without cards.
  public void begin(Holding held, TrumpOrder roundsOrder) {
    rest.copyFrom(held);
    order = roundsOrder;
    size = 0;
  }

  /// Takes a card of these kinds; false if there is none.
  public boolean single(long kinds) {
    long choice = rest.cards() & kinds;
    if (choice == 0) {
      return false;
    }
    take(oneOf(choice));
    return true;
  }

  /// Takes a pair of these kinds; false if there is none.
  public boolean pair(long kinds) {
    long choice = rest.pairs() & kinds;
    if (choice == 0) {
      return false;
    }
    int card = oneOf(choice);
    take(card);
    take(card);
    return true;
  }

  /// Takes a tractor of this number of pairs; false if the group has none.
  public boolean tractor(int group, int pairs) {
    int bottoms = TrumpOrder.PLAIN_LEVELS - pairs + 1;
    int first = random.nextInt(bottoms);
    for (int i = 0; i < bottoms; i++) {
      int bottom = TrumpOrder.place(group, (first + i) % bottoms);
      if (standsFrom(bottom, pairs)) {
        for (int place = bottom; place < bottom + pairs; place++) {
          pair(order.kindsAt(place));
        }
        return true;
      }
    }
    return false;
  }

  private boolean standsFrom(int bottom, int pairs) {
    for (int place = bottom; place < bottom + pairs; place++) {
      if ((order.kindsAt(place) & rest.pairs()) == 0) {
        return false;
      }
    }
    return true;
  }

  /// Takes the highest card of a group; false if there is none.
  public boolean highest(int group) {
    for (int level = TrumpOrder.LEVELS - 1; level >= 0; level--) {
      if (single(order.kindsAt(TrumpOrder.place(group, level)))) {
        return true;
      }
    }
    return false;
  }

  /// Takes all cards of a group that are at this place or above.
  public void atLeast(int group, int lowest) {
    int first = Math.max(lowest, TrumpOrder.place(group, 0));
    for (int place = TrumpOrder.place(group + 1, 0) - 1; place >= first; place--) {
      fill(order.kindsAt(place), cards.length);
    }
  }

  /// Takes cards of these kinds until the play has the wanted size; stops early if there are no
  /// more.
  public void fill(long kinds, int wanted) {
    while (size < wanted && single(kinds)) {
      // The loop condition takes the card.
    }
  }

  /// Puts the cards into random order.
  public void shuffle() {
    random.shuffle(cards, size);
  }

  private void take(int card) {
    rest.remove(card);
    cards[size++] = card;
  }

  private int oneOf(long kinds) {
    for (int skipped = random.nextInt(Long.bitCount(kinds)); skipped > 0; skipped--) {
      kinds &= kinds - 1;
    }
    return Long.numberOfTrailingZeros(kinds);
  }

  public int size() {
    return size;
  }

  public int card(int i) {
    return cards[i];
  }

  /// The cards held except those picked.
  public Holding rest() {
    return rest;
  }
}
