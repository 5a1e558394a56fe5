package umpire.spark;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import umpire.core.game.Game;
import umpire.core.kernel.Kernel;
import umpire.core.match.CompleteGame;
import umpire.core.profile.BadProfileException;
import umpire.sim.Lineup;
import umpire.sim.Simulation;
import umpire.sim.count.Totals;
import umpire.sim.run.Engine;
import umpire.sim.run.Span;
import umpire.sim.run.StopFlag;

/// The results of the local engine.
final class Expected {

  private Expected() {}

  static Simulation simulation(String game, String profile, List<String> seats, long seed) {
    Game found = Game.byId(game).orElseThrow();
    return new Simulation(lineup(found, found.complete().orElseThrow(), profile, seats), seed);
  }

  private static <K extends Kernel<K>> Lineup<K> lineup(
      Game game, CompleteGame<K> whole, String profile, List<String> seats) {
    try {
      return new Lineup<>(game, whole, whole.profiles().preset(profile), seats);
    } catch (BadProfileException wrong) {
      throw new IllegalArgumentException(wrong);
    }
  }

  static Totals totals(Simulation simulation, long games) throws IOException, InterruptedException {
    var totals = new Totals(simulation.columns().size());
    new Engine(simulation, 2, Optional.empty(), new StopFlag())
        .play(
            new Span(0, games),
            chunk -> {
              totals.merge(chunk.totals());
              return true;
            });
    return totals;
  }
}
