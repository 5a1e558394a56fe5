package umpire.sim.bot;

/// What came from a bot's standard output.
sealed interface BotOutput {

  /// A line, without its end.
  record Line(String text) implements BotOutput {}

  /// The beginning of a line longer than any answer needs to be.
  record TooLong() implements BotOutput {}

  /// The end.
  record End() implements BotOutput {}
}
