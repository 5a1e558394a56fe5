package umpire.tractor.thrown;

import java.util.Arrays;
import umpire.tractor.cards.Hands;
import umpire.tractor.cards.Holding;
import umpire.tractor.cards.Pairs;
import umpire.tractor.cards.TrumpOrder;
import umpire.tractor.deck.Deck;
import umpire.tractor.deck.Seating;
import umpire.tractor.rule.TractorSwitches.Refused;
import umpire.tractor.rule.TractorSwitches.Throwing;
import umpire.tractor.trick.Arrangement;
import umpire.tractor.trick.Component;
import umpire.tractor.trick.Play;
import umpire.tractor.trick.Structure;

/// Cuts a lead into components and finds those that another player beats in its group (T34), or may
/// be able to beat where hands are not recorded (T36).
public final class ThrowCheck {

  private final Seating seating;

  private final Play lead = new Play();
  private final Structure structure = new Structure();
  private final Arrangement arrangement = new Arrangement();
  private final Holding thrown = new Holding();
  private final Holding own = new Holding();
  private final Holding all = new Holding();
  private TrumpOrder order = TrumpOrder.of(TrumpOrder.NO_SUIT, Deck.TWO);

  /// The components beaten according to the known cards, and those that unknown cards may beat, as
  /// sets of bits.
  private int beaten;

  private int mayBeBeaten;

  /// For each player, the components that they beat or may be able to beat, as a set of bits.
  private final int[] mayBeBeatenBy = new int[Seating.MAX];

  /// The first player to beat each component that is beaten.
  private final int[] beaters = new int[Deck.HAND];

  public ThrowCheck() {
    this(Seating.FOUR);
  }

  public ThrowCheck(Seating seating) {
    this.seating = seating;
  }

  /// Cuts the cards of a lead, which are all of one group.
  public void cut(Holding cards, TrumpOrder roundsOrder, int smallestTractor) {
    order = roundsOrder;
    lead.clear();
    lead.lay(cards.cards(), cards.pairs(), order);
    thrown.copyFrom(cards);
    structure.smallestTractor(smallestTractor);
    structure.cut(lead, arrangement);
    beaten = mayBeBeaten = 0;
  }

  public boolean isThrow() {
    return structure.isThrow();
  }

  /// Compares the components with the hands that count for a throw.
  public void compare(int leader, Hands hands, Throwing throwing) {
    arrangement.spell(structure, lead, order);
    beaten = mayBeBeaten = 0;
    Arrays.fill(mayBeBeatenBy, 0);
    for (int seat = seating.next(leader); seat != leader; seat = seating.next(seat)) {
      if (counts(seat, leader, throwing, seating)) {
        compareWith(seat, leader, hands);
      }
    }
  }

  public static boolean counts(int seat, int leader, Throwing throwing, Seating seating) {
    return throwing == Throwing.OTHERS || seating.side(seat) != seating.side(leader);
  }

  private void compareWith(int seat, int leader, Hands hands) {
    int known = beatenBy(hands.known(seat));
    for (int fresh = known & ~beaten; fresh != 0; fresh &= fresh - 1) {
      beaters[Integer.numberOfTrailingZeros(fresh)] = seat;
    }
    beaten |= known;
    mayBeBeatenBy[seat] = hands.unknown(seat) == 0 ? known : perhaps(seat, leader, hands);
    mayBeBeaten |= mayBeBeatenBy[seat];
  }

  /// The components that a player may be able to beat, as far as the record shows.
  private int perhaps(int seat, int leader, Hands hands) {
    hands.collectUnseen(seat, all);
    own.copyFrom(thrown);
    hands.removeOwn(leader, own);
    all.removeAll(own);
    all.addAll(hands.known(seat));
    return beatenBy(all);
  }

  private int beatenBy(Holding cards) {
    long pairs = cards.pairsByLevel(order, lead.group());
    int found = 0;
    for (int i = 0; i < structure.components(); i++) {
      found |= highest(structure.length(i), cards, pairs) > level(i) ? 1 << i : 0;
    }
    return found;
  }

  /// Assigns cards to the components.
  public void spell() {
    arrangement.spell(structure, lead, order);
  }

  /// The place of the top of a component.
  public int place(int component) {
    return order.place(Component.top(arrangement.component(component)));
  }

  /// The level of the top of a component.
  private int level(int component) {
    return TrumpOrder.levelOf(place(component));
  }

  /// The highest level that the top of a component of this length has among cards, or -1.
  private int highest(int length, Holding cards, long pairs) {
    if (length == 1) {
      return highestCard(cards);
    }
    long spots = Pairs.spots(pairs, length / 2);
    return spots == 0 ? -1 : Pairs.highest(spots) + length / 2 - 1;
  }

  private int highestCard(Holding cards) {
    int level = -1;
    long kinds = cards.cards() & order.kindsIn(lead.group());
    for (; kinds != 0; kinds &= kinds - 1) {
      int place = order.place(Long.numberOfTrailingZeros(kinds));
      level = Math.max(level, TrumpOrder.levelOf(place));
    }
    return level;
  }

  /// Whether no component is beaten according to the known cards.
  public boolean stands() {
    return beaten == 0;
  }

  /// Whether no component can be beaten, whatever the unknown cards are.
  boolean standsForCertain() {
    return mayBeBeaten == 0;
  }

  /// Whether it is known of every component whether it is beaten.
  boolean isDecided() {
    return beaten == mayBeBeaten;
  }

  /// The public outcome of the throw if it is decided, otherwise [Outcome#UNKNOWN].
  int outcome(Refused rule) {
    if (!isDecided()) {
      return Outcome.UNKNOWN;
    }
    if (beaten == 0) {
      return Outcome.STANDS;
    }
    int due = 0;
    for (int i = 0; i < structure.components(); i++) {
      due |= isDue(i, rule) ? 1 << i : 0;
    }
    return Outcome.refused(due, beaters[Integer.numberOfTrailingZeros(due)]);
  }

  /// Whether a recorded outcome, see [Outcome], is possible for this throw.
  boolean mayCome(int outcome) {
    int due = Outcome.due(outcome);
    return Outcome.isRefused(outcome)
        ? due != 0 && due >>> structure.components() == 0 && seating.has(Outcome.beater(outcome))
        : outcome == Outcome.STANDS;
  }

  /// Reduces the knowledge of a refused throw to its public outcome.
  void forget(int leader, int due, Throwing throwing) {
    arrangement.spell(structure, lead, order);
    beaten = mayBeBeaten = due;
    for (int seat = 0; seat < seating.seats(); seat++) {
      mayBeBeatenBy[seat] = seat != leader && counts(seat, leader, throwing, seating) ? due : 0;
    }
  }

  void copyFrom(ThrowCheck other) {
    lead.copyFrom(other.lead);
    structure.copyFrom(other.structure);
    arrangement.copyFrom(other.arrangement);
    thrown.copyFrom(other.thrown);
    order = other.order;
    beaten = other.beaten;
    mayBeBeaten = other.mayBeBeaten;
    System.arraycopy(other.mayBeBeatenBy, 0, mayBeBeatenBy, 0, Seating.MAX);
    System.arraycopy(other.beaters, 0, beaters, 0, beaters.length);
  }

  boolean isBeaten(int component) {
    return (beaten >> component & 1) != 0;
  }

  boolean mayBeBeaten(int component) {
    return (mayBeBeaten >> component & 1) != 0;
  }

  /// Whether one player may be able to beat one component.
  boolean mayBeBeatenBy(int seat, int component) {
    return (mayBeBeatenBy[seat] >> component & 1) != 0;
  }

  /// The first player to beat a component that is beaten.
  public int beater(int component) {
    return beaters[component];
  }

  /// Collects the cards of a hand that beat a component: its highest component of that length.
  /// Collects none if it does not beat it.
  void collectBeating(int component, Holding hand, Holding into) {
    into.clear();
    int length = length(component);
    int top = highest(length, hand, hand.pairsByLevel(order, lead.group()));
    if (top <= level(component)) {
      return;
    }
    for (int i = 0; i < length; i++) {
      long kinds = order.kindsAt(TrumpOrder.place(lead.group(), top - i / 2));
      into.add(Long.numberOfTrailingZeros(kinds & (length == 1 ? hand.cards() : hand.pairs())));
    }
  }

  // The component that the leader must lay (T35).

  /// The component that must be laid according to the known cards; the first one where the leader
  /// may choose. At least one component must be beaten.
  public int named(Refused rule) {
    int named = Integer.numberOfTrailingZeros(beaten);
    for (int i = named + 1; i < structure.components(); i++) {
      named = isBeaten(i) && goesBefore(i, named, rule) ? i : named;
    }
    return named;
  }

  /// Whether the leader may lay this component, whatever the unknown cards are.
  public boolean isDue(int component, Refused rule) {
    boolean due = isBeaten(component);
    for (int i = 0; due && i < structure.components(); i++) {
      due = !(mayBeBeaten(i) && goesBefore(i, component, rule));
    }
    return due;
  }

  /// Whether the leader may have to lay this component, as far as the record shows.
  public boolean mayBeDue(int component, Refused rule) {
    boolean may = mayBeBeaten(component);
    for (int i = 0; may && i < structure.components(); i++) {
      boolean sure = isBeaten(i) || isBeatenWith(i, component);
      may = !(sure && goesBefore(i, component, rule));
    }
    return may;
  }

  /// Whether any cards that beat the other component also beat this one, since it is no longer and
  /// no higher.
  private boolean isBeatenWith(int component, int other) {
    return length(component) <= length(other) && level(component) <= level(other);
  }

  /// Whether a component must be laid rather than the other if both are beaten. Components are
  /// indexed with the longest first, and the highest first among equals.
  public boolean goesBefore(int component, int other, Refused rule) {
    int longer = length(component) - length(other);
    int higher = level(component) - level(other);
    return switch (rule) {
      case LOWEST -> higher < 0 || (higher == 0 && longer < 0);
      case FOUND -> longer > 0 || (longer == 0 && higher > 0);
      case SMALLEST -> longer < 0 || (longer == 0 && higher < 0);
      case CHOICE -> false;
    };
  }

  // The components.

  public TrumpOrder order() {
    return order;
  }

  public int components() {
    return structure.components();
  }

  public int length(int component) {
    return structure.length(component);
  }

  /// The component at an index, encoded as in [Component].
  int component(int i) {
    return arrangement.component(i);
  }

  /// The cards that can replace each other in this component: those of the throw at a place that
  /// several cards share, in pairs or alone as the component is; none if it does not reach that
  /// place.
  long alike(int component, int place) {
    int length = length(component);
    long level = place == TrumpOrder.NOWHERE ? 0 : order.kindsAt(place);
    collect(arrangement.component(component), length, all);
    boolean reaches = (all.cards() & level) != 0;
    long kinds = length == 1 ? thrown.cards() & ~thrown.pairs() : thrown.pairs();
    return reaches ? kinds & level : 0;
  }

  /// The cards of a component.
  void collect(int component, int length, Holding into) {
    into.clear();
    for (int i = 0; i < length; i++) {
      into.add(Component.card(component, i / 2, order));
    }
  }
}
