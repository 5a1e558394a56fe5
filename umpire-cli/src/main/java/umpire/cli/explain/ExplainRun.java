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
/// @param strict whether to reject what otherwise only causes a warning
/// @param keepGoing whether to continue after a fault
public record ExplainRun(
    Streams streams, ReportFormat format, Sentences sentences, boolean strict, boolean keepGoing) {

  /// A run without any option.
  public static ExplainRun plainly(Streams streams) {
    return new ExplainRun(streams, ReportFormat.TEXT, Sentences.FIRST, false, false);
  }

  /// Explains classic input, and returns the exit status.
  public int classic(Game game, String file) {
    ClassicRun.StepWriter writer = writer(game, game.classic().unit()).stepWriter();
    return new ClassicRun(game, streams).of(file, writer, strict, keepGoing);
  }

  /// Explains records of complete games, and returns the exit status.
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
