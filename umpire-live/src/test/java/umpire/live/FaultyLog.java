package umpire.live;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import umpire.live.log.Append;
import umpire.live.log.CompletedCommand;
import umpire.live.log.LogException;
import umpire.live.log.MemoryLog;
import umpire.live.log.StoredTable;
import umpire.live.log.Summary;
import umpire.live.log.TableLog;

/// A log with the failures of real disks.
final class FaultyLog implements TableLog {

  /// The failure of the next append.
  enum Fault {
    NONE,
    /// The append stores nothing.
    FULL_DISK,
    /// The append is stored, but fails.
    LOST_FLUSH,
    /// Another server appends first.
    OTHERS
  }

  final MemoryLog kept = new MemoryLog();
  Fault next = Fault.NONE;
  boolean unreadable;

  @Override
  public void append(Append append) throws LogException {
    Fault fault = next;
    next = Fault.NONE;
    switch (fault) {
      case NONE -> kept.append(append);
      case FULL_DISK ->
          throw new LogException.BrokenException("no space", new IOException("no space"));
      case LOST_FLUSH -> {
        kept.append(append);
        throw new LogException.BrokenException("flush failed", new IOException("flush failed"));
      }
      case OTHERS ->
          throw new LogException.ConflictException(
              append.table(), append.entries().getFirst().seq());
    }
  }

  @Override
  public Optional<StoredTable> load(String table) throws LogException {
    if (unreadable) {
      throw new LogException.BrokenException("no disk", new IOException("no disk"));
    }
    return kept.load(table);
  }

  @Override
  public Optional<CompletedCommand> findCompleted(String table, int seat, String key) {
    return kept.findCompleted(table, seat, key);
  }

  @Override
  public List<Summary> list(Summary.State state, int most) {
    return kept.list(state, most);
  }

  @Override
  public List<String> unfinished() {
    return kept.unfinished();
  }

  @Override
  public void onExternalAppend(Consumer<String> told) {
    // tests notify the table directly
  }

  @Override
  public void close() {
    // nothing is open
  }
}
