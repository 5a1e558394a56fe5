package umpire.cli.simulate;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import umpire.command.Version;
import umpire.core.game.Game;
import umpire.core.kernel.Kernel;
import umpire.core.match.CompleteGame;
import umpire.core.profile.BadProfileException;
import umpire.sim.Lineup;
import umpire.sim.Simulation;
import umpire.sim.rows.RowHeader;
import umpire.sim.run.BuildId;
import umpire.sim.run.RowFile;
import umpire.sim.run.Run;
import umpire.sim.run.StopFlag;

/// A simulation of Mau-Mau for two that ends in the middle, as if killed.
final class HalfSimulation {

  private final List<String> words;
  private final Simulation simulation;

  /// @param strategy the strategy of both seats
  /// @param more further words of the command, without --out and --checkpoint
  HalfSimulation(String profile, String strategy, long seed, String... more)
      throws BadProfileException {
    Game game = Game.byId("maumau").orElseThrow();
    simulation =
        new Simulation(lineup(game, game.complete().orElseThrow(), profile, strategy), seed);
    words = new ArrayList<>(List.of("maumau", "--profile", profile, "--seats", strategy));
    words.addAll(List.of("--seed", Long.toString(seed)));
    words.addAll(List.of(more));
  }

  private static <K extends Kernel<K>> Lineup<K> lineup(
      Game game, CompleteGame<K> whole, String profile, String strategy)
      throws BadProfileException {
    return new Lineup<>(game, whole, whole.profiles().preset(profile), List.of(strategy, strategy));
  }

  Simulation simulation() {
    return simulation;
  }

  /// The whole command line.
  String[] call(String... more) {
    var call = new ArrayList<>(List.of("simulate"));
    call.addAll(words);
    call.addAll(List.of(more));
    return call.toArray(String[]::new);
  }

  /// The writer of its checkpoints.
  CheckpointWriter.Invocation caller(String... more) {
    Lineup<?> lineup = simulation.lineup();
    var said = new ArrayList<>(words);
    said.addAll(List.of(more));
    return new CheckpointWriter.Invocation(
        "simulate",
        said,
        BuildId.current(),
        lineup.game().id(),
        List.of(lineup.profile()),
        simulation.seed());
  }

  /// Plays without a file of rows until at least this many games are complete.
  ///
  /// @param point the file for the checkpoint
  void leave(Path point, long games) throws Exception {
    play(caller(), point, games, Optional.empty());
  }

  /// Plays with a file of rows until at least this many games are complete.
  void leave(Path point, long games, Path rows) throws Exception {
    var header = RowHeader.of(simulation, Version.number(), BuildId.current());
    try (RowFile file = RowFiles.open(rows, header, null)) {
      play(caller("--out", rows.toString()), point, games, Optional.of(file));
    }
  }

  private void play(
      CheckpointWriter.Invocation caller, Path point, long games, Optional<RowFile> rows)
      throws Exception {
    var checkpoints = new CheckpointWriter(caller, Optional.of(point), rows, Duration.ZERO);
    new Run(simulation)
        .playTo(
            Long.MAX_VALUE,
            1,
            rows,
            new StopFlag(),
            run -> {
              assertThat(checkpoints.keep(List.of(run.state()))).isEmpty();
              return run.gamesDone() < games;
            });
    assertThat(checkpoints.hasLeft()).isTrue();
  }
}
