package umpire.core.verify;

import java.util.List;
import umpire.core.text.Note;

/// A proposal for repairing a faulty game.
///
/// @param ways changes, each of which would make the rest legal: one, or two that are equally
///   likely
/// @param said the proposal as a clause, with its reasons
public record Repair(List<Note> ways, Note said) {
  public Repair {
    ways = List.copyOf(ways);
  }

  /// The changes in English.
  public List<String> changes() {
    return ways.stream().map(Note::text).toList();
  }

  /// The clause in English.
  public String told() {
    return said.text();
  }
}
