package umpire.cli.review;

import java.util.List;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import umpire.core.record.Transcript;
import umpire.core.text.SafeText;

/// How hard the coach thinks, and of whom: `--rollouts`, `--seed`, `--able`.
public final class CoachOptions {

  /// Below this no error can be told, above it nobody waits.
  private static final int MIN = 10;

  private static final int MAX = 1_000_000;

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

  @Option(
      names = "--able",
      paramLabel = "A,B",
      split = ",",
      description =
          "What each seat can do, where a game has abilities: for snooker beginner, club, amateur or"
              + " pro (default: all amateurs).")
  private List<String> able = List.of();

  /// The ability of each seat of a game; none if nobody has said.
  public List<String> able(Transcript<?> game) {
    List<String> known = game.whole().abilities();
    if (able.isEmpty()) {
      return able;
    }
    if (known.isEmpty()) {
      throw wrong("--able: in " + game.game().title() + " everybody can do what they want to");
    }
    if (able.size() != game.names().size()) {
      throw wrong("--able: one ability a seat, for " + String.join(", ", game.names()));
    }
    for (String one : able) {
      if (!known.contains(one)) {
        throw wrong("--able: " + SafeText.quoted(one) + " is none of " + String.join(", ", known));
      }
    }
    return able;
  }

  private ParameterException wrong(String message) {
    return new ParameterException(spec.commandLine(), message);
  }

  public int rollouts() {
    if (rollouts < MIN || rollouts > MAX) {
      throw wrong("--rollouts must be between %d and %,d".formatted(MIN, MAX));
    }
    return rollouts;
  }

  public long seed() {
    return seed;
  }
}
