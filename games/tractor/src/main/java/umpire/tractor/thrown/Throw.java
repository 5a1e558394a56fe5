package umpire.tractor.thrown;

import static umpire.core.kernel.Kernel.LEGAL;
import static umpire.core.kernel.Kernel.NOBODY;
import static umpire.core.kernel.Kernel.UNDECIDED;
import static umpire.tractor.rule.TractorRule.LAY_COMPONENT;
import static umpire.tractor.rule.TractorRule.THROW_REFUSED;

import umpire.core.RulingLog;
import umpire.core.kernel.Move;
import umpire.tractor.cards.Hands;
import umpire.tractor.cards.Holding;
import umpire.tractor.cards.TrumpOrder;
import umpire.tractor.rule.TractorSettings;
import umpire.tractor.rule.TractorSwitches.Refused;
import umpire.tractor.rule.TractorSwitches.Throwing;

/// The last throw and its state: it stands; or it is on the table and may still be refused, because
/// it could not be checked; or it is refused, and a component of it must be laid instead.
public final class Throw {

  private enum State {
    /// Nothing is owed: the throw stands, the leader has laid the required component, or there was
    /// no throw.
    SETTLED,
    /// The throw is on the table, and the referee may refuse it (T36).
    UNCHECKED,
    /// The leader has taken the throw back, and lays a component of it next (T35).
    REFUSED
  }

  private static final int SEAT_BITS = 8;
  private static final int SEAT = (1 << SEAT_BITS) - 1;

  private final TractorSettings rules;
  private final ThrowCheck check;
  private State state = State.SETTLED;
  private int leader = NOBODY;

  /// The number of cards thrown.
  private int size;

  /// The outcome of the throw, see [Outcome].
  private int outcome;

  /// The components that may be laid instead.
  private final Offers instead = new Offers();

  /// The component reported as beatable, and the seat that can beat it, or
  /// [umpire.core.kernel.Kernel#NOBODY].
  private int named;

  private int beater;

  /// A component and all equal to it, while searching for one.
  private final Offers equal = new Offers();

  private final Holding cards = new Holding();

  public Throw(TractorSettings rules) {
    this.rules = rules;
    this.check = new ThrowCheck(rules.seating());
  }

  /// Resets the state, when there was no throw or the last one stands for good.
  public void settle() {
    state = State.SETTLED;
    outcome = Outcome.UNKNOWN;
    instead.clear();
  }

  // Cutting and comparing.

  /// Cuts cards of one group into components; returns whether they are a throw that the table
  /// checks.
  public boolean cut(Holding lead, TrumpOrder order) {
    boolean alike = Long.bitCount(lead.cards()) == 1;
    if (alike || rules.tricks().throwing() == Throwing.UNCHECKED) {
      return false;
    }
    check.cut(lead, order, rules.smallestTractor());
    return check.isThrow();
  }

  /// Whether the cut throw stands by the known cards, but unknown cards might beat it.
  public boolean isDoubtful(int seat, Hands hands) {
    check.compare(seat, hands, rules.tricks().throwing());
    return check.stands() && !check.standsForCertain();
  }

  /// The outcome of the cut throw, as far as it can be known.
  public int foresee(int seat, Hands hands) {
    check.compare(seat, hands, rules.tricks().throwing());
    return check.outcome(rules.tricks().refused());
  }

  // Judging.

  /// Decides the outcome of the cut throw, or takes the recorded one where cards are unknown.
  ///
  /// @return whether it is refused
  public boolean judge(int seat, Holding thrown, Hands hands, int told) {
    leader = seat;
    size = thrown.size();
    outcome = foresee(seat, hands);
    boolean decided = check.isDecided();
    if (!decided) {
      outcome = check.mayCome(told) ? told : Outcome.UNKNOWN;
    }
    if (Outcome.isRefused(outcome)) {
      refuseAsTold(decided && told == Outcome.UNKNOWN);
    } else if (outcome == Outcome.UNKNOWN && check.stands()) {
      state = State.UNCHECKED;
    } else if (outcome == Outcome.UNKNOWN) {
      refuseWhatMayBe();
    }
    return state == State.REFUSED;
  }

  /// Refuses the throw with the components of the outcome.
  ///
  /// @param seen whether the outcome follows from the hands, not only from the record
  private void refuseAsTold(boolean seen) {
    int due = Outcome.due(outcome);
    if (!seen) {
      check.forget(leader, due, rules.tricks().throwing());
    }
    refuse(Integer.numberOfTrailingZeros(due), Outcome.beater(outcome));
    for (int rest = due; rest != 0; rest &= rest - 1) {
      instead.offer(check, Integer.numberOfTrailingZeros(rest), true);
    }
  }

  /// Refuses the throw if the required component depends on unrecorded cards; each possible one may
  /// then be laid.
  private void refuseWhatMayBe() {
    int first = check.named(rules.tricks().refused());
    refuse(first, check.beater(first));
    for (int i = 0; i < check.components(); i++) {
      if (check.mayBeDue(i, rules.tricks().refused())) {
        instead.offer(check, i, check.isDue(i, rules.tricks().refused()));
      }
    }
  }

  private void refuse(int component, int seat) {
    state = State.REFUSED;
    named = component;
    beater = seat;
    instead.clear();
  }

  /// Reports that the throw is refused.
  public void tell(RulingLog log) {
    log.add(THROW_REFUSED, leader, component(), length() << SEAT_BITS | (beater & SEAT));
  }

  // The referee, who may know more than is recorded.

  /// Whether these cards are a component of the throw that any other player may be able to beat,
  /// and that the leader may have to lay.
  public boolean mayBeRefused(Move move) {
    boolean may = false;
    for (int seat = 0; seat < rules.seating().seats(); seat++) {
      may |= seat != leader && mayBeRefused(seat, move);
    }
    return may;
  }

  /// Whether these cards are a component of the throw that this player may be able to beat, and
  /// that the leader may have to lay.
  public boolean mayBeRefused(int seat, Move move) {
    int place = state == State.SETTLED ? -1 : find(move);
    return place >= 0
        && rules.seating().has(seat)
        && check.mayBeBeatenBy(seat, place)
        && check.mayBeDue(place, rules.tricks().refused());
  }

  /// The index of the component that these cards form, or equal, or -1. Assumes that no other lead
  /// was cut since the throw.
  private int find(Move move) {
    cards.set(move);
    for (int i = 0; i < check.components() && Holding.isPlain(move); i++) {
      equal.clear();
      equal.offer(check, i, true);
      if (equal.find(cards) >= 0) {
        return i;
      }
    }
    return -1;
  }

  /// The referee refuses the throw and orders a component to be laid instead.
  ///
  /// @param seat the player able to beat it, or [umpire.core.kernel.Kernel#NOBODY] if not recorded
  public void refuse(int seat, Move move) {
    int place = find(move);
    refuse(place, seat);
    for (int i = 0; i < check.components(); i++) {
      if (i == place || (rules.tricks().refused() == Refused.CHOICE && check.mayBeBeaten(i))) {
        instead.offer(check, i, i == place || check.isBeaten(i));
      }
    }
  }

  // Laying a component.

  /// Whether these cards may be laid instead of the throw: legal, forbidden, or undecided as in
  /// [umpire.core.kernel.Kernel#check].
  public int check(Holding laid) {
    int choice = instead.find(laid);
    if (choice < 0) {
      return LAY_COMPONENT.ordinal();
    }
    return instead.isCertain(choice) ? LEGAL : LAY_COMPONENT.ordinal() + UNDECIDED;
  }

  // Copying and veiling.

  public void copyFrom(Throw other) {
    state = other.state;
    leader = other.leader;
    size = other.size;
    outcome = other.outcome;
    named = other.named;
    beater = other.beater;
    instead.copyFrom(other.instead);
    if (state != State.SETTLED) {
      check.copyFrom(other.check);
    }
  }

  /// Forgets which players could have beaten which components, except for the reported ones.
  public void veil() {
    if (isRefused() && Outcome.isRefused(outcome)) {
      check.forget(leader, Outcome.due(outcome), rules.tricks().throwing());
    }
  }

  // Queries.

  /// Whether the leader has taken the throw back, and must lay a component of it.
  public boolean isRefused() {
    return state == State.REFUSED;
  }

  /// Whether the throw is on the table and the referee may still refuse it.
  public boolean isUnchecked() {
    return state == State.UNCHECKED;
  }

  public int leader() {
    return leader;
  }

  /// The number of cards thrown.
  public int size() {
    return size;
  }

  /// The outcome of the cards laid last, see [Outcome].
  public int outcome() {
    return outcome;
  }

  /// The component reported as beatable, see [umpire.tractor.trick.Component].
  public int component() {
    return check.component(named);
  }

  /// The number of cards in the component reported as beatable.
  public int length() {
    return check.length(named);
  }

  /// The seat reported as able to beat the component, or [umpire.core.kernel.Kernel#NOBODY].
  public int beater() {
    return beater;
  }

  /// Collects the cards of a hand that beat the reported component; none if it cannot.
  public void collectBeating(Holding hand, Holding into) {
    check.collectBeating(named, hand, into);
  }

  /// The number of components the leader can choose from; 0 if the throw is not refused.
  public int choices() {
    return instead.choices();
  }

  /// The cards of one of the components that the leader can choose.
  public Holding choice(int i) {
    return instead.cards(i);
  }
}
