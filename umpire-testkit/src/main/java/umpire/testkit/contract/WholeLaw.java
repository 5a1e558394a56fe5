package umpire.testkit.contract;

import umpire.core.Game;
import umpire.core.match.CompleteGame;
import umpire.core.match.View;

/// A law that every complete game keeps.
interface WholeLaw {

  <E, V extends View> void holdFor(Game<?> game, CompleteGame<E, V> whole) throws Exception;

  /// Tries a law on the complete game, where there is one.
  static void on(Game<?> game, WholeLaw law) throws Exception {
    var whole = game.complete();
    if (whole.isPresent()) {
      law.holdFor(game, whole.get());
    }
  }
}
