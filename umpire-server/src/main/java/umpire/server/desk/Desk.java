package umpire.server.desk;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import umpire.command.ClassicRun;
import umpire.command.FaultReport;
import umpire.command.JudgeRun;
import umpire.command.Streams;
import umpire.command.explain.CollectedRulings;
import umpire.command.explain.RulingWriter;
import umpire.command.language.Language;
import umpire.command.records.RecordFile;
import umpire.command.verify.ReportWriter;
import umpire.command.verify.VerdictJson;
import umpire.command.verify.VerifyRun;
import umpire.core.RulingLog;
import umpire.core.game.Game;
import umpire.core.kernel.Kernel;
import umpire.core.record.NarratedRecord;
import umpire.core.record.Transcript;
import umpire.core.text.BadInputException;
import umpire.core.text.Json;
import umpire.core.verify.Report;

/// Answers for a text as `umpire verify`, `judge` and `explain` do, with their code.
final class Desk {

  /// The name of the text in messages.
  private static final String NAME = "document";

  /// The largest number of rulings that a page shows without becoming slow.
  private static final int MAX_RULINGS = 5_000;

  private Desk() {}

  /// A document on the desk.
  ///
  /// @param game of a text in the game's classic format; empty for records, which name their game
  record Paper(String text, Optional<Game> game) {}

  /// @param language of the verdicts; rulings are in English, and pages translate them
  static Json judged(Paper paper, Language language) {
    if (paper.game().isPresent()) {
      return classic(paper.text(), paper.game().get());
    }
    return new Json().put("kind", "record").objects("games", verified(paper.text(), language));
  }

  /// Whether the text is a record, plain or as JSON, so that no game need be named.
  static boolean isRecord(String text) {
    try {
      return new RecordFile(new ByteArrayInputStream(text.getBytes(UTF_8))).kind()
          != RecordFile.Kind.OTHER;
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
  }

  private static Streams streams(
      String text, ByteArrayOutputStream out, ByteArrayOutputStream err) {
    return Streams.over(text, out, err);
  }

  private static List<Json> verified(String text, Language language) {
    var games = new Games(language);
    var silent = new ByteArrayOutputStream();
    new VerifyRun(streams(text, silent, silent), games, true).verify(Streams.STANDARD_INPUT);
    return games.found;
  }

  /// Collects the verdict of each game.
  private static final class Games implements ReportWriter {
    private final Language language;
    private final List<Json> found = new ArrayList<>();

    Games(Language language) {
      this.language = language;
    }

    @Override
    public void take(String file, int number, Transcript<?> game, String id, Report report) {
      Json verdict = VerdictJson.of(NAME, number, game, id, report, language);
      found.add(
          verdict
              .put("title", game.title())
              .put("seats", game.names())
              .put("report", said(game, number, id, report, language))
              .objects("rulings", rulings(game, number)));
    }

    @Override
    public void unreadable(String file, int number, BadInputException fault) {
      found.add(
          VerdictJson.unreadable(NAME, number, fault)
              .put("report", FaultReport.fault(NAME, fault)));
    }

    @Override
    public void end() {
      // every game has already been added
    }
  }

  private static String said(
      Transcript<?> game, int number, String id, Report report, Language language) {
    var out = new ByteArrayOutputStream();
    Streams streams = streams("", out, out).in(language);
    new ReportWriter.Text(streams, false).take(NAME, number, game, id, report);
    streams.out().flush();
    return out.toString(UTF_8);
  }

  private static <K extends Kernel<K>> List<Json> rulings(Transcript<K> game, int number) {
    var narrated = new NarratedRecord<>(game, number);
    var rulings = new CollectedRulings(MAX_RULINGS);
    RulingWriter writer = rulings.of(game.game());
    var log = new RulingLog();
    try {
      while (narrated.step(log) != null) {
        writer.take(narrated, log);
      }
    } catch (BadInputException fault) {
      // the verdict contains this fault
    }
    return rulings.lines();
  }

  private static Json classic(String text, Game game) {
    var out = new ByteArrayOutputStream();
    var err = new ByteArrayOutputStream();
    JudgeRun.of(game, Streams.STANDARD_INPUT, false, true, streams(text, out, err));
    var rulings = new CollectedRulings(MAX_RULINGS);
    var silent = new ByteArrayOutputStream();
    new ClassicRun(game, streams(text, silent, silent))
        .of(Streams.STANDARD_INPUT, rulings.of(game).stepWriter(), false, true);
    var judged =
        new Json()
            .put("game", game.id())
            .put("report", out.toString(UTF_8))
            .put("faults", err.toString(UTF_8))
            .objects("rulings", rulings.lines());
    return new Json().put("kind", "classic").objects("games", List.of(judged));
  }
}
