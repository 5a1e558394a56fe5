package umpire.spark;

import java.io.Serializable;
import java.util.LinkedHashMap;
import java.util.List;
import umpire.core.game.Game;
import umpire.core.kernel.Kernel;
import umpire.core.match.CompleteGame;
import umpire.core.profile.BadProfileException;
import umpire.core.profile.Profile;
import umpire.sim.Lineup;
import umpire.sim.Simulation;

/// A simulation in a form that can be sent to other machines, which rebuild it from this.
///
/// @param game the game's id
/// @param profile the name of the rules
/// @param base the preset that the rules are based on
/// @param values the values of all switches
/// @param seats the strategy of each seat
record Order(
    String game,
    String profile,
    String base,
    LinkedHashMap<String, String> values,
    List<String> seats,
    long seed)
    implements Serializable {

  static Order of(Simulation simulation) {
    Lineup<?> lineup = simulation.lineup();
    Profile profile = lineup.profile();
    return new Order(
        lineup.game().id(),
        profile.name(),
        profile.base(),
        new LinkedHashMap<>(profile.values()),
        lineup.seats(),
        simulation.seed());
  }

  Simulation simulation() {
    Game found =
        Game.byId(game)
            .orElseThrow(
                () -> new IllegalStateException("there is no game " + game + " on this machine"));
    return new Simulation(lineup(found, found.complete().orElseThrow()), seed);
  }

  private <K extends Kernel<K>> Lineup<K> lineup(Game found, CompleteGame<K> whole) {
    try {
      return new Lineup<>(found, whole, whole.profiles().changed(profile, base, values), seats);
    } catch (BadProfileException wrong) {
      throw new IllegalStateException(
          "the rules of " + game + " differ on this machine: " + wrong.description());
    }
  }
}
