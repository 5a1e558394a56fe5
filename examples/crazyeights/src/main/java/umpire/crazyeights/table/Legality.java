package umpire.crazyeights.table;

import static umpire.core.kernel.Kernel.HOUSE;
import static umpire.core.kernel.Kernel.LEGAL;
import static umpire.core.kernel.Kernel.UNDECIDED;

import umpire.core.kernel.Kernel;
import umpire.core.kernel.Move;
import umpire.core.kernel.Moves;
import umpire.crazyeights.rule.EightsRule;
import umpire.crazyeights.table.Deal.Phase;

/// Decides which rule forbids a move, if any. It changes nothing.
final class Legality {

  /// A reused move, so that listing allocates no memory.
  private final Move scratch = new Move();

  private final Deal deal;
  private final Hands hands;

  Legality(Deal deal) {
    this.deal = deal;
    this.hands = deal.hands;
  }

  /// @param awaited the seat that must act, or the table
  int check(int actor, int awaited, Move move) {
    Verb verb = Verb.of(move);
    boolean ofTable = verb.isOfTheTable();
    boolean outOfTurn = actor != awaited && verb != Verb.MISDEAL;
    if (outOfTurn || ofTable != (actor == HOUSE)) {
      return EightsRule.IN_TURN.ordinal();
    }
    if (!ofTable && deal.isShowing() != (verb == Verb.SHOW)) {
      return EightsRule.SHOWING.ordinal();
    }
    return switch (verb) {
      case DEAL -> unless(!isDue(move), EightsRule.DEALING);
      case TURN_UP -> unless(!canBeTurnedUp(Verb.card(move)), EightsRule.DEALING);
      case LAY -> checkLay(Verb.card(move), Verb.suit(move));
      case DRAW -> canDraw() ? checkNothingFits() : EightsRule.DRAWING.ordinal();
      case PASS -> canDraw() ? EightsRule.PASSING.ordinal() : checkNothingFits();
      case SHOW -> unless(!isHand(move.cards(), move.unknown()), EightsRule.SHOWING);
      case MISDEAL -> unless(!deal.canBeTakenBack(), EightsRule.MISDEAL);
    };
  }

  private static int unless(boolean wrong, EightsRule rule) {
    return wrong ? rule.ordinal() : LEGAL;
  }

  private boolean isDue(Move move) {
    return deal.due() > 0
        && move.seat() == deal.seat()
        && Long.bitCount(move.cards()) + move.unknown() == deal.due()
        && (move.cards() & ~hands.unseen()) == 0;
  }

  private boolean canBeTurnedUp(int card) {
    return deal.phase() == Phase.TURN_UP && Cards.has(hands.unseen(), card);
  }

  private int checkLay(int card, int suit) {
    if (!Cards.has(hands.possible(deal.seat()), card)) {
      return EightsRule.IN_HAND.ordinal();
    }
    if (!Cards.has(deal.fitting(), card)) {
      return EightsRule.MATCH.ordinal();
    }
    return unless(!Cards.isEight(card) && suit != Cards.suit(card), EightsRule.NAMING);
  }

  private boolean canDraw() {
    return hands.stock() > 0 && (deal.drawn() == 0 || deal.settings.many());
  }

  /// Checks that no card can be laid, if drawing is forced; undecided if an unknown card may fit.
  private int checkNothingFits() {
    int seat = deal.seat();
    if (!deal.settings.forced() || (hands.possible(seat) & deal.fitting()) == 0) {
      return LEGAL;
    }
    boolean surely = (hands.known(seat) & deal.fitting()) != 0;
    return EightsRule.MUST_LAY.ordinal() + (surely ? 0 : UNDECIDED);
  }

  private boolean isHand(long cards, int unknown) {
    int seat = deal.seat();
    return unknown == 0
        && Long.bitCount(cards) == hands.size(seat)
        && (hands.known(seat) & ~cards) == 0
        && (cards & ~hands.possible(seat)) == 0;
  }

  /// Lists the legal moves of the seat or table that must act.
  void list(Moves into) {
    switch (deal.phase()) {
      case DEAL -> listDeal(into);
      case TURN_UP -> {
        into.addEach(Verb.TURN_UP, hands.unseen());
        into.add(Verb.MISDEAL);
      }
      case PLAY -> listTurn(into);
      case SHOW -> listShow(into);
      case DONE -> {}
    }
  }

  /// Lists one deal of unknown cards, which represents all possible ones.
  private void listDeal(Moves into) {
    into.add(scratch.set(Verb.DEAL).seat(deal.seat()).unknown(deal.due()));
    into.leaveOut();
  }

  private void listTurn(Moves into) {
    if (deal.due() > 0) {
      listDeal(into);
      return;
    }
    long fitting = hands.possible(deal.seat()) & deal.fitting();
    for (long rest = fitting; rest != 0; rest &= rest - 1) {
      listLay(Cards.lowest(rest), into);
    }
    if (!Kernel.forbids(checkNothingFits())) {
      into.add(canDraw() ? Verb.DRAW : Verb.PASS);
    }
  }

  private void listLay(int card, Moves into) {
    for (int suit = 0; suit < 4; suit++) {
      if (Cards.isEight(card) || suit == Cards.suit(card)) {
        into.add(Verb.lay(card, suit, scratch));
      }
    }
  }

  /// Lists the hand to show if it is known; otherwise one example of the possible hands.
  private void listShow(Moves into) {
    long hand = hands.known(deal.seat());
    int unknown = hands.unknown(deal.seat());
    for (long rest = hands.unseen(); unknown > 0; unknown--, rest &= rest - 1) {
      hand |= Long.lowestOneBit(rest);
      into.leaveOut();
    }
    into.addCards(Verb.SHOW, hand, 0);
  }
}
