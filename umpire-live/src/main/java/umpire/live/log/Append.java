package umpire.live.log;

import java.util.List;
import java.util.Optional;

/// All that one command writes. It becomes durable together, or not at all.
///
/// @param entries in their order, without a gap to what is there
/// @param keys secrets of seats that come with it: they take the place of older ones
/// @param answered the command, if its sender may send it again
/// @param summary the table after it
public record Append(
    List<Entry> entries, List<SeatKey> keys, Optional<CompletedCommand> answered, Summary summary) {

  public Append {
    entries = List.copyOf(entries);
    keys = List.copyOf(keys);
  }

  /// The table that it belongs to.
  public String table() {
    return summary.id();
  }
}
