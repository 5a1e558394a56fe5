package umpire.cli.count;

import umpire.cli.explain.Footnotes;
import umpire.cli.explain.Sentences;
import umpire.command.Streams;
import umpire.command.language.Language;
import umpire.core.count.Count;
import umpire.core.game.Game;
import umpire.core.text.DisplayWidth;

/// Prints a count in aligned lines for people: description, points, running total, rule; below it,
/// on the first use of a rule, its sentence and source.
final class CountText {

  private static final int NARROWEST = 30;

  private final Streams streams;
  private final Language language;
  private final Footnotes footnotes;

  /// @param game the game whose words are used
  CountText(Sentences sentences, Streams streams, Game game) {
    this.streams = streams;
    this.language = streams.language().in(game);
    this.footnotes = new Footnotes(sentences, streams, language);
  }

  void print(Count count) {
    footnotes.bold(language.say(count.heading()));
    int width = NARROWEST;
    for (Count.Line line : count.lines()) {
      width = Math.max(width, DisplayWidth.of(language.say(line.note())));
    }
    int total = 0;
    for (Count.Line line : count.lines()) {
      total += line.points();
      String figures = line.points() == 0 ? "" : "%+d %5d".formatted(line.points(), total);
      String padded = DisplayWidth.padEnd(language.say(line.note()), width);
      streams.tell("  %s  %9s  [%s]".formatted(padded, figures, line.rule().id()));
      footnotes.under(line.rule());
    }
  }
}
