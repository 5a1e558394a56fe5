package umpire.live.log;

import java.util.List;
import java.util.Optional;

/// All that one command writes. It is stored atomically: completely or not at all.
///
/// @param entries in order, following the stored ones without a gap
/// @param keys new seat keys; they replace older ones of their seats
/// @param answered the command, if its sender may send it again
/// @param summary of the table after the command
public record Append(
    List<Entry> entries, List<SeatKey> keys, Optional<CompletedCommand> answered, Summary summary) {

  public Append {
    entries = List.copyOf(entries);
    keys = List.copyOf(keys);
  }

  /// Returns the id of the table.
  public String table() {
    return summary.id();
  }
}
