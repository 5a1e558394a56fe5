package umpire.live;

import java.util.Optional;
import umpire.core.match.Viewer;
import umpire.live.log.LogFailure;
import umpire.live.log.Stored;

/// Reads games from their logs for whoever keeps the house: for copies and collections. It sees
/// everything, and nobody at a table is asked or told.
public final class Archive {

  private Archive() {}

  /// A game in the archive.
  ///
  /// @param record as far as it has come, with all cards; empty if it has not begun
  /// @param paused why it does not go on: what it was played by would be ruled otherwise today
  public record Kept(Optional<String> record, Optional<String> paused) {}

  /// Reads the log of a table.
  ///
  /// @throws LogFailure.Broken if no program has written such a log
  public static Kept read(String id, Stored stored) throws LogFailure.Broken {
    TableState table = TableState.of(id, stored);
    Optional<String> record =
        RecordSheet.of(table, new Viewer.Arbiter()) instanceof Asked.Known<String>(String text)
            ? Optional.of(text)
            : Optional.empty();
    return new Kept(record, table.paused());
  }
}
