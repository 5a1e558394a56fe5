package umpire.options;

import java.time.Duration;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import umpire.command.Streams;
import umpire.sim.bot.BotFactory;
import umpire.sim.bot.BotLimits;

/// The time limit of bots: `--move-time`.
public final class BotOptions {

  private static final double LONGEST = 3_600;

  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec = CommandSpec.create();

  @Option(
      names = "--move-time",
      paramLabel = "SECONDS",
      defaultValue = "1",
      description =
          "Time limit of a bot per move; a bot that exceeds it loses the game (default:"
              + " ${DEFAULT-VALUE}).")
  private double moveTime;

  /// A factory for bots with this limit, whose messages go to standard error.
  public BotFactory botFactory(Streams streams) {
    if (!(moveTime >= 0.001 && moveTime <= LONGEST)) {
      throw new ParameterException(
          spec.commandLine(), "--move-time must be between 0.001 and 3600 seconds");
    }
    BotLimits limits = BotLimits.USUAL.withMove(Duration.ofNanos((long) (1e9 * moveTime)));
    return new BotFactory(limits, line -> streams.err().println("bot: " + line));
  }
}
