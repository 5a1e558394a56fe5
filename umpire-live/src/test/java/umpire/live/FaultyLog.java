package umpire.live;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import umpire.live.log.Answered;
import umpire.live.log.Append;
import umpire.live.log.LogFailure;
import umpire.live.log.MemoryLog;
import umpire.live.log.Stored;
import umpire.live.log.Summary;
import umpire.live.log.TableLog;

/// A log whose disk does what disks do.
final class FaultyLog implements TableLog {

  /// What is wrong with the next append.
  enum Fault {
    NONE,
    /// Nothing is written.
    FULL_DISK,
    /// It is written, but nobody can say so.
    LOST_FLUSH,
    /// Another machine was faster.
    OTHERS
  }

  final MemoryLog kept = new MemoryLog();
  Fault next = Fault.NONE;
  boolean unreadable;

  @Override
  public void append(Append append) throws LogFailure {
    Fault fault = next;
    next = Fault.NONE;
    switch (fault) {
      case NONE -> kept.append(append);
      case FULL_DISK -> throw new LogFailure.Broken("no space", new IOException("no space"));
      case LOST_FLUSH -> {
        kept.append(append);
        throw new LogFailure.Broken("flush failed", new IOException("flush failed"));
      }
      case OTHERS ->
          throw new LogFailure.Conflict(append.table(), append.entries().getFirst().seq());
    }
  }

  @Override
  public Optional<Stored> load(String table) throws LogFailure {
    if (unreadable) {
      throw new LogFailure.Broken("no disk", new IOException("no disk"));
    }
    return kept.load(table);
  }

  @Override
  public Optional<Answered> answered(String table, int seat, String key) {
    return kept.answered(table, seat, key);
  }

  @Override
  public List<Summary> listed(Summary.State state, int most) {
    return kept.listed(state, most);
  }

  @Override
  public List<String> unfinished() {
    return kept.unfinished();
  }

  @Override
  public void onOthers(Consumer<String> told) {
    // tests tell it themselves
  }

  @Override
  public void close() {
    // nothing is open
  }
}
