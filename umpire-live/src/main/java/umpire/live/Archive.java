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

/// Reads games from table logs with all cards, for exports, backups and checks. Tables that are
/// being played are not affected.
public final class Archive {

  private Archive() {}

  /// A game in the archive.
  ///
  /// @param record the record so far, with all cards; empty if the game has not begun or cannot be
  ///   written
  /// @param paused why the game cannot continue: the program would rule on it differently today, or
  ///   cannot show it to a viewer; empty if it can
  public record ArchivedGame(Optional<String> record, Optional<String> paused) {}

  /// Reads the log of a table, and checks that the game can be ruled on again and shown to every
  /// viewer.
  ///
  /// @throws LogException.BrokenException if the log is not one that this program writes
  public static ArchivedGame read(String id, StoredTable stored)
      throws LogException.BrokenException {
    TableState table = TableState.of(id, stored);
    if (table.pauseReason().isEmpty()) {
      unshown(table).ifPresent(table::pause);
    }
    try {
      return new ArchivedGame(record(table, new Viewer.Arbiter()), table.fullPauseReason());
    } catch (RuntimeException fault) {
      return new ArchivedGame(Optional.empty(), table.fullPauseReason());
    }
  }

  private static Optional<String> record(TableState table, Viewer viewer) {
    return RecordView.of(table, viewer) instanceof QueryResult.Known<String>(String text)
        ? Optional.of(text)
        : Optional.empty();
  }

  /// Returns why a viewer cannot be shown the game's updates, position or record; empty if all can.
  private static Optional<String> unshown(TableState table) {
    List<Viewer> viewers = viewers(table.seats());
    var again = new TableState(table.id(), table.settings());
    table.entries().forEach(entry -> again.replay(entry, viewers));
    if (again.pauseReason().isPresent()) {
      return again.fullPauseReason();
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
