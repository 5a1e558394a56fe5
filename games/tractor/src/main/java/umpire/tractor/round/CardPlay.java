package umpire.tractor.round;

import static umpire.core.kernel.Kernel.LEGAL;
import static umpire.core.kernel.Kernel.NOBODY;
import static umpire.core.kernel.Kernel.UNDECIDED;
import static umpire.tractor.rule.TractorRule.ALL_OF_GROUP;
import static umpire.tractor.rule.TractorRule.AS_MANY;
import static umpire.tractor.rule.TractorRule.FOLLOW_PAIRS;
import static umpire.tractor.rule.TractorRule.FOLLOW_TRACTOR;
import static umpire.tractor.rule.TractorRule.IN_HAND;
import static umpire.tractor.rule.TractorRule.LAY_COMPONENT;
import static umpire.tractor.rule.TractorRule.LEAD_A_CARD;
import static umpire.tractor.rule.TractorRule.ONE_GROUP;
import static umpire.tractor.rule.TractorRule.REFEREE_REFUSES;
import static umpire.tractor.rule.TractorRule.THROW_REFUSED;

import umpire.core.RulingLog;
import umpire.core.kernel.Move;
import umpire.tractor.cards.Hands;
import umpire.tractor.cards.Holding;
import umpire.tractor.cards.TrumpOrder;
import umpire.tractor.deck.Deck;
import umpire.tractor.rule.TractorRule;
import umpire.tractor.rule.TractorSettings;
import umpire.tractor.rule.TractorSwitches.Fine;
import umpire.tractor.rule.TractorSwitches.Follow;
import umpire.tractor.rule.TractorSwitches.Form;
import umpire.tractor.thrown.Outcome;
import umpire.tractor.thrown.Throw;
import umpire.tractor.trick.FollowDuty;
import umpire.tractor.trick.Follows;
import umpire.tractor.trick.Structure;
import umpire.tractor.trick.Trick;

/// The play of a round with hands: leads, throws, and the duties of followers. [Round] receives all
/// cards that are laid for good, and finds the winner and the points of a trick.
public final class CardPlay {

  private static final int FINE_POINTS = 10;

  private final TractorSettings rules;
  private final Round round;
  private final Hands hands;

  /// The public knowledge of the hands.
  private final Hands seen;

  private final FollowDuty duty = new FollowDuty();
  private final Holding laid = new Holding();
  private final Holding own = new Holding();
  private TrumpOrder order = TrumpOrder.of(TrumpOrder.NO_SUIT, Deck.TWO);

  private final Throw thrown;

  /// Whether the public knowledge of the hands is kept.
  private boolean noted = true;

  public CardPlay(TractorSettings rules, Round round, Hands hands, Hands seen) {
    this.rules = rules;
    this.thrown = new Throw(rules);
    this.round = round;
    this.hands = hands;
    this.seen = seen;
  }

  public void takeNotes(boolean wanted) {
    noted = wanted;
  }

  public void begin() {
    thrown.settle();
  }

  /// Sets the order of the cards, once the main suit is known.
  public void order(TrumpOrder roundsOrder) {
    order = roundsOrder;
  }

  // Checks.

  public int check(int seat, Move move) {
    take(move);
    int count = Holding.count(move);
    if (isTakingBack(seat) && thrown.mayBeRefused(move)) {
      return LAY_COMPONENT.ordinal() + UNDECIDED;
    }
    if (seat != round.toAct() || round.toAct() == NOBODY) {
      return thrown.isRefused() ? LAY_COMPONENT.ordinal() : round.check(seat, Round.DONE);
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
    if (!Holding.isPlain(move) || !hands.mayHold(seat, laid)) {
      return IN_HAND.ordinal();
    }
    return round.led() == 0 ? checkLead(seat) : checkFollow(seat);
  }

  private void take(Move move) {
    laid.set(move);
  }

  /// Whether a leader whose throw could not be checked may lay again: then the table must have
  /// refused it, even if the record does not contain the refusal.
  private boolean isTakingBack(int seat) {
    return thrown.isUnchecked() && seat == thrown.leader();
  }

  /// Checks a play in a round laid open, in which the round itself enforces all other rules (T20).
  private int checkOpen(int seat, Move move, int count) {
    if (move.unknown() > 0) {
      return IN_HAND.ordinal();
    }
    if (count > Deck.HAND - round.laid(seat)) {
      return TractorRule.TWENTY_FIVE.ordinal();
    }
    boolean mixed = laid.size() == 0 || !isOneGroup(round.order());
    return round.led() == 0 && mixed ? ONE_GROUP.ordinal() : LEGAL;
  }

  private boolean isOneGroup(TrumpOrder roundsOrder) {
    int group = roundsOrder.group(Long.numberOfTrailingZeros(laid.cards()));
    return (laid.cards() & ~roundsOrder.kindsIn(group)) == 0;
  }

  private int checkLead(int seat) {
    if (thrown.isRefused()) {
      return thrown.check(laid);
    }
    if (!isOneGroup(order)) {
      return ONE_GROUP.ordinal();
    }
    boolean open = !hands.areKnown() && thrown.cut(laid, order) && thrown.isDoubtful(seat, hands);
    return open ? THROW_REFUSED.ordinal() + UNDECIDED : LEGAL;
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
    return answer == LEGAL && unknown > 0 ? doubt() : answer;
  }

  /// Checks a follow to a single card, which only has to be of its group.
  private int checkSingle(int seat) {
    long kinds = kindsLed();
    boolean follows = (laid.cards() & kinds) != 0 || (hands.known(seat).cards() & kinds) == 0;
    return follows || rules.tricks().follow() == Follow.FREE
        ? LEGAL
        : TractorRule.FOLLOW_GROUP.ordinal();
  }

  /// The rule that a follow may break because of unknown cards, although the known ones allow it.
  private int doubt() {
    Structure led = round.trick().structure();
    if (rules.tricks().follow() == Follow.FREE) {
      return LEGAL;
    }
    if (laid.size(kindsLed()) < round.led()) {
      return ALL_OF_GROUP.ordinal() + UNDECIDED;
    }
    if (rules.tricks().follow() == Follow.GROUP) {
      return LEGAL;
    }
    if (Long.bitCount(laid.pairs()) < led.allPairs()) {
      return FOLLOW_PAIRS.ordinal() + UNDECIDED;
    }
    boolean tractorsShort =
        rules.tricks().follow() == Follow.STRUCTURE && !duty.fits(led, laid, order);
    return tractorsShort ? FOLLOW_TRACTOR.ordinal() + UNDECIDED : LEGAL;
  }

  // Applying moves.

  public void lay(int seat, Move move, RulingLog log) {
    take(move);
    if (rules.form() == Form.OPEN_ROUND) {
      round.lay(laid, move, log);
      return;
    }
    if (isTakingBack(seat)) {
      refuse(NOBODY, move, log);
    }
    boolean instead = thrown.isRefused();
    thrown.settle();
    if (instead) {
      payFine(seat, log);
    } else if (round.led() == 0 && isRefused(seat, Outcome.told(move), log)) {
      return;
    }
    hands.lay(seat, laid);
    if (noted) {
      seen.lay(seat, laid);
    }
    round.lay(laid, move, log);
  }

  /// Whether a lead is a throw that is refused. Then it is taken back, but all players have seen
  /// it.
  private boolean isRefused(int seat, int told, RulingLog log) {
    if (!thrown.cut(laid, order) || !thrown.judge(seat, laid, hands, told)) {
      return false;
    }
    hands.show(seat, laid);
    seen.show(seat, laid);
    thrown.tell(log);
    return true;
  }

  private void payFine(int seat, RulingLog log) {
    if (rules.tricks().fine() != Fine.NONE) {
      boolean each = rules.tricks().fine() == Fine.TEN_A_CARD;
      round.fine(seat, FINE_POINTS * (each ? thrown.size() - laid.size() : 1), log);
    }
  }

  // The referee, who may know more than is recorded.

  public int checkRefuse(int seat, Move move) {
    return thrown.mayBeRefused(seat, move) ? LEGAL : REFEREE_REFUSES.ordinal();
  }

  /// The referee refuses a throw and orders a component to be laid instead. If the throw is on the
  /// table, it is taken back.
  ///
  /// @param seat the player able to beat it, or [umpire.core.kernel.Kernel#NOBODY] if not recorded
  public void refuse(int seat, Move move, RulingLog log) {
    if (thrown.isUnchecked()) {
      takeBack(thrown.leader());
    }
    thrown.refuse(seat, move);
    thrown.tell(log);
  }

  private void takeBack(int leader) {
    own.clear();
    for (int i = 0; i < round.led(); i++) {
      own.add(round.trick().card(leader, i));
    }
    round.takeBack();
    hands.takeBack(leader, own);
    seen.takeBack(leader, own);
  }

  // Copying and veiling.

  public void copyFrom(CardPlay other) {
    order = other.order;
    thrown.copyFrom(other.thrown);
  }

  public void veil() {
    thrown.veil();
  }

  /// The outcome of a move about to be made, to be recorded with it for viewers unable to derive
  /// it.
  public int foreseen(int seat, Move move) {
    boolean leading = seat == round.toAct() && round.led() == 0 && !thrown.isRefused();
    if (!leading || rules.form() == Form.OPEN_ROUND) {
      return Outcome.UNKNOWN;
    }
    take(move);
    boolean isThrow = laid.size() > 0 && isOneGroup(order) && thrown.cut(laid, order);
    return isThrow ? thrown.foresee(seat, hands) : Outcome.UNKNOWN;
  }

  // Queries.

  public int toAct() {
    return round.toAct();
  }

  /// The last throw, and its outcome.
  public Throw thrown() {
    return thrown;
  }

  /// The order of the round's cards, valid once the main suit is known.
  public TrumpOrder order() {
    return order;
  }

  /// The different cards of the group led, as a set of bits.
  long kindsLed() {
    return order.kindsIn(round.trick().ledGroup());
  }

  /// The different cards of which a follower to a single owes one if possible, as a set of bits.
  public long kindsOwed() {
    return rules.tricks().follow() == Follow.FREE ? -1L : kindsLed();
  }

  /// The different cards with which a player whose hand is known can follow a single card, as a set
  /// of bits.
  public long singles(int seat) {
    return Follows.singles(hands.known(seat), kindsOwed());
  }

  /// The duties of the player to follow now.
  public FollowDuty duty(int seat) {
    setDuty(hands.known(seat));
    return duty;
  }

  /// The duties of a given hand.
  public FollowDuty duty(Holding hand) {
    setDuty(hand);
    return duty;
  }

  private void setDuty(Holding hand) {
    Trick trick = round.trick();
    duty.set(
        trick.structure(), trick.ledGroup(), round.led(), hand, order, rules.tricks().follow());
  }
}
