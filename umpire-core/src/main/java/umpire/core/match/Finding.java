package umpire.core.match;

import java.util.List;
import umpire.core.Rule;
import umpire.core.text.Note;

/// What the referee finds about an event before it happens.
public sealed interface Finding {

  /// No rule forbids the event.
  record Legal() implements Finding {}

  /// A rule forbids the event, and the position stays as it was.
  ///
  /// @param rule the rule
  /// @param notes what would have been legal and on which facts this rests, a clause each
  record Illegal(Rule rule, List<Note> notes) implements Finding {
    public Illegal {
      notes = List.copyOf(notes);
    }
  }

  /// Whether a rule forbids the event depends on something that is not recorded. The event counts.
  ///
  /// @param rule the rule
  /// @param missing what one would have to know, as in `the cards that Ben drew`
  record Undecided(Rule rule, Note missing) implements Finding {}

  static Finding legal() {
    return LEGAL;
  }

  /// The only instance of [Legal] that is needed.
  Finding LEGAL = new Legal();
}
