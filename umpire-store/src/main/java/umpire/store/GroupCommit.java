package umpire.store;

import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import org.jspecify.annotations.Nullable;
import umpire.live.log.LogException;

/// A writer with one thread that combines waiting changes of many tables into one transaction,
/// because the flush at its end takes most of the time.
///
/// No change is acknowledged before the commit has returned. The queue has no limit of its own:
/// each table waits for its answer, so there are never more changes in it than tables.
final class GroupCommit implements Writer {

  /// The largest number of changes in a transaction; each of them waits for the whole.
  private static final int MAX_CHANGES = 512;

  /// A change and its outcome, once known: null if it is on disk.
  private record Waiting(Change change, CompletableFuture<@Nullable LogException> outcome) {

    static Waiting of(Change change) {
      return new Waiting(change, new CompletableFuture<>());
    }
  }

  private final Connection connection;
  private final BlockingQueue<Waiting> queue = new LinkedBlockingQueue<>();
  private final Waiting end = Waiting.of(_ -> {});
  private boolean closed;

  /// Whether the database has rolled back a transaction by its own decision. Only the writing
  /// thread may use it.
  private boolean undone;

  /// @param connection used by this writer alone, without automatic commits; closed at the end
  GroupCommit(Connection connection) {
    this.connection = connection;
    Thread.ofPlatform().name("umpire-log-writer").daemon().start(this::writeAll);
  }

  /// Waits even if interrupted: the caller must learn whether the change was stored.
  @Override
  public void write(Change change) throws LogException {
    Waiting waiting = Waiting.of(change);
    enqueue(waiting);
    LogException failure = waiting.outcome().join();
    if (failure != null) {
      throw failure;
    }
  }

  private synchronized void enqueue(Waiting waiting) throws LogException.BrokenException {
    if (closed) {
      throw new LogException.BrokenException("the log is closed", new IllegalStateException());
    }
    queue.add(waiting);
  }

  /// Returns the number of changes that wait for a transaction.
  int waiting() {
    return queue.size();
  }

  /// Refuses further changes, and waits until the pending ones are written.
  @Override
  public void close() {
    synchronized (this) {
      if (!closed) {
        closed = true;
        queue.add(end);
      }
    }
    end.outcome().join();
  }

  private void writeAll() {
    var group = new ArrayList<Waiting>(MAX_CHANGES);
    boolean more = true;
    while (more) {
      gather(group);
      more = !group.remove(end);
      writeTogether(group);
      group.clear();
    }
    try {
      connection.close();
    } catch (SQLException e) {
      // Everything acknowledged is on disk, so this failure has no consequence.
    }
    end.outcome().complete(null);
  }

  private void gather(List<Waiting> group) {
    try {
      group.add(queue.take());
      queue.drainTo(group, MAX_CHANGES - 1);
    } catch (InterruptedException e) {
      // Only close() ends this thread, by its marker.
    }
  }

  /// Writes all changes in one transaction. If a statement fails, writes each change separately, so
  /// that one bad change does not affect the others.
  private void writeTogether(List<Waiting> group) {
    var outcomes = new ArrayList<@Nullable LogException>(group.size());
    try {
      beginIfUndone();
      for (Waiting waiting : group) {
        outcomes.add(make(waiting));
      }
    } catch (SQLException | RuntimeException | Error e) {
      undo();
      if (group.size() == 1) {
        fail(group, e);
      } else {
        group.forEach(waiting -> writeTogether(List.of(waiting)));
      }
      return;
    }
    if (!group.isEmpty()) {
      commit(group, outcomes);
    }
  }

  /// Makes a change. A conflict is also reported only after the commit: the earlier change may be
  /// in this transaction, and is not visible before.
  private @Nullable LogException make(Waiting waiting) throws SQLException {
    try {
      waiting.change().make(connection);
      return null;
    } catch (LogException.ConflictException conflict) {
      return conflict;
    }
  }

  private void commit(List<Waiting> group, List<@Nullable LogException> outcomes) {
    try {
      connection.commit();
    } catch (SQLException | RuntimeException | Error e) {
      undo();
      sweep();
      fail(group, e);
      return;
    }
    for (int i = 0; i < group.size(); i++) {
      group.get(i).outcome().complete(outcomes.get(i));
    }
  }

  private static void fail(List<Waiting> group, Throwable cause) {
    var broken = new LogException.BrokenException("not stored: " + cause.getMessage(), cause);
    group.forEach(waiting -> waiting.outcome().complete(broken));
  }

  private void undo() {
    try {
      connection.rollback();
    } catch (SQLException e) {
      undone = true;
    }
  }

  /// Begins a transaction if SQLite has rolled back the last one, as it does when the disk is full.
  /// The driver does not notice that none is open: otherwise each further statement would take
  /// effect at once and each commit would fail.
  private void beginIfUndone() throws SQLException {
    if (undone) {
      try (Statement statement = connection.createStatement()) {
        statement.execute("begin immediate");
      }
      undone = false;
    }
  }

  /// Empties the write-ahead log after a failed flush. It may contain complete pages, which would
  /// count after a crash. If emptying fails as well, the next commit overwrites them.
  private void sweep() {
    try (Statement statement = connection.createStatement()) {
      statement.execute("pragma wal_checkpoint(truncate)");
      connection.commit();
    } catch (SQLException e) {
      undo();
    }
  }
}
