package umpire.core.repair;

import java.util.List;
import umpire.core.match.ActorEvent;
import umpire.core.text.Note;
import umpire.core.text.Sentence;

/// One change of a record: so many of its lines give way to these acts.
///
/// @param at the first line that is changed, or above which something is added, from 0
/// @param removed how many lines go
/// @param acts what stands there instead
/// @param place which line that is, as in `line 12`
/// @param change in words; of a line that is added the line itself
/// @param kind what sort of mistake it undoes
record RepairEdit(
    int at, int removed, List<ActorEvent> acts, Note place, Sentence change, Kind kind) {

  /// What somebody who writes a record does wrong.
  enum Kind {
    /// A letter is wrong.
    SLIP,
    /// A line stands there twice, or two lines have changed places.
    ORDER,
    /// A word or who acts is another one.
    WORD,
    /// A line is missing.
    LINE,
    /// A line is missing, and cards are missing in it that nothing else shows.
    LINE_WITH_GAPS
  }

  RepairEdit {
    acts = List.copyOf(acts);
  }

  /// The change in words.
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

  /// The line that is added.
  String line() {
    return change.text();
  }

  /// Whether it adds a line.
  boolean adds() {
    return kind == Kind.LINE || kind == Kind.LINE_WITH_GAPS;
  }
}
