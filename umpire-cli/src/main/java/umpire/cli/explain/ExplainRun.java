package umpire.cli.explain;

import umpire.command.ClassicRun;
import umpire.command.Streams;
import umpire.command.explain.JsonRulings;
import umpire.command.explain.RecordRun;
import umpire.command.explain.RulingWriter;
import umpire.core.game.Game;
import umpire.options.ReportFormat;

/// One run of `umpire explain`: narrates games as rulings.
///
/// @param strict whether what is only frowned at is refused
/// @param keepGoing whether to go on after a fault
public record ExplainRun(
    Streams streams, ReportFormat format, Sentences sentences, boolean strict, boolean keepGoing) {

  /// As it is told where nothing else is said.
  public static ExplainRun plainly(Streams streams) {
    return new ExplainRun(streams, ReportFormat.TEXT, Sentences.FIRST, false, false);
  }

  /// Tells classic input, and returns the exit status.
  public int classic(Game game, String file) {
    ClassicRun.StepWriter writer = writer(game, game.classic().unit()).stepWriter();
    return new ClassicRun(game, streams).of(file, writer, strict, keepGoing);
  }

  /// Tells records of complete games, and returns the exit status.
  public int records(String file) {
    return new RecordRun(streams).of(file, game -> writer(game, "game"), keepGoing);
  }

  private RulingWriter writer(Game game, String unit) {
    return switch (format) {
      case TEXT -> new TextRulings(game, unit, sentences, streams);
      case JSONL -> new JsonRulings(game, streams::tell);
    };
  }
}
