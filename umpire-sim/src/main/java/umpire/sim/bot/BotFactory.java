package umpire.sim.bot;

import java.util.function.Consumer;

/// Creates bots with common limits.
///
/// @param limits the limits of every bot
/// @param complaints receives the lines that bots write to standard error; called from other
///   threads
public record BotFactory(BotLimits limits, Consumer<String> complaints) {

  /// The prefix of a strategy's name that makes it a command.
  public static final String PREFIX = "exec:";

  /// Creates bots with the usual limits and drops what they write to standard error.
  public static final BotFactory USUAL = new BotFactory(BotLimits.USUAL, _ -> {});

  /// Whether a strategy of this name is a bot.
  public static boolean isBot(String strategy) {
    return strategy.startsWith(PREFIX);
  }

  /// Creates the bot that a strategy's name describes. Its program starts with the first question.
  ///
  /// @param strategy a name of which [#isBot] is true
  /// @throws IllegalArgumentException if the command in it is malformed
  public ExternalBot bot(String strategy) {
    return new ExternalBot(strategy.substring(PREFIX.length()), limits, complaints);
  }
}
