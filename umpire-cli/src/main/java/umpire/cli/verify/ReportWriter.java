package umpire.cli.verify;

import java.util.ArrayList;
import java.util.List;
import umpire.command.FaultReport;
import umpire.command.Streams;
import umpire.core.Rule;
import umpire.core.record.Repair;
import umpire.core.record.Report;
import umpire.core.record.Transcript;
import umpire.core.text.BadInput;
import umpire.core.text.Json;
import umpire.core.text.Print;

/// Writes what the verifier found, game by game.
sealed interface ReportWriter {

  void take(String file, int number, Transcript<?, ?> game, String id, Report report);

  /// The heading of a game cannot be understood, so nothing can be ruled on.
  void unreadable(String file, int number, BadInput fault);

  void end();

  /// For people.
  final class Text implements ReportWriter {

    private final Streams streams;
    private final boolean quiet;
    private int agree;
    private int differ;
    private int illegal;

    Text(Streams streams, boolean quiet) {
      this.streams = streams;
      this.quiet = quiet;
    }

    @Override
    public void take(String file, int number, Transcript<?, ?> game, String id, Report report) {
      String heading =
          "%s: game %d (%s, %s, %s): "
              .formatted(
                  file, number, game.game().id(), game.title(), String.join(", ", game.names()));
      switch (report.judgement()) {
        case AGREES -> {
          agree++;
          if (!quiet) {
            line(heading + report.summary());
          }
        }
        case DIFFERS -> {
          differ++;
          line(heading + report.summary());
        }
        case ILLEGAL -> {
          illegal++;
          line(heading + "illegal after " + report.summary());
        }
      }
      notes(file, report);
    }

    private void notes(String file, Report report) {
      for (Report.Note note : report.differences()) {
        line(file, note, "claim differs: ");
      }
      if (!quiet) {
        for (Report.Note note : report.undecided()) {
          line(file, note, "claim not decided: ");
        }
        for (Report.Note note : report.doubts()) {
          line(file, note, "not decided: ");
        }
      }
      BadInput fault = report.fault();
      if (fault != null) {
        streams.complain(FaultReport.fault(file, fault));
        Repair repair = report.repair();
        if (repair != null) {
          streams.complainFurther(repair.told());
        }
      }
    }

    @Override
    public void unreadable(String file, int number, BadInput fault) {
      illegal++;
      line("%s: game %d: cannot be read".formatted(file, number));
      streams.complain(FaultReport.fault(file, fault));
    }

    @Override
    public void end() {
      int games = agree + differ + illegal;
      if (games > 1) {
        line("%d games: %d agree, %d differ, %d illegal".formatted(games, agree, differ, illegal));
      }
    }

    private void line(String file, Report.Note note, String what) {
      String said = note.source().labelled(what + note.text());
      line("  %s:%d: %s".formatted(file, note.source().number(), said));
    }

    private void line(String text) {
      streams.tell(text);
    }
  }

  /// For programs: one object a game.
  final class JsonLines implements ReportWriter {

    private final Print out;
    private final boolean quiet;

    JsonLines(Print out, boolean quiet) {
      this.out = out;
      this.quiet = quiet;
    }

    @Override
    public void take(String file, int number, Transcript<?, ?> game, String id, Report report) {
      if (quiet && report.judgement() == Report.Judgement.AGREES) {
        return;
      }
      String judgement = report.judgement().name().toLowerCase(java.util.Locale.ROOT);
      var json = start(file, number, judgement);
      json.put("game", game.game().id()).put("profile", game.profile().name()).put("id", id);
      json.put("events", report.events()).put("agreed", report.agreed());
      json.put("finished", report.over());
      json.objects("differences", notes(report.differences()));
      json.objects("undecided", notes(report.undecided()));
      json.objects("doubts", notes(report.doubts()));
      BadInput fault = report.fault();
      if (fault != null) {
        Json described = fault(fault);
        if (report.faultyEvent() > 0) {
          described.put("event", report.faultyEvent());
        }
        Repair repair = report.repair();
        if (repair != null) {
          described.put("repair", repair.told()).put("changes", repair.changes());
        }
        json.put("fault", described);
      }
      out.text(json.toString()).line();
    }

    @Override
    public void unreadable(String file, int number, BadInput fault) {
      out.text(start(file, number, "illegal").put("fault", fault(fault)).toString()).line();
    }

    private static Json start(String file, int number, String judgement) {
      return new Json()
          .put("v", 1)
          .put("type", "verdict")
          .put("file", file)
          .put("number", number)
          .put("judgement", judgement);
    }

    private static Json fault(BadInput fault) {
      var json = new Json().put("line", (int) fault.line()).put("column", (int) fault.column());
      json.put("text", fault.what());
      Rule rule = fault.rule();
      if (rule != null) {
        json.put("rule", rule.id()).put("statement", rule.statement());
      }
      return json.put("notes", fault.notes());
    }

    private static List<Json> notes(List<Report.Note> notes) {
      var objects = new ArrayList<Json>();
      for (Report.Note note : notes) {
        objects.add(new Json().put("line", (int) note.source().number()).put("text", note.text()));
      }
      return objects;
    }

    @Override
    public void end() {
      // every line has said all there is
    }
  }
}
