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

/// What the table says when somebody has erred, and what that costs, where errors are fined (C58).
///
/// What was done wrong is taken back by the players, so a record shows it put right: here is only
/// what the others peg for it, and when it can be said.
final class Penalties {

  /// What a card costs that was held back.
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

  /// Whether the table may say now that somebody has erred so.
  ///
  /// @param amount of cards or points
  boolean allows(Verb verb, int amount) {
    return table.settings().match().fines()
        && verb.canBeOf(amount, table.settings())
        && switch (verb) {
          case MISDEAL -> isDealing();
          case RENEGE -> cardsAreLaid();
          default -> table.showPhase().byPlayers() && (cardsAreLaid() || isAfterTheShow());
        };
  }

  /// Until the starter is turned up; none of the hands need be written that were dealt in vain.
  private boolean isDealing() {
    return switch (table.phase()) {
      case DEAL, DISCARD, STARTER -> true;
      default -> false;
    };
  }

  /// From the first card laid until the deal is over.
  private boolean cardsAreLaid() {
    return switch (table.phase()) {
      case PLAY, PEG, SHOW, COUNT, MUGGINS, CRIB -> table.pegging().laid() != 0;
      default -> false;
    };
  }

  /// The crib is counted last, and what was wrong with it is said before the next deal.
  private boolean isAfterTheShow() {
    return table.phase() == Phase.DEAL
        && table.dealCards().isBetweenDeals()
        && !table.board.isOver();
  }

  /// Lets every other side peg for an error, from the left of who made it, unless one of them is
  /// out.
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
