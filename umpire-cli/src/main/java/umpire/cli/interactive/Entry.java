package umpire.cli.interactive;

/// What came from a keyboard when a line was awaited.
sealed interface Entry {

  /// A line.
  record Line(String words) implements Entry {}

  /// The input has ended, on a terminal by Ctrl-D.
  record End() implements Entry {}

  /// Ctrl-C.
  record Interrupt() implements Entry {}
}
