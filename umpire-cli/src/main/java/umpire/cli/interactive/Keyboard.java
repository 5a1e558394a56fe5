package umpire.cli.interactive;

import java.util.Collection;
import java.util.List;
import java.util.function.Function;

/// Where a person's words come from.
interface Keyboard extends AutoCloseable {

  /// The next line, or how the input ended.
  ///
  /// @param prompt is shown before it
  /// @param next the words that can follow those that are typed
  Entry line(String prompt, Function<List<String>, Collection<String>> next);

  /// How many letters fit beside each other on the screen.
  int width();

  /// Whether a screen shows what is printed, and not a file.
  boolean hasScreen();

  @Override
  void close();
}
