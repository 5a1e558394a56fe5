package umpire.tractor;

import static umpire.core.kernel.Kernel.FINE;
import static umpire.core.kernel.Kernel.NOBODY;
import static umpire.core.kernel.Kernel.OPEN;
import static umpire.tractor.TractorRule.ALL_OF_GROUP;
import static umpire.tractor.TractorRule.AS_MANY;
import static umpire.tractor.TractorRule.FOLLOW_PAIRS;
import static umpire.tractor.TractorRule.FOLLOW_TRACTOR;
import static umpire.tractor.TractorRule.IN_HAND;
import static umpire.tractor.TractorRule.LAY_COMPONENT;
import static umpire.tractor.TractorRule.LEAD_A_CARD;
import static umpire.tractor.TractorRule.ONE_GROUP;
import static umpire.tractor.TractorRule.REFEREE_REFUSES;
import static umpire.tractor.TractorRule.THROW_REFUSED;

import umpire.core.Tape;
import umpire.core.kernel.Move;
import umpire.tractor.TractorSwitches.Fine;
import umpire.tractor.TractorSwitches.Follow;
import umpire.tractor.TractorSwitches.Form;
import umpire.tractor.TractorSwitches.Refused;
import umpire.tractor.TractorSwitches.Throwing;

/// The play of a round with hands: leads, throws, and what followers owe. Who wins a trick and what
/// that counts is the business of [Round], to which all cards go that are laid for good.
public final class CardPlay {

  private static final int FINE_POINTS = 10;

  /// The part of a ruling on a throw that says who can beat it.
  private static final int SEAT = 0xff;

  private final TractorTerms rules;
  private final Round round;
  private final Hands hands;

  /// What everybody knows of the hands.
  private final Hands seen;

  private final FollowDuty duty = new FollowDuty();
  private final ThrowCheck lead;
  private final Holding laid = new Holding();
  private final Holding own = new Holding();
  private TrumpOrder order = TrumpOrder.of(TrumpOrder.NO_SUIT, Deck.TWO);

  private final RefusedThrow refused = new RefusedThrow();

  /// The cards that a component of a throw can be.
  private final RefusedThrow equal = new RefusedThrow();

  /// Who threw what could not be checked, so that the referee may still refuse it.
  private int unchecked = NOBODY;

  /// What came of the cards laid last, see [Outcome].
  private int outcome;

  /// Whether it is kept what everybody knows of the hands.
  private boolean noted = true;

  CardPlay(TractorTerms rules, Round round, Hands hands, Hands seen) {
    this.rules = rules;
    this.lead = new ThrowCheck(rules.seating());
    this.round = round;
    this.hands = hands;
    this.seen = seen;
  }

  void takeNotes(boolean wanted) {
    noted = wanted;
  }

  void begin() {
    refused.clear();
    unchecked = NOBODY;
  }

  /// The main suit is known.
  void order(TrumpOrder roundsOrder) {
    order = roundsOrder;
  }

  // Checks.

  int check(int seat, Move move) {
    take(move);
    int count = laid.size() + move.unknown() + move.length();
    if (isTakingBack(seat) && mayHaveBeenRefused(seat, move)) {
      return LAY_COMPONENT.ordinal() + OPEN;
    }
    if (seat != round.toAct() || round.toAct() == NOBODY) {
      return refused.choices() > 0 ? LAY_COMPONENT.ordinal() : round.check(seat, Round.DONE);
    }
    if (count == 0) {
      return (round.led() == 0 ? LEAD_A_CARD : AS_MANY).ordinal();
    }
    if (round.led() > 0 && count != round.led()) {
      return AS_MANY.ordinal();
    }
    if (rules.form() == Form.OPEN_ROUND) {
      return checkOpen(seat, move, count);
    }
    if (!isPlain(move) || !hands.mayHold(seat, laid)) {
      return IN_HAND.ordinal();
    }
    return round.led() == 0 ? checkLead(seat) : checkFollow(seat);
  }

  private void take(Move move) {
    laid.set(move.cards(), move.twice());
  }

  /// Whether all cards of a move are known, and none is there a third time.
  private static boolean isPlain(Move move) {
    return move.unknown() == 0 && move.length() == 0;
  }

  /// Whether somebody who threw what could not be checked may lay again: then the table must have
  /// refused it, even if nobody wrote that down.
  private boolean isTakingBack(int seat) {
    return unchecked != NOBODY && seat == unchecked;
  }

  private boolean mayHaveBeenRefused(int leader, Move move) {
    for (int seat = 0; seat < rules.seating().seats(); seat++) {
      if (seat != leader && mayRefuse(seat, move)) {
        return true;
      }
    }
    return false;
  }

  /// Of a round laid open, the round itself knows all there is to check (T20).
  private int checkOpen(int seat, Move move, int count) {
    if (move.unknown() > 0) {
      return IN_HAND.ordinal();
    }
    if (count > Round.HAND - round.laid(seat)) {
      return TractorRule.TWENTY_FIVE.ordinal();
    }
    return round.led() == 0 && !isOneGroup(round.order()) ? ONE_GROUP.ordinal() : FINE;
  }

  private boolean isOneGroup(TrumpOrder roundsOrder) {
    int group = roundsOrder.group(Long.numberOfTrailingZeros(laid.cards()));
    return (laid.cards() & ~roundsOrder.kindsIn(group)) == 0;
  }

  private int checkLead(int seat) {
    if (refused.choices() > 0) {
      return checkInstead(refused.find(laid));
    }
    if (!isOneGroup(order)) {
      return ONE_GROUP.ordinal();
    }
    boolean open = !hands.areKnown() && isThrow() && cannotTell(seat);
    return open ? THROW_REFUSED.ordinal() + OPEN : FINE;
  }

  /// Whether the cards are a throw that somebody looks at; cuts them.
  private boolean isThrow() {
    boolean alike = Long.bitCount(laid.cards()) == 1;
    if (alike || rules.tricks().throwing() == Throwing.UNCHECKED) {
      return false;
    }
    lead.cut(laid, order, rules.smallestTractor());
    return lead.isThrow();
  }

  /// Rules on a component that is laid instead of a throw.
  ///
  /// @param choice which of those on offer, or -1
  private int checkInstead(int choice) {
    if (choice < 0) {
      return LAY_COMPONENT.ordinal();
    }
    return refused.isCertain(choice) ? FINE : LAY_COMPONENT.ordinal() + OPEN;
  }

  /// Whether the cards laid stand as a throw by what is known, but might not by what is not.
  private boolean cannotTell(int seat) {
    lead.compare(seat, hands, rules.tricks().throwing());
    return lead.stands() && !lead.standsForCertain();
  }

  private int checkFollow(int seat) {
    if (round.led() == 1 && hands.unknown(seat) == 0) {
      return checkSingle(seat);
    }
    own.copyFrom(hands.known(seat));
    int unknown = hands.unknown(seat) - own.missing(laid);
    own.join(laid);
    setDuty(own);
    int answer = duty.check(laid, order);
    return answer == FINE && unknown > 0 ? doubt() : answer;
  }

  /// On a single card nothing is owed but its group.
  private int checkSingle(int seat) {
    long kinds = kindsLed();
    boolean follows = (laid.cards() & kinds) != 0 || (hands.known(seat).cards() & kinds) == 0;
    return follows || rules.tricks().follow() == Follow.FREE
        ? FINE
        : TractorRule.FOLLOW_GROUP.ordinal();
  }

  /// What unknown cards may have against a follow that the known ones allow.
  private int doubt() {
    Structure led = round.trick().structure();
    if (rules.tricks().follow() == Follow.FREE) {
      return FINE;
    }
    if (laid.size(kindsLed()) < round.led()) {
      return ALL_OF_GROUP.ordinal() + OPEN;
    }
    if (rules.tricks().follow() == Follow.GROUP) {
      return FINE;
    }
    if (Long.bitCount(laid.pairs()) < led.allPairs()) {
      return FOLLOW_PAIRS.ordinal() + OPEN;
    }
    boolean tractorsShort =
        rules.tricks().follow() == Follow.STRUCTURE && !duty.fits(led, laid, order);
    return tractorsShort ? FOLLOW_TRACTOR.ordinal() + OPEN : FINE;
  }

  // What happens.

  void lay(int seat, Move move, Tape tape) {
    outcome = Outcome.UNKNOWN;
    take(move);
    if (rules.form() == Form.OPEN_ROUND) {
      round.lay(laid, move, tape);
      return;
    }
    if (isTakingBack(seat)) {
      refuse(NOBODY, move, tape);
      take(move);
    }
    unchecked = NOBODY;
    if (round.led() == 0 && refused.choices() > 0) {
      payFine(seat, tape);
    } else if (round.led() == 0 && isThrow() && isRefused(seat, move.number(), tape)) {
      return;
    }
    hands.lay(seat, laid);
    if (noted) {
      seen.lay(seat, laid);
    }
    round.lay(laid, move, tape);
  }

  /// Finds out what comes of a throw, or takes it as it was told where cards are not known.
  private boolean isRefused(int seat, int told, Tape tape) {
    lead.compare(seat, hands, rules.tricks().throwing());
    outcome = lead.outcome(rules.tricks().refused());
    if (!lead.isDecided()) {
      outcome = told;
    }
    if (Outcome.isRefused(outcome)) {
      refuseAsTold(seat, told, tape);
      return true;
    }
    if (outcome == Outcome.UNKNOWN && lead.stands()) {
      unchecked = seat;
    }
    if (outcome == Outcome.UNKNOWN && !lead.stands()) {
      refuseWhatMayBe(seat, tape);
      return true;
    }
    return false;
  }

  private void refuseAsTold(int seat, int told, Tape tape) {
    int due = Outcome.due(outcome);
    if (!lead.isDecided() || told != Outcome.UNKNOWN) {
      lead.forget(seat, due, rules.tricks().throwing());
    }
    refused.begin(laid.size());
    for (int rest = due; rest != 0; rest &= rest - 1) {
      refused.offer(lead, Integer.numberOfTrailingZeros(rest), true);
    }
    showThrow(seat);
    tell(seat, Integer.numberOfTrailingZeros(due), Outcome.beater(outcome), tape);
  }

  /// Refuses the throw that was just compared. Which component must be laid may depend on cards
  /// that are not recorded; then each is on offer that it may be.
  private void refuseWhatMayBe(int seat, Tape tape) {
    refused.begin(laid.size());
    for (int i = 0; i < lead.components(); i++) {
      if (lead.mayBeDue(i, rules.tricks().refused())) {
        refused.offer(lead, i, lead.isDue(i, rules.tricks().refused()));
      }
    }
    showThrow(seat);
    int named = lead.named(rules.tricks().refused());
    tell(seat, named, lead.beater(named), tape);
  }

  /// What is taken back was seen by everybody.
  private void showThrow(int seat) {
    hands.show(seat, laid);
    seen.show(seat, laid);
  }

  private void tell(int leader, int named, int beater, Tape tape) {
    refused.name(named, beater);
    int amount = lead.length(named) << 8 | (beater & SEAT);
    tape.say(THROW_REFUSED, leader, lead.component(named), amount);
  }

  private void payFine(int seat, Tape tape) {
    refused.clear();
    if (rules.tricks().fine() != Fine.NONE) {
      boolean each = rules.tricks().fine() == Fine.TEN_A_CARD;
      round.fine(seat, FINE_POINTS * (each ? refused.thrown() - laid.size() : 1), tape);
    }
  }

  // The referee, who may have seen more than is recorded.

  int checkRefuse(int seat, Move move) {
    boolean thrown = unchecked != NOBODY || refused.choices() > 0;
    return thrown && mayRefuse(seat, move) ? FINE : REFEREE_REFUSES.ordinal();
  }

  /// Whether these cards are a component of the throw that the player may be able to beat, and that
  /// the leader may have to lay.
  private boolean mayRefuse(int seat, Move move) {
    int place = thrownComponent(move);
    return place >= 0
        && seat >= 0
        && lead.mayBeBeatenBy(seat, place)
        && lead.mayBeDue(place, rules.tricks().refused());
  }

  /// Which component of the throw these cards are, or one that is equal to them, or -1. No other
  /// lead has been cut since it was laid.
  private int thrownComponent(Move move) {
    if (!isPlain(move)) {
      return -1;
    }
    take(move);
    for (int i = 0; i < lead.components(); i++) {
      equal.begin(laid.size());
      equal.offer(lead, i, true);
      if (equal.find(laid) >= 0) {
        return i;
      }
    }
    return -1;
  }

  /// The referee says what the leader of a throw must lay instead of it. If it lies on the table,
  /// it is taken back.
  ///
  /// @param seat who can beat it, or nobody if that is not said
  void refuse(int seat, Move move, Tape tape) {
    int place = thrownComponent(move);
    int leader = round.toAct();
    int size = refused.thrown();
    if (unchecked != NOBODY) {
      leader = unchecked;
      size = round.led();
      takeBack();
    }
    refused.begin(size);
    for (int i = 0; i < lead.components(); i++) {
      if (i == place || (rules.tricks().refused() == Refused.CHOICE && lead.mayBeBeaten(i))) {
        refused.offer(lead, i, i == place || lead.isBeaten(i));
      }
    }
    tell(leader, place, seat, tape);
  }

  private void takeBack() {
    own.clear();
    for (int i = 0; i < round.led(); i++) {
      own.add(round.trick().card(unchecked, i));
    }
    round.takeBack();
    hands.takeBack(unchecked, own);
    seen.takeBack(unchecked, own);
    unchecked = NOBODY;
  }

  // Copies and veils.

  void copyFrom(CardPlay other) {
    order = other.order;
    outcome = other.outcome;
    unchecked = other.unchecked;
    if (other.unchecked != NOBODY || other.refused.choices() > 0) {
      lead.copyFrom(other.lead);
    }
    refused.copyFrom(other.refused);
  }

  /// Forgets who could have beaten what of a throw that is refused, but for what was told.
  void veil() {
    if (refused.choices() > 0 && Outcome.isRefused(outcome)) {
      lead.forget(round.toAct(), Outcome.due(outcome), rules.tricks().throwing());
    }
  }

  /// What will come of a move that is about to be made, for those who cannot tell for themselves.
  int foreseen(int seat, Move move) {
    boolean leading = seat == round.toAct() && round.led() == 0 && refused.choices() == 0;
    if (!leading || rules.form() == Form.OPEN_ROUND) {
      return Outcome.UNKNOWN;
    }
    take(move);
    if (laid.size() == 0 || !isOneGroup(order) || !isThrow()) {
      return Outcome.UNKNOWN;
    }
    lead.compare(seat, hands, rules.tricks().throwing());
    return lead.outcome(rules.tricks().refused());
  }

  // What can be seen.

  int toAct() {
    return round.toAct();
  }

  int outcome() {
    return outcome;
  }

  /// The order of the round's cards, from when the main suit is known.
  public TrumpOrder order() {
    return order;
  }

  /// The different cards of the group led, as a set of bits.
  long kindsLed() {
    return order.kindsIn(round.trick().ledGroup());
  }

  /// The different cards of which a follower to a single owes one if they can, as a set of bits.
  long kindsOwed() {
    return rules.tricks().follow() == Follow.FREE ? -1L : kindsLed();
  }

  /// The different cards with which a player whose hand is known can follow a single card, as a set
  /// of bits.
  public long singles(int seat) {
    return Follows.singles(hands.known(seat), kindsOwed());
  }

  /// From how many components the leader of a refused throw can choose; none if there was none.
  public int choices() {
    return refused.choices();
  }

  /// Which component of a refused throw was named as beaten, see [Component].
  public int refusedComponent() {
    return lead.component(refused.named());
  }

  public int refusedLength() {
    return lead.length(refused.named());
  }

  /// Who was named as the one who can beat it, or nobody.
  public int beater() {
    return refused.beater();
  }

  /// Collects the cards with which a player is known to beat the component named; none if that is
  /// not known.
  public void collectBeating(int seat, Holding into) {
    lead.collectBeating(refused.named(), hands.known(seat), into);
  }

  /// The cards of a component that may be laid instead.
  Holding choice(int i) {
    return refused.cards(i);
  }

  /// What the player owes who follows now.
  public FollowDuty duty(int seat) {
    setDuty(hands.known(seat));
    return duty;
  }

  /// What a hand would owe.
  FollowDuty duty(Holding hand) {
    setDuty(hand);
    return duty;
  }

  private void setDuty(Holding hand) {
    Trick trick = round.trick();
    duty.set(
        trick.structure(), trick.ledGroup(), round.led(), hand, order, rules.tricks().follow());
  }
}
