package umpire.maumau.play;

import umpire.core.RulingLog;
import umpire.maumau.deal.MauMau;

/// A whole game of the published problem, in which every player uses the decision rules, from the
/// deck to the result. No player has a choice, so a position that returns once would return without
/// end; the game stops there (M10).
public final class DecidedGame {

  private final MauMau game = new MauMau();

  public DecidedGame() {
    game.takeNotes(false);
  }

  public MauMau game() {
    return game;
  }

  /// Plays a game to its end.
  ///
  /// @param deck the 32 cards as bits, top card first
  public void play(int players, long[] deck, RulingLog log) {
    game.deal(players, deck, log);
    while (!game.isOver()) {
      if (game.hasReturned()) {
        game.callOff(log);
      } else {
        game.play(DecisionRules.choose(game, log), log);
      }
    }
  }
}
