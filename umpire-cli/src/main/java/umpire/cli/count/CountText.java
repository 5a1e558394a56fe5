package umpire.cli.count;

import umpire.cli.explain.Footnotes;
import umpire.cli.explain.Sentences;
import umpire.command.Streams;
import umpire.core.count.Count;

/// A count in aligned lines, for people: what, the points, the total so far, the rule; and under
/// it, where a rule comes up for the first time, its sentence and source.
final class CountText {

  private static final int NARROWEST = 30;

  private final Streams streams;
  private final Footnotes footnotes;

  CountText(Sentences sentences, Streams streams) {
    this.streams = streams;
    this.footnotes = new Footnotes(sentences, streams);
  }

  void print(Count count) {
    footnotes.bold(count.heading().text());
    int width = NARROWEST;
    for (Count.Line line : count.lines()) {
      width = Math.max(width, line.note().text().length());
    }
    int total = 0;
    for (Count.Line line : count.lines()) {
      total += line.points();
      String figures = line.points() == 0 ? "" : "%+d %5d".formatted(line.points(), total);
      String what = line.note().text();
      String padded = what + " ".repeat(width - what.length());
      streams.tell("  %s  %9s  [%s]".formatted(padded, figures, line.rule().id()));
      footnotes.under(line.rule());
    }
  }
}
