package umpire.testkit.contract;

import umpire.core.game.Game;
import umpire.core.kernel.Kernel;
import umpire.core.match.CompleteGame;

/// A law that every complete game keeps.
public interface WholeLaw {

  <K extends Kernel<K>> void holdFor(Game game, CompleteGame<K> whole) throws Exception;

  /// Tries a law on the complete game, where there is one.
  static void on(Game game, WholeLaw law) throws Exception {
    var whole = game.complete();
    if (whole.isPresent()) {
      law.holdFor(game, whole.get());
    }
  }
}
