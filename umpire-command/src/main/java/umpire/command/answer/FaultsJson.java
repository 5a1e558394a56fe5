package umpire.command.answer;

import java.util.ArrayList;
import java.util.List;
import umpire.core.Rule;
import umpire.core.ruling.FindingJson;
import umpire.core.text.BadInputException;
import umpire.core.text.Json;

/// The faults of a text as JSON, for programs that do not read messages.
final class FaultsJson {

  /// The most faults in one answer. A program that needs them all splits its text.
  private static final int MAX = 1_000;

  private final List<Json> faults = new ArrayList<>();

  void add(BadInputException fault) {
    if (faults.size() < MAX) {
      faults.add(json("input", fault));
    }
  }

  /// Adds the list of faults to an answer.
  Json in(Json answer) {
    return answer.objects("faults", faults);
  }

  /// One fault: its text, its position and, if a rule forbids what was found, that rule.
  static Json json(String kind, BadInputException fault) {
    var error = new Json().put("kind", kind).put("text", fault.description());
    error.put("line", fault.line()).put("column", fault.column());
    Rule rule = fault.rule();
    if (rule != null) {
      FindingJson.rule(error, rule);
    }
    return error.put("notes", fault.noteTexts());
  }
}
