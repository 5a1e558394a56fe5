package umpire.tractor.table;

import umpire.core.kernel.History;
import umpire.core.kernel.Move;
import umpire.tractor.cards.Hands;
import umpire.tractor.cards.Holding;
import umpire.tractor.thrown.Outcome;
import umpire.tractor.words.Verb;

/// Hides the parts of moves that a viewer may not see: in a move about to be made, and in earlier
/// burials.
final class MoveVisibility {

  private final Tractor game;
  private final Move buried = new Move();

  MoveVisibility(Tractor game) {
    this.game = game;
  }

  /// Hides the unseen cards of a move. A kitty without a declaration is turned up for all; any
  /// other is seen only by the player who takes it.
  void mask(int viewer, int actor, Move move) {
    switch (Verb.of(move)) {
      case DEAL -> hideRow(move, viewer == move.seat());
      case KITTY -> hideRow(move, game.declaring().isTurnedUp() || viewer == taker());
      case BURY -> hideSet(move, viewer == actor);
      case LAY -> {
        int outcome = game.play().foreseen(actor, move);
        if (outcome != Outcome.UNKNOWN) {
          move.code(outcome);
        }
      }
      case DECLARE, PASS, REFUSE, OPEN, FRIEND -> {}
    }
  }

  /// The player who takes up the kitty that is due next.
  private int taker() {
    return game.isTakenOver() ? game.holder() : game.comingDealer();
  }

  private static void hideRow(Move move, boolean shown) {
    for (int i = 0; !shown && i < move.length(); i++) {
      move.put(i, Hands.UNKNOWN);
    }
  }

  private static void hideSet(Move move, boolean shown) {
    if (!shown) {
      int count = Holding.count(move);
      move.set(Verb.BURY).unknown(count);
    }
  }

  /// Hides the cards that others buried.
  ///
  /// @param from the index of the first burial in the history, or -1
  /// @param to the index of the last
  void forgetKitty(int viewer, History history, int from, int to) {
    for (int place = from; place >= 0 && place <= to; place++) {
      history.get(place, buried);
      if (Verb.of(buried) == Verb.BURY && history.actor(place) != viewer) {
        hideSet(buried, false);
        history.set(place, buried);
      }
    }
  }
}
