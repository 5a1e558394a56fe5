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

/// The last throw, and what becomes of it: it stands; or it lies there and may still be refused,
/// because it could not be checked; or it is refused, and a component of it must be laid instead.
public final class Throw {

  private enum State {
    /// Nothing is owed: it stands, the leader has laid instead of it what they had to, or nobody
    /// has thrown.
    SETTLED,
    /// It lies on the table, and the referee may refuse it (T36).
    UNCHECKED,
    /// The leader has taken it back, and lays a component of it next (T35).
    REFUSED
  }

  private static final int SEAT_BITS = 8;
  private static final int SEAT = (1 << SEAT_BITS) - 1;

  private final TractorSettings rules;
  private final ThrowCheck check;
  private State state = State.SETTLED;
  private int leader = NOBODY;

  /// How many cards were thrown.
  private int size;

  /// What came of it, see [Outcome].
  private int outcome;

  /// What may be laid instead.
  private final Offers instead = new Offers();

  /// The component that is told as beaten, and who can beat it, or nobody.
  private int named;

  private int beater;

  /// The cards that a component can be.
  private final Offers equal = new Offers();

  private final Holding cards = new Holding();

  public Throw(TractorSettings rules) {
    this.rules = rules;
    this.check = new ThrowCheck(rules.seating());
  }

  /// Nothing has been thrown, or what was thrown stands for good.
  public void settle() {
    state = State.SETTLED;
    outcome = Outcome.UNKNOWN;
    instead.clear();
  }

  // Looking at a throw.

  /// Whether cards of one group are a throw that somebody looks at; cuts them.
  public boolean cut(Holding lead, TrumpOrder order) {
    boolean alike = Long.bitCount(lead.cards()) == 1;
    if (alike || rules.tricks().throwing() == Throwing.UNCHECKED) {
      return false;
    }
    check.cut(lead, order, rules.smallestTractor());
    return check.isThrow();
  }

  /// Whether what was cut stands by what is known, but might not by what is not.
  public boolean isDoubtful(int seat, Hands hands) {
    check.compare(seat, hands, rules.tricks().throwing());
    return check.stands() && !check.standsForCertain();
  }

  /// What will come of what was cut, as far as that is known.
  public int foresee(int seat, Hands hands) {
    check.compare(seat, hands, rules.tricks().throwing());
    return check.outcome(rules.tricks().refused());
  }

  // Judging it.

  /// Finds out what comes of what was cut, or takes it as it was told where cards are not known.
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

  /// @param seen whether it is known from the hands, and not only from what was told
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

  /// Which component must be laid may depend on cards that are not recorded; then each is on offer
  /// that it may be.
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

  /// Tells that it is refused.
  public void tell(RulingLog log) {
    log.add(THROW_REFUSED, leader, component(), length() << SEAT_BITS | (beater & SEAT));
  }

  // The referee, who may have seen more than is recorded.

  /// Whether these cards are a component of the throw that some other player may be able to beat,
  /// and that the leader may have to lay.
  public boolean mayBeRefused(Move move) {
    boolean may = false;
    for (int seat = 0; seat < rules.seating().seats(); seat++) {
      may |= seat != leader && mayBeRefused(seat, move);
    }
    return may;
  }

  /// The same of one player.
  public boolean mayBeRefused(int seat, Move move) {
    int place = state == State.SETTLED ? -1 : find(move);
    return place >= 0
        && rules.seating().has(seat)
        && check.mayBeBeatenBy(seat, place)
        && check.mayBeDue(place, rules.tricks().refused());
  }

  /// Which component these cards are, or one that is equal to them, or -1. No other lead has been
  /// cut since it was laid.
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

  /// The referee says what the leader must lay instead.
  ///
  /// @param seat who can beat it, or nobody if that is not said
  public void refuse(int seat, Move move) {
    int place = find(move);
    refuse(place, seat);
    for (int i = 0; i < check.components(); i++) {
      if (i == place || (rules.tricks().refused() == Refused.CHOICE && check.mayBeBeaten(i))) {
        instead.offer(check, i, i == place || check.isBeaten(i));
      }
    }
  }

  // What is laid instead.

  /// Rules on what is laid instead of it.
  public int check(Holding laid) {
    int choice = instead.find(laid);
    if (choice < 0) {
      return LAY_COMPONENT.ordinal();
    }
    return instead.isCertain(choice) ? LEGAL : LAY_COMPONENT.ordinal() + UNDECIDED;
  }

  // Copies and veils.

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

  /// Forgets who could have beaten what, but for what was told.
  public void veil() {
    if (isRefused() && Outcome.isRefused(outcome)) {
      check.forget(leader, Outcome.due(outcome), rules.tricks().throwing());
    }
  }

  // What can be seen.

  /// Whether the leader has taken it back, and must lay a component of it.
  public boolean isRefused() {
    return state == State.REFUSED;
  }

  /// Whether it lies on the table and the referee may still refuse it.
  public boolean isUnchecked() {
    return state == State.UNCHECKED;
  }

  public int leader() {
    return leader;
  }

  /// How many cards were thrown.
  public int size() {
    return size;
  }

  /// What came of the cards laid last, see [Outcome].
  public int outcome() {
    return outcome;
  }

  /// Which component is told as beaten, see [umpire.tractor.trick.Component].
  public int component() {
    return check.component(named);
  }

  /// How many cards that component has.
  public int length() {
    return check.length(named);
  }

  /// Who is told to be able to beat it, or nobody.
  public int beater() {
    return beater;
  }

  /// Collects the cards of a hand that beat the component told; none if they do not.
  public void collectBeating(Holding hand, Holding into) {
    check.collectBeating(named, hand, into);
  }

  /// From how many components the leader can choose; none if it is not refused.
  public int choices() {
    return instead.choices();
  }

  /// The cards of one of them.
  public Holding choice(int i) {
    return instead.cards(i);
  }
}
