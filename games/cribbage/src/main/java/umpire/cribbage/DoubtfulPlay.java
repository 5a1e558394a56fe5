package umpire.cribbage;

import static umpire.cribbage.PeggingRule.LIMIT;
import static umpire.cribbage.PeggingRule.MUST_LAY;
import static umpire.cribbage.PeggingRule.OWN_CARD;

import umpire.core.Kernel;
import umpire.core.Tape;

/// The play when not all cards of the hands are recorded.
///
/// A go is never recorded: it follows from a hand. Of an unknown hand it follows from the next
/// card: whoever was passed over must have said go, and whether they could lay is open. Their later
/// cards can still show that they could, and then they are refused.
final class DoubtfulPlay {

  /// Marks an answer of `check` as open: the rule below it cannot be decided.
  static final int OPEN = 1 << 8;

  private final Unseen unseen = new Unseen();
  private final Pegging ahead;
  private final Tape unheard = Tape.silent();

  /// @param board a board of the same kind as the one that is played on
  /// @param byPlayers whether players peg for themselves
  DoubtfulPlay(Board board, boolean byPlayers) {
    ahead = new Pegging(board, PeggingRule.PLAY_OVER, unseen, byPlayers);
  }

  /// Whether a player may lay a card, if he holds it or may hold it.
  int check(Pegging pegging, Unseen known, int player, int card, boolean mayHold) {
    ahead.copyFrom(pegging);
    unseen.copyFrom(known);
    boolean doubt = false;
    while (ahead.toAct() != player || !ahead.fits(card)) {
      int seat = ahead.toAct();
      if (seat == Kernel.NOBODY) {
        return PeggingRule.GAME_WON.ordinal();
      }
      if (!ahead.isGoOpen()) {
        return seat == player ? LIMIT.ordinal() : ahead.check(player, card);
      }
      ahead.passOver(unheard);
      doubt = true;
    }
    if ((ahead.hand(player) & 1L << card) == 0) {
      if (!mayHold) {
        return OWN_CARD.ordinal();
      }
      if (Pegging.value(card) <= unseen.above(player)) {
        return MUST_LAY.ordinal();
      }
    }
    return doubt ? OPEN | MUST_LAY.ordinal() : Kernel.FINE;
  }

  /// Whether a player may say go: he may not if it is known that he can lay a card.
  static int checkGo(Pegging pegging, Unseen known, int player) {
    if (known.wasPassedOver(player)) {
      return Kernel.FINE;
    }
    if (pegging.toAct() != player) {
      return pegging.check(player, 0);
    }
    return pegging.isGoOpen() ? OPEN | MUST_LAY.ordinal() : MUST_LAY.ordinal();
  }

  /// Lets everybody say go until somebody is known to be able to lay a card.
  static void passAllOver(Pegging pegging, Tape tape) {
    while (pegging.toAct() != Kernel.NOBODY && pegging.isGoOpen()) {
      pegging.passOver(tape);
    }
  }

  /// Lets everybody say go who must have done so before this card, unless that wins the game.
  static void passOver(Pegging pegging, int player, int card, Tape tape) {
    while (pegging.toAct() != Kernel.NOBODY && (pegging.toAct() != player || !pegging.fits(card))) {
      pegging.passOver(tape);
    }
  }
}
