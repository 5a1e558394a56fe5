package umpire.command.verify;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import umpire.command.FaultReport;
import umpire.command.language.Language;
import umpire.core.Rule;
import umpire.core.record.Transcript;
import umpire.core.text.BadInputException;
import umpire.core.text.Json;
import umpire.core.verify.Repair;
import umpire.core.verify.Report;

/// The verifier's report on one game, as JSON.
public final class VerdictJson {

  private VerdictJson() {}

  /// The report on one game, in English.
  ///
  /// @param file the name of the input
  /// @param number of the game in it, from 1
  /// @param id the id of the game
  public static Json of(String file, int number, Transcript<?> game, String id, Report report) {
    return of(file, number, game, id, report, Language.ENGLISH);
  }

  /// The report on one game, in a language.
  public static Json of(
      String file, int number, Transcript<?> game, String id, Report report, Language reader) {
    Language language = reader.in(game.game());
    var json = start(file, number, report.judgement().name().toLowerCase(Locale.ROOT));
    json.put("game", game.game().id()).put("profile", game.profile().name()).put("id", id);
    json.put("events", report.events()).put("agreed", report.agreed());
    json.put("finished", report.over());
    json.objects("differences", notes(report.differences(), language));
    json.objects("undecided", notes(report.undecided(), language));
    json.objects("doubts", notes(report.doubts(), language));
    BadInputException fault = report.fault();
    if (fault != null) {
      json.put("fault", fault(fault, report, language));
    }
    return json;
  }

  /// The report on a game that cannot be read.
  public static Json unreadable(String file, int number, BadInputException fault) {
    return start(file, number, "illegal").put("fault", fault(fault, Language.ENGLISH));
  }

  private static Json start(String file, int number, String judgement) {
    return new Json()
        .put("v", 1)
        .put("type", "verdict")
        .put("file", file)
        .put("number", number)
        .put("judgement", judgement);
  }

  private static Json fault(BadInputException fault, Report report, Language language) {
    Json described = fault(fault, language);
    if (report.faultyEvent() > 0) {
      described.put("event", report.faultyEvent());
    }
    Repair repair = report.repair();
    if (repair != null) {
      described.put("repair", language.say(repair.proposal())).put("changes", repair.changeTexts());
    }
    return described;
  }

  private static Json fault(BadInputException fault, Language language) {
    var json = new Json().put("line", (int) fault.line()).put("column", (int) fault.column());
    json.put("text", FaultReport.what(fault, language));
    Rule rule = fault.rule();
    if (rule != null) {
      json.put("rule", rule.id()).put("statement", language.statement(rule));
    }
    return json.put("notes", fault.notes().stream().map(language::say).toList());
  }

  private static List<Json> notes(List<Report.Note> notes, Language language) {
    var objects = new ArrayList<Json>();
    for (Report.Note note : notes) {
      objects.add(
          new Json()
              .put("line", (int) note.source().number())
              .put("text", language.say(note.note())));
    }
    return objects;
  }
}
