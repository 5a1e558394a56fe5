package umpire.sim;

import java.util.List;
import umpire.core.Game;
import umpire.core.match.CompleteGame;
import umpire.core.match.View;
import umpire.core.profile.BadProfile;

/// Players for tests.
final class Lineups {

  private Lineups() {}

  static Lineup<?, ?> of(String game, String profile, String... seats) {
    Game<?> found = Game.named(game).orElseThrow();
    return of(found, found.complete().orElseThrow(), profile, List.of(seats));
  }

  private static <E, V extends View> Lineup<E, V> of(
      Game<?> game, CompleteGame<E, V> whole, String profile, List<String> seats) {
    try {
      return new Lineup<>(game, whole, whole.profiles().preset(profile), seats);
    } catch (BadProfile bad) {
      throw new AssertionError(bad);
    }
  }
}
