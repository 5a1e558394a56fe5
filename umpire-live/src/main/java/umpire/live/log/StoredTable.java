package umpire.live.log;

import java.util.List;

/// The stored entries and seat keys of a table.
public record StoredTable(List<Entry> entries, List<SeatKey> keys) {

  public StoredTable {
    entries = List.copyOf(entries);
    keys = List.copyOf(keys);
  }
}
