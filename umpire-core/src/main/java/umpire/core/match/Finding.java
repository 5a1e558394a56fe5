package umpire.core.match;

import java.util.List;
import umpire.core.Rule;
import umpire.core.text.Note;

/// The referee's finding about an event before it happens.
public sealed interface Finding {

  /// No rule forbids the event.
  record Legal() implements Finding {}

  /// A rule forbids the event; it is not played.
  ///
  /// @param rule the rule
  /// @param notes what would have been legal and on which facts this rests, one clause each
  record Illegal(Rule rule, List<Note> notes) implements Finding {
    public Illegal {
      notes = List.copyOf(notes);
    }
  }

  /// A rule may forbid the event: that depends on something that is not recorded. The event is
  /// accepted.
  ///
  /// @param rule the rule
  /// @param missing the information that would decide it, as in `the cards that Ben drew`
  record Undecided(Rule rule, Note missing) implements Finding {}

  static Finding legal() {
    return LEGAL;
  }

  /// The only instance of [Legal] that is needed.
  Finding LEGAL = new Legal();
}
