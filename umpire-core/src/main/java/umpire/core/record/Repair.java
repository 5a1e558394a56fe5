package umpire.core.record;

import java.util.List;

/// What would mend a game that is at fault.
///
/// @param changes each of which would make the rest legal: one, or two that are equally likely
/// @param told the same as a clause, with what it rests on
public record Repair(List<String> changes, String told) {
  public Repair {
    changes = List.copyOf(changes);
  }
}
