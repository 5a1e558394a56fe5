package umpire.sim.bot;

import java.util.function.Consumer;

/// Creates bots, with their limits.
///
/// @param limits how much patience there is with them
/// @param complaints is told what they write to their standard error, from other threads
public record BotFactory(BotLimits limits, Consumer<String> complaints) {

  /// The prefix of a strategy's name that makes it a command.
  public static final String PREFIX = "exec:";

  /// Usual patience, and nobody listens.
  public static final BotFactory USUAL = new BotFactory(BotLimits.USUAL, _ -> {});

  /// Whether a strategy of this name is a bot.
  public static boolean isBot(String strategy) {
    return strategy.startsWith(PREFIX);
  }

  /// The bot that a strategy's name means.
  public ExternalBot bot(String strategy) {
    return new ExternalBot(strategy.substring(PREFIX.length()), limits, complaints);
  }
}
