package umpire.cli.explain;

import java.util.HashSet;
import java.util.Set;
import umpire.command.Streams;
import umpire.command.language.Language;
import umpire.core.Rule;

/// Prints rules below the lines that cite them: the sentence and its source.
public final class Footnotes {

  private static final String BOLD = "\033[1m";
  private static final String DIM = "\033[2m";
  private static final String PLAIN = "\033[0m";

  private final Sentences sentences;
  private final Streams streams;
  private final Language language;
  private final Set<Rule> spelledOut = new HashSet<>();

  /// @param language the language, with the words of the game
  public Footnotes(Sentences sentences, Streams streams, Language language) {
    this.sentences = sentences;
    this.language = language;
    this.streams = streams;
  }

  /// Starts again, as if no rule had been printed.
  void forget() {
    spelledOut.clear();
  }

  /// Prints a rule below the current line, if the settings ask for it here.
  public void under(Rule rule) {
    boolean wanted =
        switch (sentences) {
          case NONE -> false;
          case EVERY -> true;
          case FIRST -> spelledOut.add(rule);
        };
    if (wanted) {
      print(DIM, " ".repeat(6) + language.cited(rule));
    }
  }

  /// Prints a line in bold.
  public void bold(String line) {
    print(BOLD, line);
  }

  void print(String line) {
    streams.page().line(line);
  }

  /// The style covers all lines that this one is wrapped into.
  private void print(String style, String text) {
    if (streams.colour()) {
      streams.out().text(style);
      print(text);
      streams.out().text(PLAIN);
    } else {
      print(text);
    }
  }
}
