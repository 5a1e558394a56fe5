package umpire.sim.bot;

import java.util.ArrayList;
import java.util.List;

/// Splits a command into words as a shell would, but without a shell: nothing is expanded, so that
/// a command means the same everywhere and can only start its program.
///
/// Spaces and tabs separate words, except within single or double quotes. A backslash makes a
/// following space, tab, quote or backslash an ordinary character, except within single quotes. Any
/// other backslash is itself an ordinary character.
final class CommandWords {

  private static final String ESCAPABLE = " \t'\"\\";
  private static final char NONE = 0;

  private final String command;
  private final List<String> words = new ArrayList<>();
  private final StringBuilder word = new StringBuilder();
  private boolean inWord;
  private char quote = NONE;

  private CommandWords(String command) {
    this.command = command;
  }

  /// @throws IllegalArgumentException if the first word is missing or empty, or a quote is not
  ///   closed
  static List<String> of(String command) {
    return new CommandWords(command).split();
  }

  private List<String> split() {
    for (int i = 0; i < command.length(); i++) {
      char c = command.charAt(i);
      if (isEscape(i)) {
        add(command.charAt(++i));
      } else if (quote != NONE) {
        quoted(c);
      } else {
        plain(c);
      }
    }
    if (quote != NONE) {
      throw new IllegalArgumentException(
          "expected a closing quote in the command, found its end: " + command);
    }
    end();
    if (words.isEmpty() || words.getFirst().isEmpty()) {
      throw new IllegalArgumentException(
          "expected a command that begins with a program, found '" + command + "'");
    }
    return List.copyOf(words);
  }

  private boolean isEscape(int i) {
    return command.charAt(i) == '\\'
        && quote != '\''
        && i + 1 < command.length()
        && ESCAPABLE.indexOf(command.charAt(i + 1)) >= 0;
  }

  private void quoted(char c) {
    if (c == quote) {
      quote = NONE;
    } else {
      add(c);
    }
  }

  private void plain(char c) {
    switch (c) {
      case '\'', '"' -> {
        quote = c;
        inWord = true;
      }
      case ' ', '\t' -> end();
      default -> add(c);
    }
  }

  private void add(char c) {
    word.append(c);
    inWord = true;
  }

  private void end() {
    if (inWord) {
      words.add(word.toString());
    }
    word.setLength(0);
    inWord = false;
  }
}
