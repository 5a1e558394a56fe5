package umpire.command.verify;

import java.util.function.Consumer;
import umpire.command.FaultReport;
import umpire.command.Streams;
import umpire.command.language.Language;
import umpire.core.record.Transcript;
import umpire.core.text.BadInputException;
import umpire.core.text.Json;
import umpire.core.text.Sentence;
import umpire.core.verify.Repair;
import umpire.core.verify.Report;

/// Writes the verifier's reports, game by game.
public interface ReportWriter {

  void take(String file, int number, Transcript<?> game, String id, Report report);

  /// Reports a game whose heading cannot be read, so that nothing can be ruled on.
  void unreadable(String file, int number, BadInputException fault);

  void end();

  /// Writes lines for people.
  final class Text implements ReportWriter {

    private final Streams streams;
    private final boolean quiet;
    private int agree;
    private int differ;
    private int illegal;

    public Text(Streams streams, boolean quiet) {
      this.streams = streams;
      this.quiet = quiet;
    }

    @Override
    public void take(String file, int number, Transcript<?> game, String id, Report report) {
      Language language = streams.language().in(game.game());
      String summary = language.say(report.summaryNote());
      switch (report.judgement()) {
        case AGREES -> {
          agree++;
          if (!quiet) {
            line(heading(file, number, game, language) + summary);
          }
        }
        case DIFFERS -> {
          differ++;
          line(heading(file, number, game, language) + summary);
        }
        case ILLEGAL -> {
          illegal++;
          Sentence found =
              Sentence.of("illegal; before the fault: {summary}").fact("summary", summary);
          line(heading(file, number, game, language) + language.say(found));
        }
      }
      notes(file, report, language);
    }

    private static String heading(String file, int number, Transcript<?> game, Language language) {
      return language.say(
          Sentence.of("{file}: game {number} ({game}, {rules}, {players:list}): ")
              .fact("file", file)
              .fact("number", number)
              .fact("game", game.game().id())
              .fact("rules", language.say(game.rules()))
              .fact("players", game.names()));
    }

    private void notes(String file, Report report, Language language) {
      for (Report.Note note : report.differences()) {
        line(file, note, Sentence.of("claim differs: {what}"), language);
      }
      if (!quiet) {
        for (Report.Note note : report.undecided()) {
          line(file, note, Sentence.of("claim not decided: {what}"), language);
        }
        for (Report.Note note : report.doubts()) {
          line(file, note, Sentence.of("not decided: {what}"), language);
        }
      }
      BadInputException fault = report.fault();
      if (fault != null) {
        streams.complain(FaultReport.fault(file, fault, language));
        Repair repair = report.repair();
        if (repair != null) {
          streams.complainFurther(language.say(repair.proposal()));
        }
      }
    }

    @Override
    public void unreadable(String file, int number, BadInputException fault) {
      illegal++;
      line(
          streams
              .language()
              .say(
                  Sentence.of("{file}: game {number}: cannot be read")
                      .fact("file", file)
                      .fact("number", number)));
      streams.complain(FaultReport.fault(file, fault));
    }

    @Override
    public void end() {
      int games = agree + differ + illegal;
      if (games > 1) {
        line(
            streams
                .language()
                .say(
                    Sentence.of("{games} games: {agree} agree, {differ} differ, {illegal} illegal")
                        .fact("games", games)
                        .fact("agree", agree)
                        .fact("differ", differ)
                        .fact("illegal", illegal)));
      }
    }

    private void line(String file, Report.Note note, Sentence what, Language language) {
      String said =
          note.source().labelled(language.say(what.fact("what", language.say(note.note()))));
      line("  %s:%d: %s".formatted(file, note.source().number(), said));
    }

    private void line(String text) {
      streams.tell(text);
    }
  }

  /// Writes JSON for programs, one object per game.
  final class JsonLines implements ReportWriter {

    private final Consumer<Json> lines;
    private final boolean quiet;

    /// @param lines receives each verdict
    public JsonLines(Consumer<Json> lines, boolean quiet) {
      this.lines = lines;
      this.quiet = quiet;
    }

    @Override
    public void take(String file, int number, Transcript<?> game, String id, Report report) {
      if (quiet && report.judgement() == Report.Judgement.AGREES) {
        return;
      }
      lines.accept(VerdictJson.of(file, number, game, id, report));
    }

    @Override
    public void unreadable(String file, int number, BadInputException fault) {
      lines.accept(VerdictJson.unreadable(file, number, fault));
    }

    @Override
    public void end() {
      // the lines need no summary
    }
  }
}
