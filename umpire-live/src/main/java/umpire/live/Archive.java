package umpire.live;

import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import umpire.core.match.Viewer;
import umpire.live.log.LogException;
import umpire.live.log.StoredTable;
import umpire.live.message.QueryResult;
import umpire.live.show.RecordView;
import umpire.live.show.UnshowableException;
import umpire.live.show.UpdateJson;
import umpire.live.state.TableState;

/// Reads games from their logs for whoever keeps the house: for copies and collections. It sees
/// everything, and nobody at a table is asked or told.
public final class Archive {

  private Archive() {}

  /// A game in the archive.
  ///
  /// @param record as far as it has come, with all cards; empty if it has not begun
  /// @param paused why it does not go on: what it was played by would be ruled otherwise today, or
  ///   somebody cannot be shown it
  public record ArchivedGame(Optional<String> record, Optional<String> paused) {}

  /// Reads the log of a table, and tries whether it can be told and shown to everybody.
  ///
  /// @throws LogException.BrokenException if no program has written such a log
  public static ArchivedGame read(String id, StoredTable stored)
      throws LogException.BrokenException {
    TableState table = TableState.of(id, stored);
    if (table.paused().isEmpty()) {
      unshown(table).ifPresent(table::pause);
    }
    try {
      return new ArchivedGame(record(table, new Viewer.Arbiter()), table.pausedInFull());
    } catch (RuntimeException fault) {
      return new ArchivedGame(Optional.empty(), table.pausedInFull());
    }
  }

  private static Optional<String> record(TableState table, Viewer viewer) {
    return RecordView.of(table, viewer) instanceof QueryResult.Known<String>(String text)
        ? Optional.of(text)
        : Optional.empty();
  }

  /// Why somebody cannot be told what happened, or be shown how it stands, or read the record.
  private static Optional<String> unshown(TableState table) {
    List<Viewer> viewers = viewers(table.seats());
    var again = new TableState(table.id(), table.settings());
    table.entries().forEach(entry -> again.takeAgain(entry, viewers));
    if (again.paused().isPresent()) {
      return again.pausedInFull();
    }
    try {
      for (Viewer viewer : viewers) {
        List<Boolean> here = Collections.nCopies(table.seats(), true);
        new UpdateJson(again, here, Instant.EPOCH).of(viewer, again.seq(), List.of());
        record(again, viewer);
      }
      return Optional.empty();
    } catch (RuntimeException fault) {
      return Optional.of(UnshowableException.why(fault));
    }
  }

  private static List<Viewer> viewers(int seats) {
    var viewers = new ArrayList<Viewer>(List.of(new Viewer.Arbiter(), new Viewer.Spectator()));
    for (int seat = 0; seat < seats; seat++) {
      viewers.add(new Viewer.Player(seat));
    }
    return viewers;
  }
}
