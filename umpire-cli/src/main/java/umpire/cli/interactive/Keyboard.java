package umpire.cli.interactive;

import java.util.Collection;
import java.util.List;
import java.util.function.Function;

/// The input of a person at the terminal.
interface Keyboard extends AutoCloseable {

  /// Reads the next line, or the reason why the input ended.
  ///
  /// @param prompt the prompt shown before it
  /// @param next returns the words that can follow the typed ones, for completion
  Entry line(String prompt, Function<List<String>, Collection<String>> next);

  /// The width of the screen in columns.
  int width();

  /// Whether the output is shown on a screen instead of being written to a file.
  boolean hasScreen();

  @Override
  void close();
}
