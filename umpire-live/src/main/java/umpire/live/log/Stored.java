package umpire.live.log;

import java.util.List;

/// A table as its log has it.
public record Stored(List<Entry> entries, List<SeatKey> keys) {

  public Stored {
    entries = List.copyOf(entries);
    keys = List.copyOf(keys);
  }
}
