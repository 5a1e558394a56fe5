package umpire.sim.bot;

/// An item from a bot's standard output.
sealed interface BotOutput {

  /// A line without its line break.
  record Line(String text) implements BotOutput {}

  /// A line that is longer than [LineReader#LONGEST_LINE]; its text is dropped.
  record TooLong() implements BotOutput {}

  /// The end of the output.
  record End() implements BotOutput {}
}
