package umpire.cribbage.game;

import static umpire.cribbage.rules.CribbageRule.CRIB_CARDS;
import static umpire.cribbage.rules.CribbageRule.HAND_CARDS;
import static umpire.cribbage.rules.CribbageRule.IN_ORDER;
import static umpire.cribbage.rules.CribbageRule.MATCH_OVER;
import static umpire.cribbage.rules.CribbageRule.MUGGINS_CLAIM;
import static umpire.cribbage.rules.CribbageRule.MUST_LAY;
import static umpire.cribbage.rules.CribbageRule.ONE_DECK;
import static umpire.cribbage.rules.CribbageRule.WHO_ACTS;

import umpire.core.kernel.Kernel;
import umpire.core.kernel.Move;
import umpire.cribbage.cards.Cards;
import umpire.cribbage.event.Verb;
import umpire.cribbage.game.Cribbage.Phase;
import umpire.cribbage.table.DealCards;

/// Decides which rule forbids a move, if any: because another move is due, or by the rules of its
/// phase.
final class Legality {

  private final Cribbage table;

  Legality(Cribbage table) {
    this.table = table;
  }

  int check(int actor, Move move) {
    if (move.is(Verb.LAY) && table.phase() == Phase.PLAY && actor != Kernel.HOUSE) {
      return table.play.checkLay(actor, Verb.card(move)); // fast path: more than half of all moves
    }
    Verb verb = Verb.of(move);
    if (actor == Kernel.HOUSE != verb.isOfTheTable()) {
      return table.phase() == Phase.OVER ? MATCH_OVER.ordinal() : WHO_ACTS.ordinal();
    }
    if (!canBeAt(table, move)) {
      return IN_ORDER.ordinal();
    }
    if (verb.isError()) {
      return table.penalties.check(move);
    }
    return table.phase() == dueAt(verb) ? checkDue(actor, move) : checkUntimely(verb);
  }

  /// Whether the seat and the cards of a move exist. Parsed moves always pass; those of a program
  /// may not.
  static boolean canBeAt(Cribbage table, Move move) {
    return table.hasSeat(move.seat())
        && move.amount() >= 0
        && move.unknown() >= 0
        && (move.cards() & ~Cards.ALL) == 0;
  }

  /// The phase in which a move is due.
  static Phase dueAt(Verb verb) {
    return switch (verb) {
      case CUT -> Phase.CUT;
      case DEALER, DEAL, TO_CRIB -> Phase.DEAL;
      case DISCARD -> Phase.DISCARD;
      case STARTER -> Phase.STARTER;
      case LAY, GO -> Phase.PLAY;
      case PEG -> Phase.PEG;
      case SHOW -> Phase.SHOW;
      case CRIB -> Phase.CRIB;
      case COUNT -> Phase.COUNT;
      case MUGGINS, AGREE -> Phase.MUGGINS;
      case RENEGE, OVERCOUNT, MISDEAL -> throw anytime(verb);
    };
  }

  private static IllegalArgumentException anytime(Verb error) {
    return new IllegalArgumentException(error + " has no time of its own");
  }

  /// Checks a move in its own phase.
  private int checkDue(int actor, Move move) {
    DealCards dealCards = table.dealCards();
    Verb verb = Verb.of(move);
    return switch (verb) {
      case CUT -> table.cut.check(move.seat(), Verb.card(move));
      case DEALER -> inOrder(move.seat() == table.dealer() && dealCards.isUntouched());
      case DEAL ->
          dealCards.isServed(move.seat())
              ? IN_ORDER.ordinal()
              : dealCards.checkDeal(move.cards(), move.unknown());
      case TO_CRIB ->
          dealCards.cribStarted()
              ? IN_ORDER.ordinal()
              : dealCards.checkStraight(move.cards(), move.unknown());
      case DISCARD ->
          dealCards.hasDiscarded(actor)
              ? IN_ORDER.ordinal()
              : dealCards.checkDiscard(actor, move.cards(), move.unknown());
      case STARTER ->
          Verb.card(move) == Cards.NO_CARD
              ? ONE_DECK.ordinal()
              : dealCards.checkUnseen(move.cards());
      case LAY -> table.play.checkLay(actor, Verb.card(move));
      case PEG -> table.play.checkPeg(actor, move.amount());
      case GO -> table.play.checkGo(actor);
      case SHOW -> checkHand(move.seat(), move.cards(), move.unknown());
      case CRIB -> checkCrib(move.cards(), move.unknown());
      case COUNT -> table.showPhase().checkCount(actor, move.amount());
      case MUGGINS -> table.muggins().checkClaim(actor, move.amount());
      case AGREE -> table.muggins().checkAgree(actor);
      case RENEGE, OVERCOUNT, MISDEAL -> throw anytime(verb);
    };
  }

  private static int inOrder(boolean fine) {
    return fine ? Kernel.LEGAL : IN_ORDER.ordinal();
  }

  /// Checks a move in another phase: only the dealer may be named early, before the first deal if
  /// no player has cut.
  private int checkUntimely(Verb verb) {
    if (table.phase() == Phase.OVER) {
      return MATCH_OVER.ordinal();
    }
    return switch (verb) {
      case DEALER -> inOrder(table.phase() == Phase.CUT && table.cut.isFresh());
      case MUGGINS -> MUGGINS_CLAIM.ordinal();
      default -> IN_ORDER.ordinal();
    };
  }

  private int checkHand(int seat, long shown, int hidden) {
    if (seat != table.showPhase().counter()) {
      return IN_ORDER.ordinal();
    }
    int objection = table.dealCards().checkHand(seat, shown, hidden);
    if (objection != Kernel.LEGAL) {
      return objection;
    }
    if (table.play.couldHaveLaid(seat, shown & ~table.dealCards().hand(seat))) {
      return MUST_LAY.ordinal();
    }
    boolean open = Long.bitCount(table.dealCards().hand(seat) | shown) < table.settings().hand();
    return open ? Kernel.UNDECIDED + HAND_CARDS.ordinal() : Kernel.LEGAL;
  }

  private int checkCrib(long turned, int hidden) {
    int objection = table.dealCards().checkCrib(turned, hidden);
    boolean open = Long.bitCount(table.dealCards().knownCrib() | turned) < Cards.CRIB;
    return objection == Kernel.LEGAL && open ? Kernel.UNDECIDED + CRIB_CARDS.ordinal() : objection;
  }
}
