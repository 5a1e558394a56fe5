package umpire.live.log;

import java.util.List;

/// A table as its log has it.
public record StoredTable(List<Entry> entries, List<SeatKey> keys) {

  public StoredTable {
    entries = List.copyOf(entries);
    keys = List.copyOf(keys);
  }
}
