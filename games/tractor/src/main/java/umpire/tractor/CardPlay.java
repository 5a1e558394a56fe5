package umpire.tractor;

import static umpire.core.Kernel.FINE;
import static umpire.core.Kernel.NOBODY;
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
import umpire.tractor.TableRules.Fine;
import umpire.tractor.TableRules.Follow;
import umpire.tractor.TableRules.Form;
import umpire.tractor.TableRules.Refused;
import umpire.tractor.TableRules.Throwing;

/// The play of a round with hands: leads, throws, and what followers owe. Who wins a trick and what
/// that counts is the business of [Round], to which all cards go that are laid for good.
public final class CardPlay {

  private static final int FINE_POINTS = 10;

  /// The part of a ruling on a throw that says who can beat it.
  private static final int SEAT = 0xff;

  private final TableRules rules;
  private final Round round;
  private final Hands hands;
  private final FollowDuty duty = new FollowDuty();
  private final ThrowCheck lead = new ThrowCheck();
  private final Holding laid = new Holding();
  private final Holding own = new Holding();
  private TrumpOrder order = TrumpOrder.of(TrumpOrder.NO_SUIT, Deck.TWO);

  private final RefusedThrow refused = new RefusedThrow();

  /// The cards that a component of a throw can be.
  private final RefusedThrow equal = new RefusedThrow();

  /// Who threw what could not be checked, so that the referee may still refuse it.
  private int unchecked = NOBODY;

  CardPlay(TableRules rules, Round round, Hands hands) {
    this.rules = rules;
    this.round = round;
    this.hands = hands;
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

  int check(int seat, int[] cards, int count) {
    if (isTakingBack(seat) && mayHaveBeenRefused(seat, cards, count)) {
      return LAY_COMPONENT.ordinal() + WholeGame.OPEN;
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
      return checkOpen(seat, cards, count);
    }
    if (!known(cards, count) || !hands.mayHold(seat, cards, count)) {
      return IN_HAND.ordinal();
    }
    return round.led() == 0 ? checkLead(seat, cards, count) : checkFollow(seat, cards, count);
  }

  /// Whether somebody who threw what could not be checked may lay again: then the table must have
  /// refused it, even if nobody wrote that down.
  private boolean isTakingBack(int seat) {
    return unchecked != NOBODY && seat == unchecked;
  }

  private boolean mayHaveBeenRefused(int leader, int[] cards, int count) {
    for (int seat = 0; seat < Round.SEATS; seat++) {
      if (seat != leader && mayRefuse(seat, cards, count)) {
        return true;
      }
    }
    return false;
  }

  private static boolean known(int[] cards, int count) {
    for (int i = 0; i < count; i++) {
      if (cards[i] == Hands.UNKNOWN) {
        return false;
      }
    }
    return true;
  }

  /// Of a round laid open, the round itself knows all there is to check (T20).
  private int checkOpen(int seat, int[] cards, int count) {
    if (!known(cards, count)) {
      return IN_HAND.ordinal();
    }
    if (count > Round.HAND - round.laid(seat)) {
      return TractorRule.TWENTY_FIVE.ordinal();
    }
    return round.led() == 0 && !isOneGroup(cards, count, round.order())
        ? ONE_GROUP.ordinal()
        : FINE;
  }

  private static boolean isOneGroup(int[] cards, int count, TrumpOrder order) {
    for (int i = 1; i < count; i++) {
      if (order.group(cards[i]) != order.group(cards[0])) {
        return false;
      }
    }
    return true;
  }

  private int checkLead(int seat, int[] cards, int count) {
    if (refused.choices() > 0) {
      collect(cards, count);
      return checkInstead(refused.find(laid));
    }
    if (!isOneGroup(cards, count, order)) {
      return ONE_GROUP.ordinal();
    }
    if (count == 1 || rules.throwing() == Throwing.UNCHECKED) {
      return FINE;
    }
    lead.cut(cards, count, order, rules.smallestTractor());
    return lead.isThrow() && cannotTell(seat) ? THROW_REFUSED.ordinal() + WholeGame.OPEN : FINE;
  }

  /// Rules on a component that is laid instead of a throw.
  ///
  /// @param choice which of those on offer, or -1
  private int checkInstead(int choice) {
    if (choice < 0) {
      return LAY_COMPONENT.ordinal();
    }
    return refused.isCertain(choice) ? FINE : LAY_COMPONENT.ordinal() + WholeGame.OPEN;
  }

  /// Whether the cards laid stand as a throw by what is known, but might not by what is not.
  private boolean cannotTell(int seat) {
    lead.compare(seat, hands, rules.throwing());
    return lead.stands() && !lead.standsForCertain();
  }

  private void collect(int[] cards, int count) {
    laid.clear();
    for (int i = 0; i < count; i++) {
      laid.add(cards[i]);
    }
  }

  private int checkFollow(int seat, int[] cards, int count) {
    collect(cards, count);
    own.copyFrom(hands.known(seat));
    int unknown = hands.unknown(seat) - own.missing(laid);
    own.join(laid);
    setDuty(own);
    int answer = duty.check(laid, order);
    return answer == FINE && unknown > 0 ? doubt() : answer;
  }

  /// What unknown cards may have against a follow that the known ones allow.
  private int doubt() {
    Structure led = round.trick().structure();
    int group = round.trick().ledGroup();
    long kinds = order.kindsIn(group);
    if (rules.follow() == Follow.FREE) {
      return FINE;
    }
    if (laid.size(kinds) < round.led()) {
      return ALL_OF_GROUP.ordinal() + WholeGame.OPEN;
    }
    if (rules.follow() == Follow.GROUP) {
      return FINE;
    }
    if (Long.bitCount(laid.pairs()) < led.allPairs()) {
      return FOLLOW_PAIRS.ordinal() + WholeGame.OPEN;
    }
    boolean tractorsShort = rules.follow() == Follow.STRUCTURE && !duty.fits(led, laid, order);
    return tractorsShort ? FOLLOW_TRACTOR.ordinal() + WholeGame.OPEN : FINE;
  }

  // What happens.

  void lay(int seat, int[] cards, int count, Tape tape) {
    if (rules.form() == Form.OPEN_ROUND) {
      layForGood(cards, count, tape);
      return;
    }
    if (isTakingBack(seat)) {
      refuse(NOBODY, cards, count, tape);
    }
    unchecked = NOBODY;
    if (round.led() == 0 && refused.choices() > 0) {
      payFine(seat, count, tape);
    } else if (round.led() == 0 && count > 1 && isRefused(seat, cards, count)) {
      refuse(seat, count, tape);
      return;
    }
    for (int i = 0; i < count; i++) {
      hands.lay(seat, cards[i]);
    }
    layForGood(cards, count, tape);
  }

  private void layForGood(int[] cards, int count, Tape tape) {
    boolean leading = round.led() == 0;
    for (int i = 0; i < count; i++) {
      round.play(cards[i], tape);
    }
    if (leading && round.leading()) {
      round.play(Round.DONE, tape);
    }
  }

  private boolean isRefused(int seat, int[] cards, int count) {
    if (rules.throwing() == Throwing.UNCHECKED) {
      return false;
    }
    lead.cut(cards, count, order, rules.smallestTractor());
    if (!lead.isThrow()) {
      return false;
    }
    if (cannotTell(seat)) {
      unchecked = seat;
      return false;
    }
    return !lead.stands();
  }

  /// Refuses the throw that was just compared. Which component must be laid may depend on cards
  /// that are not recorded; then each is on offer that it may be.
  private void refuse(int seat, int count, Tape tape) {
    refused.begin(count);
    for (int i = 0; i < lead.components(); i++) {
      if (lead.mayBeDue(i, rules.refused())) {
        refused.offer(lead, i, lead.isDue(i, rules.refused()));
      }
    }
    int named = lead.named(rules.refused());
    tell(seat, named, lead.beater(named), tape);
  }

  private void tell(int leader, int named, int beater, Tape tape) {
    refused.name(named, beater);
    int amount = lead.length(named) << 8 | (beater & SEAT);
    tape.say(THROW_REFUSED, leader, lead.component(named), amount);
  }

  private void payFine(int seat, int count, Tape tape) {
    refused.clear();
    if (rules.fine() != Fine.NONE) {
      boolean each = rules.fine() == Fine.TEN_A_CARD;
      round.fine(seat, FINE_POINTS * (each ? refused.thrown() - count : 1), tape);
    }
  }

  // The referee, who may have seen more than is recorded.

  int checkRefuse(int seat, int[] cards, int count) {
    boolean thrown = unchecked != NOBODY || refused.choices() > 0;
    return thrown && mayRefuse(seat, cards, count) ? FINE : REFEREE_REFUSES.ordinal();
  }

  /// Whether these cards are a component of the throw that the player may be able to beat, and that
  /// the leader may have to lay.
  private boolean mayRefuse(int seat, int[] cards, int count) {
    int place = thrownComponent(cards, count);
    return place >= 0
        && seat >= 0
        && lead.mayBeBeatenBy(seat, place)
        && lead.mayBeDue(place, rules.refused());
  }

  /// Which component of the throw these cards are, or one that is equal to them, or -1. No other
  /// lead has been cut since it was laid.
  private int thrownComponent(int[] cards, int count) {
    if (!known(cards, count)) {
      return -1;
    }
    collect(cards, count);
    for (int i = 0; i < lead.components(); i++) {
      equal.begin(count);
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
  void refuse(int seat, int[] cards, int count, Tape tape) {
    int place = thrownComponent(cards, count);
    int leader = round.toAct();
    int size = refused.thrown();
    if (unchecked != NOBODY) {
      leader = unchecked;
      size = round.led();
      takeBack();
    }
    refused.begin(size);
    for (int i = 0; i < lead.components(); i++) {
      if (i == place || (rules.refused() == Refused.CHOICE && lead.mayBeBeaten(i))) {
        refused.offer(lead, i, i == place || lead.isBeaten(i));
      }
    }
    tell(leader, place, seat, tape);
  }

  private void takeBack() {
    int size = round.led();
    round.takeBack();
    for (int i = 0; i < size; i++) {
      hands.takeBack(unchecked, round.trick().card(unchecked, i));
    }
    unchecked = NOBODY;
  }

  // What can be seen.

  int toAct() {
    return round.toAct();
  }

  /// The order of the round's cards, from when the main suit is known.
  public TrumpOrder order() {
    return order;
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

  /// A component that may be laid instead, see [Component].
  public int choice(int i) {
    return refused.component(i);
  }

  public int choiceLength(int i) {
    return refused.length(i);
  }

  /// What the player owes who follows now.
  public FollowDuty duty(int seat) {
    setDuty(hands.known(seat));
    return duty;
  }

  private void setDuty(Holding hand) {
    Trick trick = round.trick();
    duty.set(trick.structure(), trick.ledGroup(), round.led(), hand, order, rules.follow());
  }
}
