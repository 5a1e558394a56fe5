package umpire.crazyeights;

import static umpire.core.kernel.Kernel.FINE;
import static umpire.core.kernel.Kernel.HOUSE;
import static umpire.core.kernel.Kernel.OPEN;

import umpire.core.kernel.Kernel;
import umpire.core.kernel.Move;
import umpire.core.kernel.Moves;
import umpire.crazyeights.Deal.Phase;

/// What may be done at the table, and by which rule anything else is refused. Nothing changes here.
final class Duties {

  /// For listing moves, so that it leaves no garbage.
  private final Move scratch = new Move();

  private final Deal deal;
  private final Hands hands;

  Duties(Deal deal) {
    this.deal = deal;
    this.hands = deal.hands;
  }

  /// @param awaited a seat, or the table
  int check(int actor, int awaited, Move move) {
    Verb verb = Verb.of(move);
    boolean ofTable = verb.isOfTheTable();
    if (actor != awaited || ofTable != (actor == HOUSE)) {
      return EightsRule.IN_TURN.ordinal();
    }
    return switch (verb) {
      case DEAL -> unless(!isDue(move), EightsRule.DEALING);
      case TURN_UP -> unless(!canBeTurnedUp(Verb.card(move)), EightsRule.DEALING);
      case LAY -> checkLay(Verb.card(move), Verb.suit(move));
      case DRAW -> unless(deal.isShowing(), EightsRule.SHOWING, checkDraw());
      case PASS -> unless(deal.isShowing(), EightsRule.SHOWING, checkPass());
      case SHOW -> unless(!isHand(move.cards(), move.unknown()), EightsRule.SHOWING);
    };
  }

  private static int unless(boolean wrong, EightsRule rule) {
    return unless(wrong, rule, FINE);
  }

  private static int unless(boolean wrong, EightsRule rule, int otherwise) {
    return wrong ? rule.ordinal() : otherwise;
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
    if (deal.isShowing()) {
      return EightsRule.SHOWING.ordinal();
    }
    if (!Cards.has(hands.possible(deal.seat()), card)) {
      return EightsRule.IN_HAND.ordinal();
    }
    if (!Cards.has(deal.fitting(), card)) {
      return EightsRule.MATCH.ordinal();
    }
    return unless(!Cards.isEight(card) && suit != Cards.suit(card), EightsRule.NAMING);
  }

  private int checkDraw() {
    return unless(!canDraw(), EightsRule.DRAWING, checkNothingFits());
  }

  private int checkPass() {
    return unless(canDraw(), EightsRule.PASSING, checkNothingFits());
  }

  private boolean canDraw() {
    return hands.stock() > 0 && (deal.drawn() == 0 || deal.terms.many());
  }

  /// Where drawing is forced; whether an unknown card fits nobody can say.
  private int checkNothingFits() {
    int seat = deal.seat();
    if (!deal.terms.forced() || (hands.possible(seat) & deal.fitting()) == 0) {
      return FINE;
    }
    boolean surely = (hands.known(seat) & deal.fitting()) != 0;
    return EightsRule.MUST_LAY.ordinal() + (surely ? 0 : OPEN);
  }

  private boolean isHand(long cards, int unknown) {
    int seat = deal.seat();
    return deal.isShowing()
        && unknown == 0
        && Long.bitCount(cards) == hands.size(seat)
        && (hands.known(seat) & ~cards) == 0
        && (cards & ~hands.possible(seat)) == 0;
  }

  /// What is legal for who is awaited.
  void list(Moves into) {
    switch (deal.phase()) {
      case DEAL -> listDeal(into);
      case TURN_UP -> listTurnUps(into);
      case PLAY -> {
        if (deal.due() > 0) {
          listDeal(into);
        } else {
          listTurn(into);
        }
      }
      case SHOW -> listShow(into);
      case DONE -> {}
    }
  }

  /// One deal stands for all the cards that it can be.
  private void listDeal(Moves into) {
    into.add(scratch.set(Verb.DEAL).seat(deal.seat()).unknown(deal.due()));
    into.leaveOut();
  }

  private void listTurnUps(Moves into) {
    for (long rest = hands.unseen(); rest != 0; rest &= rest - 1) {
      into.addCards(Verb.TURN_UP, Long.lowestOneBit(rest), 0);
    }
  }

  private void listTurn(Moves into) {
    long fitting = hands.possible(deal.seat()) & deal.fitting();
    for (long rest = fitting; rest != 0; rest &= rest - 1) {
      listLay(Cards.lowest(rest), into);
    }
    if (!Kernel.forbids(checkDraw())) {
      into.add(Verb.DRAW);
    }
    if (!Kernel.forbids(checkPass())) {
      into.add(Verb.PASS);
    }
  }

  private void listLay(int card, Moves into) {
    if (!Cards.isEight(card)) {
      into.add(Verb.lay(card, Cards.suit(card), scratch));
      return;
    }
    for (int suit = 0; suit < 4; suit++) {
      into.add(Verb.lay(card, suit, scratch));
    }
  }

  /// There is one hand to show if it is known, and else one stands for all that it can be.
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
