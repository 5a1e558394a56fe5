package umpire.bench;

import umpire.core.Game;
import umpire.core.Kernel;
import umpire.core.Playout;
import umpire.core.Tape;

/// Silent games: shuffled or otherwise set up, played to the end, scored.
final class Playouts {

  private final Playout playout;
  private final Tape silence = Tape.silent();

  Playouts(Game<?> game, int seats) {
    playout = game.playout(seats).orElseThrow();
  }

  /// Plays games 0 to `games` and returns a number that depends on every score, in their order.
  long run(int games) {
    long sum = 0;
    for (int number = 0; number < games; number++) {
      playout.run(number, silence);
      Kernel kernel = playout.kernel();
      for (int side = 0; side < kernel.sides(); side++) {
        sum = 31 * sum + kernel.score(side);
      }
    }
    return sum;
  }
}
