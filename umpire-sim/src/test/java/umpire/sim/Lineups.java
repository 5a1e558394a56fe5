package umpire.sim;

import java.util.List;
import umpire.core.game.Game;
import umpire.core.kernel.Kernel;
import umpire.core.match.CompleteGame;
import umpire.core.profile.BadProfileException;

/// Creates lineups for tests.
public final class Lineups {

  private Lineups() {}

  public static Lineup<?> of(String game, String profile, String... seats) {
    Game found = Game.byId(game).orElseThrow();
    return of(found, found.complete().orElseThrow(), profile, List.of(seats));
  }

  private static <K extends Kernel<K>> Lineup<K> of(
      Game game, CompleteGame<K> whole, String profile, List<String> seats) {
    try {
      return new Lineup<>(game, whole, whole.profiles().preset(profile), seats);
    } catch (BadProfileException bad) {
      throw new AssertionError(bad);
    }
  }
}
