package umpire.cli.person;

import java.util.List;

/// Where a person's words come from.
interface Keyboard extends AutoCloseable {

  /// The next line, or how the input ended.
  ///
  /// @param prompt is shown before it
  /// @param choices what the line may be completed to
  Entry line(String prompt, List<String> choices);

  /// How many letters fit beside each other on the screen.
  int width();

  /// Whether a screen shows what is printed, and not a file.
  boolean hasScreen();

  @Override
  void close();
}
