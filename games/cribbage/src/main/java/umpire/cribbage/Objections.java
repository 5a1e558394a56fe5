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

  private static final Phase[] DUE_AT = timetable();

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
    if (Verb.isError(verb)) {
      return table.penalties.check(move);
    }
    return table.phase() == dueAt(verb) ? checkDue(actor, move) : checkUntimely(verb);
  }

  /// When something is done that has its time.
  static Phase dueAt(int verb) {
    return DUE_AT[verb];
  }

  private static Phase[] timetable() {
    var times = new Phase[Verb.RENEGE];
    for (int verb = 0; verb < times.length; verb++) {
      times[verb] =
          switch (verb) {
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
    return times;
  }

  /// What speaks against something for which this is the time.
  private int checkDue(int actor, Move move) {
    Layout layout = table.layout();
    return switch (move.verb()) {
      case Verb.CUT -> table.cut.check(move.number(), Verb.card(move));
      case Verb.DEALER -> inOrder(move.number() == table.dealer() && layout.isUntouched());
      case Verb.DEAL ->
          layout.isServed(move.number())
              ? IN_ORDER.ordinal()
              : layout.checkDeal(move.cards(), move.unknown());
      case Verb.TO_CRIB ->
          layout.cribStarted()
              ? IN_ORDER.ordinal()
              : layout.checkStraight(move.cards(), move.unknown());
      case Verb.DISCARD ->
          layout.hasDiscarded(actor)
              ? IN_ORDER.ordinal()
              : layout.checkDiscard(actor, move.cards(), move.unknown());
      case Verb.STARTER ->
          Verb.card(move) == Layout.NO_CARD ? ONE_DECK.ordinal() : layout.checkUnseen(move.cards());
      case Verb.LAY -> table.play.checkLay(actor, Verb.card(move));
      case Verb.PEG -> table.play.checkPeg(actor, move.number());
      case Verb.GO -> table.play.checkGo(actor);
      case Verb.SHOW -> checkHand(move.number(), move.cards(), move.unknown());
      case Verb.CRIB -> checkCrib(move.cards(), move.unknown());
      case Verb.COUNT -> table.counting().checkCount(actor, move.number());
      case Verb.MUGGINS -> table.muggins().checkClaim(actor, move.number());
      default -> table.muggins().checkAgree(actor);
    };
  }

  private static int inOrder(boolean fine) {
    return fine ? Kernel.FINE : IN_ORDER.ordinal();
  }

  /// What speaks against something that has another time: who deals can be said before the first
  /// deal too, if nobody has cut.
  private int checkUntimely(int verb) {
    if (table.phase() == Phase.OVER) {
      return MATCH_OVER.ordinal();
    }
    return switch (verb) {
      case Verb.DEALER -> inOrder(table.phase() == Phase.CUT && table.cut.isFresh());
      case Verb.MUGGINS -> MUGGINS_CLAIM.ordinal();
      default -> IN_ORDER.ordinal();
    };
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
}
