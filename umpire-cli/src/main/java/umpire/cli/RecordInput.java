package umpire.cli;

import java.util.Objects;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import umpire.core.Game;

/// Which game and which file: what every call that reads records takes.
final class RecordInput {

  @Parameters(
      index = "0",
      paramLabel = "GAME",
      converter = CommandLineTree.GameNamed.class,
      completionCandidates = CommandLineTree.GameIds.class,
      description = "One of: ${COMPLETION-CANDIDATES}.")
  private @Nullable Game<?> game;

  @Parameters(
      index = "1",
      paramLabel = "FILE",
      arity = "0..1",
      defaultValue = Streams.STANDARD_INPUT,
      description = "The records; standard input if absent or '-'.")
  private String file = Streams.STANDARD_INPUT;

  @Option(
      names = "--strict",
      description =
          "Refuse what the classic format only frowns at (tractor: a third copy of a card,"
              + " blank lines out of place).")
  private boolean strict;

  @Option(
      names = "--keep-going",
      description =
          "After a fault, go on with the next record if the format shows where it starts."
              + " The exit status is still 65.")
  private boolean keepGoing;

  Game<?> game() {
    return Objects.requireNonNull(game);
  }

  String file() {
    return file;
  }

  boolean strict() {
    return strict;
  }

  boolean keepGoing() {
    return keepGoing;
  }
}
