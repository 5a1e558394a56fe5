package umpire.cribbage.game;

import umpire.core.kernel.History;
import umpire.core.kernel.Kernel;
import umpire.core.kernel.Move;
import umpire.cribbage.cards.Cards;
import umpire.cribbage.event.Verb;
import umpire.cribbage.game.Cribbage.Phase;
import umpire.cribbage.table.CutForDeal;
import umpire.cribbage.table.DealCards;

/// Recognizes lines that truthfully repeat known facts, or that a record need not contain (C63):
/// the dealer, an open hand, a peg or count already made by the player or the referee, agreement to
/// a count in which nothing was missed. They are legal and change nothing.
final class Repetition {

  private final Cribbage table;

  /// A past move, overwritten by every query.
  private final Move past = new Move();

  Repetition(Cribbage table) {
    this.table = table;
  }

  /// Whether a move that is not due here only repeats known facts.
  boolean isTrue(int actor, Move move) {
    Verb verb = Verb.of(move);
    if (actor == Kernel.HOUSE != verb.isOfTheTable() || !Legality.canBeAt(table, move)) {
      return false;
    }
    return switch (verb) {
      case CUT -> isCutSo(move);
      case DEALER -> isDealing(move.seat());
      case DEAL -> isDealtSo(move);
      case TO_CRIB -> isBeforeDiscards() && isPartOf(dealCards().straight(), move, straight());
      case STARTER -> isStarterSo(Verb.card(move));
      case SHOW -> isHandSo(move);
      case CRIB -> dealCards().cribTurnedUp() && isPartOf(dealCards().crib(), move, Cards.CRIB);
      case GO -> table.play.wasPassedOver(actor);
      case DISCARD -> isDiscardedSo(actor, move);
      case PEG -> isSaidLast(actor, move) || isPeggedSo(actor, move.amount());
      case MUGGINS -> isSaidLast(actor, move);
      case COUNT ->
          hasCounted(actor, move)
              || table.showPhase().isCountedSo(actor, move.amount(), table.pegging().laid());
      case AGREE -> hasAgreed(actor) || (isSettled() && mayAgree(actor));
      default -> false;
    };
  }

  private DealCards dealCards() {
    return table.dealCards();
  }

  private int straight() {
    return table.settings().straightToCrib();
  }

  /// Whether a cut repeats the one that all players have seen. Only before the deal; when all cut
  /// again, or later, it is a new one.
  private boolean isCutSo(Move move) {
    int card = table.cut.card(move.seat());
    boolean same = (move.cards() & ~(card >= 0 ? 1L << card : 0)) == 0;
    boolean seen =
        table.phase() == Phase.CUT ? !table.cut.isFresh() : isLast(Verb.CUT) && isUntouched();
    return seen && same && card != CutForDeal.NOT_YET;
  }

  private boolean isUntouched() {
    return table.phase() == Phase.DEAL && dealCards().isUntouched();
  }

  private boolean isLast(Verb verb) {
    History history = table.history();
    if (history.size() > 0) {
      history.get(history.size() - 1, past);
    }
    return history.size() > 0 && past.is(verb);
  }

  private boolean isDealing(int seat) {
    return switch (table.phase()) {
      case CUT, OVER -> false;
      default -> seat == table.dealer();
    };
  }

  private boolean isDealtSo(Move move) {
    return isBeforeDiscards()
        && dealCards().isServed(move.seat())
        && isPartOf(dealCards().dealt(move.seat()), move, table.settings().dealt());
  }

  /// Whether hands are dealt, but no player has discarded or, at a table without discards, laid a
  /// card. Later, a deal is the next one.
  private boolean isBeforeDiscards() {
    return switch (table.phase()) {
      case DEAL -> true;
      case DISCARD -> dealCards().nobodyDiscarded();
      case PLAY -> dealCards().nobodyDiscarded() && table.pegging().laid() == 0;
      default -> false;
    };
  }

  private boolean isStarterSo(int card) {
    return card != Cards.NO_CARD && card == dealCards().starter() && !dealCards().isClosed();
  }

  private boolean isHandSo(Move move) {
    int seat = move.seat();
    return dealCards().isOpen(seat, table.pegging().laid())
        && isPartOf(dealCards().hand(seat), move, table.settings().hand());
  }

  /// Whether a move names `size` cards, with all its known ones among these.
  private static boolean isPartOf(long cards, Move move, int size) {
    return (move.cards() & ~cards) == 0
        && Long.bitCount(move.cards()) + move.unknown() == size
        && Long.bitCount(cards & ~move.cards()) <= move.unknown();
  }

  /// Whether all points are pegged, and no claim to missed points is pending.
  private boolean isSettled() {
    return table.showPhase().byPlayers()
        && table.phase() != Phase.PEG
        && table.phase() != Phase.MUGGINS;
  }

  /// Whether the player's last card was pegged with this number of points. A card that made none
  /// counts as pegged with 0, even where players peg for themselves.
  private boolean isPeggedSo(int actor, int points) {
    boolean known = table.settings().pegByPlayers() ? isSettled() : !table.play.isGoOpen();
    return known && points == table.pegging().made() && lastToScore(Verb.LAY) == actor;
  }

  /// Whether this repeats the player's last peg or count.
  private boolean isSaidLast(int actor, Move move) {
    return lastToScore(Verb.of(move)) == actor && past.amount() == move.amount();
  }

  /// Whether a player has counted this number. A dealer counts twice: until the crib is counted,
  /// the second count is the crib's.
  private boolean hasCounted(int actor, Move move) {
    History history = table.history();
    int counts = 0;
    boolean same = false;
    for (int at = 0; at < history.size(); at++) {
      history.get(at, past);
      if (past.is(Verb.COUNT) && history.actor(at) == actor) {
        counts++;
        same |= past.sameAs(move);
      }
    }
    return same && (counts > 1 || actor != table.showPhase().dealer());
  }

  private boolean isDiscardedSo(int actor, Move move) {
    boolean before = table.phase() == Phase.DISCARD || table.phase() == Phase.STARTER;
    return before
        && dealCards().hasDiscarded(actor)
        && isPartOf(dealCards().thrown(actor), move, table.settings().thrown());
  }

  /// Whether this seat has agreed to the last count while another is still to answer.
  private boolean hasAgreed(int actor) {
    History history = table.history();
    boolean agreed = false;
    for (int at = history.size() - 1; table.phase() == Phase.MUGGINS && at >= 0 && !agreed; at--) {
      history.get(at, past);
      if (!isAside(Verb.of(past))) {
        return false;
      }
      agreed = past.is(Verb.AGREE) && history.actor(at) == actor;
    }
    return agreed;
  }

  /// Whether a player of another side has just counted, or laid a card that made no points.
  private boolean mayAgree(int actor) {
    int player = lastToScore(Verb.COUNT);
    if (player == Kernel.NOBODY && table.settings().pegByPlayers()) {
      player = Math.max(lastToScore(Verb.PEG), lastToScore(Verb.LAY));
    }
    return player >= 0 && table.side(player) != table.side(actor);
  }

  /// The player who did this last, if nothing was laid, pegged, counted or dealt since then;
  /// otherwise [Kernel#NOBODY].
  private int lastToScore(Verb verb) {
    History history = table.history();
    for (int at = history.size() - 1; at >= 0; at--) {
      history.get(at, past);
      if (past.is(verb)) {
        return history.actor(at);
      }
      if (!isAside(Verb.of(past))) {
        return Kernel.NOBODY;
      }
    }
    return Kernel.NOBODY;
  }

  private static boolean isAside(Verb verb) {
    return switch (verb) {
      // Not muggins: a player who has claimed missed points does not agree.
      case GO, AGREE, DEALER, RENEGE, OVERCOUNT -> true;
      default -> false;
    };
  }
}
