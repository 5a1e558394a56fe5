package umpire.options;

import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import umpire.sim.count.Confidence;

/// The sample of games and the confidence level of its intervals: `--seed`, `--confidence`.
public final class SampleOptions {

  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec = CommandSpec.create();

  @Option(
      names = "--seed",
      paramLabel = "S",
      defaultValue = "1",
      description =
          "Random seed; game i of a seed is the same on every machine (default: ${DEFAULT-VALUE}).")
  private long seed;

  @Option(
      names = "--confidence",
      paramLabel = "P",
      defaultValue = "95",
      description =
          "Confidence level of the intervals in percent: 90, 95, 99 or 99.9 (default:"
              + " ${DEFAULT-VALUE}).")
  private String confidence = "95";

  public long seed() {
    return seed;
  }

  public Confidence confidence() {
    for (Confidence each : Confidence.values()) {
      if (each.percent().equals(confidence)) {
        return each;
      }
    }
    throw new ParameterException(spec.commandLine(), "--confidence must be 90, 95, 99 or 99.9");
  }
}
