package umpire.sim.bot;

import java.time.Duration;

/// How much patience there is with a bot.
///
/// @param move the time for an answer
/// @param start the time to answer the greeting after the program was started
/// @param failures after so many short lives in a row it is given up
public record BotLimits(Duration move, Duration start, int failures) {

  public static final BotLimits USUAL =
      new BotLimits(Duration.ofSeconds(1), Duration.ofSeconds(10), 10);

  public BotLimits {
    if (move.compareTo(Duration.ZERO) <= 0 || start.compareTo(Duration.ZERO) <= 0 || failures < 1) {
      throw new IllegalArgumentException("time and patience must be more than none");
    }
  }

  public BotLimits withMove(Duration time) {
    return new BotLimits(time, start, failures);
  }

  /// A time as people say it.
  static String words(Duration time) {
    return time.toMillis() % 1000 == 0 ? time.toSeconds() + " s" : time.toMillis() + " ms";
  }
}
