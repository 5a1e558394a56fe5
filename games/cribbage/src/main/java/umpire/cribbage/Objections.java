package umpire.cribbage;

import static umpire.cribbage.CribbageRule.CRIB_CARDS;
import static umpire.cribbage.CribbageRule.HAND_CARDS;
import static umpire.cribbage.CribbageRule.IN_ORDER;
import static umpire.cribbage.CribbageRule.MATCH_OVER;
import static umpire.cribbage.CribbageRule.MUGGINS_CLAIM;
import static umpire.cribbage.CribbageRule.MUST_LAY;
import static umpire.cribbage.CribbageRule.ONE_DECK;
import static umpire.cribbage.CribbageRule.WHO_ACTS;

import umpire.core.kernel.Kernel;
import umpire.core.kernel.Move;
import umpire.cribbage.Cribbage.Phase;

/// What speaks against a move: that it is not the time for it, or the rules of its part of the
/// game.
final class Objections {

  private final Cribbage table;

  Objections(Cribbage table) {
    this.table = table;
  }

  int check(int actor, Move move) {
    int verb = move.verb();
    if (verb == Verb.LAY && table.phase() == Phase.PLAY && actor != Kernel.HOUSE) {
      return table.play.checkLay(actor, Verb.card(move)); // more than half of all moves
    }
    if (actor == Kernel.HOUSE != Verb.isOfTheTable(verb)) {
      return table.phase() == Phase.OVER ? MATCH_OVER.ordinal() : WHO_ACTS.ordinal();
    }
    return switch (verb) {
      case Verb.DEALER -> checkDealer(move.number());
      case Verb.GO -> checkGo(actor);
      case Verb.MUGGINS -> checkMuggins(actor, move.number());
      case Verb.RENEGE, Verb.OVERCOUNT, Verb.MISDEAL -> table.penalties.check(move);
      default -> {
        int objection = due(dueAt(verb));
        yield objection == Kernel.FINE ? checkDue(actor, move) : objection;
      }
    };
  }

  /// When something is done that has its time.
  static Phase dueAt(int verb) {
    return switch (verb) {
      case Verb.CUT -> Phase.CUT;
      case Verb.DEALER, Verb.DEAL, Verb.TO_CRIB -> Phase.DEAL;
      case Verb.DISCARD -> Phase.DISCARD;
      case Verb.STARTER -> Phase.STARTER;
      case Verb.LAY, Verb.GO -> Phase.PLAY;
      case Verb.PEG -> Phase.PEG;
      case Verb.SHOW -> Phase.SHOW;
      case Verb.CRIB -> Phase.CRIB;
      case Verb.COUNT -> Phase.COUNT;
      default -> Phase.MUGGINS;
    };
  }

  /// The rule against doing something in a phase that is not now, or [Kernel#FINE].
  private int due(Phase wanted) {
    if (table.phase() == wanted) {
      return Kernel.FINE;
    }
    return table.phase() == Phase.OVER ? MATCH_OVER.ordinal() : IN_ORDER.ordinal();
  }

  /// What speaks against something for which this is the time.
  private int checkDue(int actor, Move move) {
    return switch (move.verb()) {
      case Verb.CUT -> table.cut.check(move.number(), Verb.card(move));
      case Verb.DEAL ->
          table.layout().isServed(move.number())
              ? IN_ORDER.ordinal()
              : table.layout().checkDeal(move.cards(), move.unknown());
      case Verb.TO_CRIB ->
          table.layout().cribStarted()
              ? IN_ORDER.ordinal()
              : table.layout().checkStraight(move.cards(), move.unknown());
      case Verb.DISCARD ->
          table.layout().hasDiscarded(actor)
              ? IN_ORDER.ordinal()
              : table.layout().checkDiscard(actor, move.cards(), move.unknown());
      case Verb.STARTER ->
          Verb.card(move) == Layout.NO_CARD
              ? ONE_DECK.ordinal()
              : table.layout().checkUnseen(move.cards());
      case Verb.LAY -> table.play.checkLay(actor, Verb.card(move));
      case Verb.PEG -> table.play.checkPeg(actor, move.number());
      case Verb.SHOW -> checkHand(move.number(), move.cards(), move.unknown());
      case Verb.CRIB -> checkCrib(move.cards(), move.unknown());
      case Verb.COUNT -> table.counting().checkCount(actor, move.number());
      default -> table.muggins().checkAgree(actor);
    };
  }

  /// Whether somebody can be said to deal: before the first deal if nobody has cut, and before any
  /// deal if it is so.
  private int checkDealer(int seat) {
    if (table.phase() == Phase.CUT && table.cut.isFresh()) {
      return Kernel.FINE;
    }
    int objection = due(Phase.DEAL);
    if (objection != Kernel.FINE) {
      return objection;
    }
    return seat == table.dealer() && table.layout().isUntouched()
        ? Kernel.FINE
        : IN_ORDER.ordinal();
  }

  private int checkGo(int seat) {
    if (table.isPegging() && table.play.wasPassedOver(seat)) {
      return Kernel.FINE;
    }
    int objection = due(Phase.PLAY);
    return objection == Kernel.FINE ? table.play.checkGo(seat) : objection;
  }

  private int checkHand(int seat, long shown, int hidden) {
    if (seat != table.counting().counter()) {
      return IN_ORDER.ordinal();
    }
    int objection = table.layout().checkHand(seat, shown, hidden);
    if (objection != Kernel.FINE) {
      return objection;
    }
    if (table.play.couldHaveLaid(seat, shown & ~table.layout().hand(seat))) {
      return MUST_LAY.ordinal();
    }
    boolean open = Long.bitCount(table.layout().hand(seat) | shown) < table.terms().hand();
    return open ? Kernel.OPEN + HAND_CARDS.ordinal() : Kernel.FINE;
  }

  private int checkCrib(long turned, int hidden) {
    int objection = table.layout().checkCrib(turned, hidden);
    boolean open = Long.bitCount(table.layout().knownCrib() | turned) < Layout.CRIB;
    return objection == Kernel.FINE && open ? Kernel.OPEN + CRIB_CARDS.ordinal() : objection;
  }

  private int checkMuggins(int seat, int points) {
    int objection = due(Phase.MUGGINS);
    if (objection == IN_ORDER.ordinal()) {
      return MUGGINS_CLAIM.ordinal();
    }
    return objection == Kernel.FINE ? table.muggins().checkClaim(seat, points) : objection;
  }
}
