package umpire.cli.review;

import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/// How hard the coach thinks: `--rollouts`, `--seed`.
public final class CoachOptions {

  /// Below this no error can be told, above it nobody waits.
  private static final int LEAST = 10;

  private static final int MOST = 1_000_000;

  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec = CommandSpec.create();

  @Option(
      names = "--rollouts",
      paramLabel = "N",
      defaultValue = "400",
      description =
          "How often the coach plays on from a position: four times as many halve the errors"
              + " (default: ${DEFAULT-VALUE}).")
  private int rollouts;

  @Option(
      names = "--seed",
      paramLabel = "S",
      defaultValue = "1",
      description = "Of the coach's random numbers: the same says the same (default: 1).")
  private long seed;

  public int rollouts() {
    if (rollouts < LEAST || rollouts > MOST) {
      throw new ParameterException(
          spec.commandLine(), "--rollouts must be between %d and %,d".formatted(LEAST, MOST));
    }
    return rollouts;
  }

  public long seed() {
    return seed;
  }
}
