package umpire.bench;

import java.util.Collections;
import java.util.List;
import umpire.core.Game;
import umpire.core.match.Arena;
import umpire.core.match.CompleteGame;
import umpire.core.match.Scorecard;
import umpire.core.profile.BadProfile;
import umpire.core.profile.Profile;

/// Games of a simulation by the strategy `rules`, each written down as a row of numbers.
final class Rows {

  private final Arena arena;
  private final int[] row;

  Rows(Game<?> game, String preset, int seats) {
    CompleteGame<?, ?> whole = game.complete().orElseThrow();
    Profile profile = profile(whole, preset);
    List<String> lineup = Collections.nCopies(seats, "rules");
    arena = whole.arena(profile, lineup).orElseThrow();
    row = new int[Scorecard.of(whole, profile, seats).size()];
  }

  private static Profile profile(CompleteGame<?, ?> whole, String preset) {
    try {
      return whole.profiles().preset(preset);
    } catch (BadProfile impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  /// Plays the games with these seeds and returns a number that depends on everything in their
  /// rows, but not on their order: parts of a simulation can be added up.
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
