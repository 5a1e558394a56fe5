package umpire.sim.bot;

import java.time.Duration;

/// The limits of a bot: its times, and how often it may fail.
///
/// @param move the time to answer a question
/// @param start the time to answer the greeting after the program was started
/// @param failures the number of short lives in a row after which the bot is given up; a life is
///   short if its program fails within a hundred answers
public record BotLimits(Duration move, Duration start, int failures) {

  public static final BotLimits USUAL =
      new BotLimits(Duration.ofSeconds(1), Duration.ofSeconds(10), 10);

  public BotLimits {
    if (move.compareTo(Duration.ZERO) <= 0 || start.compareTo(Duration.ZERO) <= 0 || failures < 1) {
      throw new IllegalArgumentException(
          "expected positive times and at least one failure, found "
              + move
              + ", "
              + start
              + ", "
              + failures);
    }
  }

  public BotLimits withMove(Duration time) {
    return new BotLimits(time, start, failures);
  }

  /// A time in words, as in `2 s` or `300 ms`.
  static String words(Duration time) {
    return time.toMillis() % 1000 == 0 ? time.toSeconds() + " s" : time.toMillis() + " ms";
  }
}
