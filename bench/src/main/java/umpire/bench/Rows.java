package umpire.bench;

import java.util.Collections;
import umpire.core.arena.Arena;
import umpire.core.game.Game;
import umpire.core.kernel.Kernel;
import umpire.core.kernel.Strategy;
import umpire.core.match.CompleteGame;
import umpire.core.profile.BadProfileException;
import umpire.core.profile.Profile;

/// Games of a simulation by the strategy `rules`, each written as a row of numbers.
final class Rows {

  private final Arena arena;
  private final int[] row;

  Rows(Game game, String preset, int seats) {
    this(game.complete().orElseThrow(), preset, seats);
  }

  private <K extends Kernel<K>> Rows(CompleteGame<K> whole, String preset, int seats) {
    Profile profile = profile(whole, preset);
    arena =
        whole
            .ownArena(profile, Collections.nCopies(seats, "rules"))
            .orElseGet(() -> whole.arena(profile, Collections.nCopies(seats, rules(whole))));
    row = new int[whole.rowLayout(profile, seats).size()];
  }

  private static <K extends Kernel<K>> Strategy<K> rules(CompleteGame<K> whole) {
    return whole.strategy("rules").orElseThrow();
  }

  private static Profile profile(CompleteGame<?> whole, String preset) {
    try {
      return whole.profiles().preset(preset);
    } catch (BadProfileException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  /// Plays the games with these seeds and returns a checksum of their rows. It does not depend on
  /// their order, so that parts of a simulation can be added up.
  long run(long from, long to) {
    long sum = 0;
    for (long seed = from; seed < to; seed++) {
      arena.play(seed, row);
      long hash = 0;
      for (int number : row) {
        hash = 31 * hash + number;
      }
      sum += hash;
    }
    return sum;
  }
}
