package umpire.cli;

import java.util.Objects;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Parameters;
import umpire.core.Game;

/// Which game: what a call takes first that is about one of them.
public final class GameParameter {

  @Parameters(
      index = "0",
      paramLabel = "GAME",
      converter = CommandLineTree.GameNamed.class,
      completionCandidates = CommandLineTree.GameIds.class,
      description = "One of: ${COMPLETION-CANDIDATES}.")
  private @Nullable Game<?> game;

  public Game<?> game() {
    return Objects.requireNonNull(game);
  }
}
