package umpire.tractor;

import static umpire.core.Kernel.NOBODY;

import umpire.tractor.TableRules.Throwing;

/// Takes a lead apart and finds out which of its components somebody else can beat in its group
/// (T34).
public final class ThrowCheck {

  private final Play lead = new Play();
  private final Structure structure = new Structure();
  private final Arrangement arrangement = new Arrangement();
  private final Holding all = new Holding();
  private TrumpOrder order = TrumpOrder.of(TrumpOrder.NO_SUIT, Deck.TWO);

  /// The components that are beaten, as a set of bits, and the first who can beat the first of
  /// them.
  private int beaten;

  private int beater;

  /// Cuts the cards of a lead, which are all of one group.
  void cut(int[] cards, int count, TrumpOrder roundsOrder, int smallestTractor) {
    order = roundsOrder;
    lead.clear();
    for (int i = 0; i < count; i++) {
      lead.lay(cards[i], order.place(cards[i]));
    }
    structure.smallestTractor(smallestTractor);
    structure.cut(lead, arrangement);
    beaten = 0;
    beater = NOBODY;
  }

  boolean isThrow() {
    return structure.isThrow();
  }

  /// Looks into the hands of those who count.
  ///
  /// @param unseen what unknown cards of theirs are taken to be, if that is best: nothing, to go by
  ///   what is known
  void compare(int leader, Hands hands, Throwing throwing, Holding unseen) {
    arrangement.spell(structure, lead, order);
    beaten = 0;
    beater = NOBODY;
    for (int i = 1; i < Round.SEATS; i++) {
      int seat = (leader + i) % Round.SEATS;
      if (counts(seat, leader, throwing)) {
        look(seat, hands, unseen);
        compareWith(seat);
      }
    }
  }

  private static boolean counts(int seat, int leader, Throwing throwing) {
    return throwing == Throwing.OTHERS || Round.team(seat) != Round.team(leader);
  }

  private void look(int seat, Hands hands, Holding unseen) {
    all.copyFrom(hands.known(seat));
    if (hands.unknown(seat) > 0) {
      all.addAll(unseen);
    }
  }

  /// Whether one player may be able to beat one component.
  boolean mayBeat(
      int seat, int component, int leader, Hands hands, Throwing throwing, Holding unseen) {
    look(seat, hands, unseen);
    long pairs = all.pairsByLevel(order, lead.group());
    return seat != leader && counts(seat, leader, throwing) && beats(component, pairs);
  }

  private boolean beats(int component, long pairs) {
    int top = Component.top(arrangement.component(component));
    int level = TrumpOrder.levelOf(order.place(top));
    return highest(structure.length(component), pairs) > level;
  }

  private void compareWith(int seat) {
    long pairs = all.pairsByLevel(order, lead.group());
    int before = beaten;
    for (int i = 0; i < structure.components(); i++) {
      if (beats(i, pairs)) {
        beaten |= 1 << i;
      }
    }
    boolean first = Integer.numberOfTrailingZeros(beaten) < Integer.numberOfTrailingZeros(before);
    beater = first ? seat : beater;
  }

  /// The highest level that the top of such a component has among all cards looked at, or -1.
  private int highest(int length, long pairs) {
    if (length == 1) {
      return highestCard();
    }
    long spots = Pairs.spots(pairs, length / 2);
    return spots == 0 ? -1 : Pairs.highest(spots) + length / 2 - 1;
  }

  private int highestCard() {
    int level = -1;
    long kinds = all.cards() & order.kindsIn(lead.group());
    for (; kinds != 0; kinds &= kinds - 1) {
      int place = order.place(Long.numberOfTrailingZeros(kinds));
      level = Math.max(level, TrumpOrder.levelOf(place));
    }
    return level;
  }

  /// Whether nobody who was looked at beats any component.
  boolean stands() {
    return beaten == 0;
  }

  /// The first who beats the first component that is beaten, or nobody.
  int beater() {
    return beater;
  }

  boolean isBeaten(int component) {
    return (beaten >> component & 1) != 0;
  }

  /// The first component that is beaten: they are looked at the longest first, and the highest
  /// first.
  int firstBeaten() {
    return Integer.numberOfTrailingZeros(beaten);
  }

  /// The shortest component that is beaten, the lowest of equals.
  int lastBeaten() {
    return Integer.SIZE - 1 - Integer.numberOfLeadingZeros(beaten);
  }

  int components() {
    return structure.components();
  }

  int length(int component) {
    return structure.length(component);
  }

  /// See [Component].
  int component(int i) {
    return arrangement.component(i);
  }

  /// The cards of a component.
  void collect(int i, Holding into) {
    into.clear();
    int component = arrangement.component(i);
    int length = structure.length(i);
    if (length == 1) {
      into.add(Component.top(component));
    }
    for (int step = 0; step < length / 2; step++) {
      int card = Component.card(component, step, order);
      into.add(card);
      into.add(card);
    }
  }
}
