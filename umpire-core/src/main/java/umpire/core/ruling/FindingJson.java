package umpire.core.ruling;

import java.util.List;
import umpire.core.Rule;
import umpire.core.match.Finding;
import umpire.core.text.Json;
import umpire.core.text.Note;

/// Writes the referee's finding on an event as JSON: the answer to "why not?".
public final class FindingJson {

  private FindingJson() {}

  /// The finding and, unless the event is legal, the rule that it rests on.
  public static Json of(Finding finding) {
    return switch (finding) {
      case Finding.Legal() -> new Json().put("finding", "fine");
      case Finding.Illegal(Rule rule, List<Note> notes) ->
          rule(new Json().put("finding", "against"), rule)
              .objects("notes", notes.stream().map(Note::json).toList());
      case Finding.Undecided(Rule rule, Note missing) ->
          rule(new Json().put("finding", "open"), rule).put("missing", missing.json());
    };
  }

  /// Adds a rule: its id, its sentence and its source. Returns `json`.
  public static Json rule(Json json, Rule rule) {
    return json.put("rule", rule.id())
        .put("sentence", rule.statement())
        .put("source", rule.citation());
  }
}
