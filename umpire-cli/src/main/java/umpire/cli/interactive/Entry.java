package umpire.cli.interactive;

/// The result of reading a line from a keyboard.
sealed interface Entry {

  /// A line of input.
  record Line(String words) implements Entry {}

  /// The input has ended, on a terminal by Ctrl-D.
  record End() implements Entry {}

  /// The person pressed Ctrl-C.
  record Interrupt() implements Entry {}
}
