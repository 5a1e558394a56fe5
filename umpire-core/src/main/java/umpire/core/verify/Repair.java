package umpire.core.verify;

import java.util.List;
import umpire.core.text.Note;

/// A proposal for repairing a faulty game.
///
/// @param changes the changes, each of which would make the rest legal: one, or two that are
///   equally likely
/// @param proposal the proposal as a clause, with its reasons
public record Repair(List<Note> changes, Note proposal) {
  public Repair {
    changes = List.copyOf(changes);
  }

  /// The changes in English.
  public List<String> changeTexts() {
    return changes.stream().map(Note::text).toList();
  }

  /// The clause in English.
  public String text() {
    return proposal.text();
  }
}
