package umpire.core.verify;

import java.util.List;
import umpire.core.text.Note;

/// What would mend a game that is at fault.
///
/// @param ways changes, each of which would make the rest legal: one, or two that are equally
///   likely
/// @param said the same as a clause, with what it rests on
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
