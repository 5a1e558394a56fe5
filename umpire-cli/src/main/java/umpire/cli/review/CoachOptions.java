package umpire.cli.review;

import java.util.List;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import umpire.core.record.Transcript;
import umpire.core.text.SafeText;

/// The coach's options: `--rollouts`, `--seed`, `--able`.
public final class CoachOptions {

  /// The minimum number of rollouts, below which errors cannot be estimated.
  private static final int MIN = 10;

  private static final int MAX = 1_000_000;

  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec = CommandSpec.create();

  @Option(
      names = "--rollouts",
      paramLabel = "N",
      defaultValue = "400",
      description =
          "Number of games that the coach plays out per position; four times as many"
              + " halve the errors (default: ${DEFAULT-VALUE}).")
  private int rollouts;

  @Option(
      names = "--seed",
      paramLabel = "S",
      defaultValue = "1",
      description =
          "Random seed of the coach; the same seed gives the same review (default:"
              + " ${DEFAULT-VALUE}).")
  private long seed;

  @Option(
      names = "--able",
      paramLabel = "A,B",
      split = ",",
      description =
          "Ability of each seat, in games that have abilities: for snooker beginner,"
              + " club, amateur or pro (default: all amateur).")
  private List<String> able = List.of();

  /// The ability of each seat; empty if the option was not given.
  public List<String> able(Transcript<?> game) {
    List<String> known = game.whole().abilities();
    if (able.isEmpty()) {
      return able;
    }
    if (known.isEmpty()) {
      throw wrong("--able: in " + game.game().title() + " players have no abilities");
    }
    if (able.size() != game.names().size()) {
      throw wrong("--able: expected one ability per seat, for " + String.join(", ", game.names()));
    }
    for (String one : able) {
      if (!known.contains(one)) {
        throw wrong(
            "--able: expected one of "
                + String.join(", ", known)
                + ", found "
                + SafeText.quoted(one));
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
