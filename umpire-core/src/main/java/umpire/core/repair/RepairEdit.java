package umpire.core.repair;

import java.util.List;
import umpire.core.match.ActorEvent;
import umpire.core.text.Note;
import umpire.core.text.Sentence;

/// One change of a record, which replaces some of its lines by other events.
///
/// @param at the index of the first line that is changed, or above which a line is added
/// @param removed the number of lines that are removed
/// @param acts the events that replace them
/// @param place the name of the changed line, as in `line 12`
/// @param change the change in words; for an added line, the line itself
/// @param kind the kind of mistake that it corrects
record RepairEdit(
    int at, int removed, List<ActorEvent> acts, Note place, Sentence change, Kind kind) {

  /// The mistakes of a person who writes a record.
  enum Kind {
    /// A character is wrong.
    SLIP,
    /// A line is repeated, or two lines are swapped.
    ORDER,
    /// A word or the actor is wrong.
    WORD,
    /// A line is missing.
    LINE,
    /// A line is missing, and some of its cards cannot be inferred.
    LINE_WITH_GAPS
  }

  RepairEdit {
    acts = List.copyOf(acts);
  }

  /// Returns the change in words.
  Note told() {
    return adds()
        ? Sentence.of("{place:parts}: '{line}' added above it")
            .parts("place", place)
            .fact("line", line())
            .note()
        : Sentence.of("{place:parts}: {change:parts}")
            .parts("place", place)
            .parts("change", change.note())
            .note();
  }

  /// The text of the line that is added.
  String line() {
    return change.text();
  }

  /// Whether it adds a line.
  boolean adds() {
    return kind == Kind.LINE || kind == Kind.LINE_WITH_GAPS;
  }
}
