package umpire.cribbage.game;

import static umpire.cribbage.rules.CribbageRule.FINED_ERRORS;
import static umpire.cribbage.rules.CribbageRule.IN_ORDER;
import static umpire.cribbage.rules.CribbageRule.MATCH_OVER;

import umpire.core.RulingLog;
import umpire.core.kernel.Kernel;
import umpire.core.kernel.Move;
import umpire.cribbage.event.Verb;
import umpire.cribbage.game.Cribbage.Phase;
import umpire.cribbage.rules.CribbageRule;
import umpire.cribbage.table.Board;

/// The fines for errors, at tables that fine them (C58).
///
/// The players undo the error itself, so a record shows it corrected: this class decides only when
/// an error may be reported, and what the others peg for it.
final class Penalties {

  /// The fine for each card held back.
  static final int A_CARD = 2;

  private final Cribbage table;

  Penalties(Cribbage table) {
    this.table = table;
  }

  int check(Move move) {
    if (table.phase() == Phase.OVER) {
      return MATCH_OVER.ordinal();
    }
    if (allows(Verb.of(move), move.amount())) {
      return Kernel.LEGAL;
    }
    boolean early = move.is(Verb.MISDEAL) && table.phase() == Phase.CUT;
    return (early && table.settings().match().fines() ? IN_ORDER : FINED_ERRORS).ordinal();
  }

  /// Whether the table may report this error now.
  ///
  /// @param amount number of cards or points
  boolean allows(Verb verb, int amount) {
    return table.settings().match().fines()
        && verb.canBeOf(amount, table.settings())
        && switch (verb) {
          case MISDEAL -> isDealing();
          case RENEGE -> cardsAreLaid();
          default -> table.showPhase().byPlayers() && (cardsAreLaid() || isAfterTheShow());
        };
  }

  /// Whether a deal is in progress, until the starter is turned up; the record need not contain the
  /// hands of a void deal.
  private boolean isDealing() {
    return switch (table.phase()) {
      case DEAL, DISCARD, STARTER -> true;
      default -> false;
    };
  }

  /// Whether cards are laid, from the first one until the deal is over.
  private boolean cardsAreLaid() {
    return switch (table.phase()) {
      case PLAY, PEG, SHOW, COUNT, MUGGINS, CRIB -> table.pegging().laid() != 0;
      default -> false;
    };
  }

  /// Whether a deal has ended and the next has not begun. The crib is counted last, so an error in
  /// it is reported then.
  private boolean isAfterTheShow() {
    return table.phase() == Phase.DEAL
        && table.dealCards().isBetweenDeals()
        && !table.board.isOver();
  }

  /// Lets every other side peg for an error, from the offender's left, until one of them reaches
  /// the last hole.
  void peg(CribbageRule rule, int offender, int points, RulingLog log) {
    Board board = table.board;
    int pegged = 1 << board.side(offender);
    for (int i = 1; i < table.seats() && !board.isOver(); i++) {
      int seat = (offender + i) % table.seats();
      int side = 1 << board.side(seat);
      if ((pegged & side) == 0) {
        pegged |= side;
        log.add(rule, seat, offender, board.peg(seat, points));
      }
    }
  }
}
