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

/// The one who writes: a thread that gathers what many tables want to write meanwhile into one
/// transaction, because it is the flush at its end that takes the time.
///
/// Nobody is answered before the commit has returned. The queue has no bound of its own: a table
/// waits for its answer, so there are never more in it than tables.
final class GroupCommit implements Writer {

  /// The most that one transaction takes; who comes last waits for all of them.
  private static final int MAX_CHANGES = 512;

  /// A change, and its outcome as soon as there is one: no failure if it is on the disk.
  private record Waiting(Change change, CompletableFuture<@Nullable LogException> outcome) {

    static Waiting of(Change change) {
      return new Waiting(change, new CompletableFuture<>());
    }
  }

  private final Connection connection;
  private final BlockingQueue<Waiting> queue = new LinkedBlockingQueue<>();
  private final Waiting end = Waiting.of(_ -> {});
  private boolean closed;

  /// Whether the database has ended a transaction without being told to. For the writing thread.
  private boolean undone;

  /// @param connection for the writer alone, without automatic commits; closed at the end
  GroupCommit(Connection connection) {
    this.connection = connection;
    Thread.ofPlatform().name("umpire-log-writer").daemon().start(this::writeAll);
  }

  /// An interrupt does not end the wait: whoever asked must learn what became of it.
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

  /// How many changes wait to be taken into a transaction.
  int waiting() {
    return queue.size();
  }

  /// Lets what is waiting be written, and takes no more.
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
      // What was acknowledged is on the disk: there is nobody to tell.
    }
    end.outcome().complete(null);
  }

  private void gather(List<Waiting> group) {
    try {
      group.add(queue.take());
      queue.drainTo(group, MAX_CHANGES - 1);
    } catch (InterruptedException e) {
      // Nobody ends this thread but close(), which does it otherwise.
    }
  }

  /// One transaction for all. If a statement fails, each is written apart, so that nobody is harmed
  /// by somebody else's change.
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

  /// Who comes late is told so after the commit, too: whoever was first may be in the same
  /// transaction, and cannot be seen before.
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

  /// When the disk is full SQLite undoes a transaction itself. Then none is open, of which the
  /// driver knows nothing: every further statement would count at once, and every commit would
  /// fail.
  private void beginIfUndone() throws SQLException {
    if (undone) {
      try (Statement statement = connection.createStatement()) {
        statement.execute("begin immediate");
      }
      undone = false;
    }
  }

  /// A commit whose flush failed may have left whole pages in the write-ahead log, which would
  /// count after a crash. They go when the log is emptied; if that fails too, the next commit
  /// overwrites them.
  private void sweep() {
    try (Statement statement = connection.createStatement()) {
      statement.execute("pragma wal_checkpoint(truncate)");
      connection.commit();
    } catch (SQLException e) {
      undo();
    }
  }
}
