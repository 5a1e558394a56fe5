package umpire.tractor;

import umpire.core.Chance;

/// Cards picked at random among all that may be laid, without listing them.
///
/// Every legal follow can come up, and so can every single, pair, tractor and throw as a lead;
/// where there are many ways they are not equally likely.
public final class Picking {

  /// One lead in so many gets one more component, and becomes a throw.
  private static final int THROWS = 8;

  private final Chance chance;
  private final Holding rest = new Holding();
  private final Arrangement scratch = new Arrangement();
  private final int[] cards = new int[Round.HAND + WholeGame.KITTY];
  private int size;
  private TrumpOrder order = TrumpOrder.of(TrumpOrder.NO_SUIT, Deck.TWO);

  public Picking(Chance chance) {
    this.chance = chance;
  }

  private void begin(Holding hand, TrumpOrder roundsOrder) {
    rest.copyFrom(hand);
    order = roundsOrder;
    size = 0;
  }

  /// Picks so many cards of a hand, whatever they are.
  public void any(Holding hand, TrumpOrder roundsOrder, int count) {
    begin(hand, roundsOrder);
    fill(-1L, count);
  }

  /// Picks a lead.
  ///
  /// @param smallest how many pairs a tractor has at least
  public void lead(Holding hand, TrumpOrder roundsOrder, int smallest) {
    begin(hand, roundsOrder);
    component(-1L, smallest);
    long kinds = order.kindsIn(order.group(cards[0]));
    while ((rest.cards() & kinds) != 0 && chance.below(THROWS) == 0) {
      component(kinds, smallest);
    }
  }

  /// Picks a single or a pair, all equally likely, or a tractor that has the pair at its bottom.
  private void component(long kinds, int smallest) {
    long singles = rest.cards() & kinds;
    long pairs = rest.pairs() & kinds;
    int count = Long.bitCount(singles);
    int chosen = chance.below(count + Long.bitCount(pairs));
    if (chosen < count) {
      take(at(singles, chosen));
      return;
    }
    int card = at(pairs, chosen - count);
    int above = pairsAbove(card);
    int length = above + 1 < smallest ? 1 : chance.below(above + 1) + 1;
    takePair(card);
    for (int step = 1; step < length && length >= smallest; step++) {
      pairAt(order.place(card) + step);
    }
  }

  /// How many levels above a card have pairs without a gap.
  private int pairsAbove(int card) {
    int group = order.group(card);
    int place = order.place(card) + 1;
    int last = TrumpOrder.place(group + 1, 0);
    int count = 0;
    while (place < last && (rest.pairs() & order.kindsAt(place)) != 0) {
      place++;
      count++;
    }
    return count;
  }

  /// Picks a follow that pays what is owed.
  public void follow(Holding hand, TrumpOrder roundsOrder, FollowDuty duty) {
    begin(hand, roundsOrder);
    long kinds = order.kindsIn(duty.group());
    if (duty.held() > 0 && duty.held() <= duty.size()) {
      takeAll(rest.cards() & kinds);
    } else {
      if (duty.tractors() > 0) {
        tractors(duty);
      }
      for (int pairs = size / 2; pairs < duty.pairs(); pairs++) {
        takePair(oneOf(rest.pairs() & kinds));
      }
      fill(kinds, duty.ofGroup());
    }
    fill(-1L, duty.size());
  }

  /// Picks places for the tractors owed, each so that there is room for the others.
  private void tractors(FollowDuty duty) {
    long pairs = rest.pairsByLevel(order, duty.group());
    for (int i = 0; i < duty.tractors(); i++) {
      int length = duty.pairsOf(i);
      long spots = Pairs.spots(pairs, length);
      int bottom = spot(spots);
      while (!FollowSearch.fits(i + 1, duty.owed(), pairs - Pairs.run(length, bottom), scratch)) {
        spots -= Pairs.one(bottom);
        bottom = spot(spots);
      }
      pairs -= Pairs.run(length, bottom);
      for (int level = bottom; level < bottom + length; level++) {
        pairAt(TrumpOrder.place(duty.group(), level));
      }
    }
  }

  /// The level of one of the spots.
  private int spot(long spots) {
    return Pairs.highest(1L << at(spots, chance.below(Long.bitCount(spots))));
  }

  private void pairAt(int place) {
    takePair(oneOf(rest.pairs() & order.kindsAt(place)));
  }

  private void takeAll(long kinds) {
    for (; kinds != 0; kinds &= kinds - 1) {
      int card = Long.numberOfTrailingZeros(kinds);
      if ((rest.pairs() & 1L << card) != 0) {
        take(card);
      }
      take(card);
    }
  }

  /// Picks cards of these kinds until there are so many.
  private void fill(long kinds, int wanted) {
    while (size < wanted) {
      take(oneOf(rest.cards() & kinds));
    }
  }

  private int oneOf(long kinds) {
    return at(kinds, chance.below(Long.bitCount(kinds)));
  }

  /// The place of a bit by its number among those that are set.
  private static int at(long bits, int number) {
    return Long.numberOfTrailingZeros(Long.expand(1L << number, bits));
  }

  private void takePair(int card) {
    take(card);
    take(card);
  }

  private void take(int card) {
    rest.remove(card);
    cards[size++] = card;
  }

  public int size() {
    return size;
  }

  public int card(int i) {
    return cards[i];
  }

  int[] cards() {
    return cards;
  }
}
