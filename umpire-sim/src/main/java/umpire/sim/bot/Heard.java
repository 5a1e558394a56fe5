package umpire.sim.bot;

/// What came from a bot's standard output.
sealed interface Heard {

  /// A line, without its end.
  record Line(String text) implements Heard {}

  /// The beginning of a line longer than any answer needs to be.
  record TooLong() implements Heard {}

  /// The end.
  record End() implements Heard {}
}
