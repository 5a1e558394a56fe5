package umpire.store;

import static java.lang.System.Logger.Level.ERROR;
import static java.util.concurrent.TimeUnit.MILLISECONDS;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.Properties;
import java.util.concurrent.CountDownLatch;
import umpire.live.log.LogException;

/// One server's exclusive claim to a PostgreSQL database, as [Claim] is to a file.
///
/// It is an advisory lock on a separate connection, so it ends with its owner, even after a crash.
/// If the connection breaks, the claim is made again; until then nothing is written.
final class DatabaseClaim implements AutoCloseable {

  private static final System.Logger LOG = System.getLogger(DatabaseClaim.class.getName());

  /// "umpire" in ASCII. Advisory locks belong to one database, so every database has this one.
  private static final long KEY = 0x756d70697265L;

  /// A machine that disappears keeps its claim for about half a minute.
  private static final List<String> KEEP_ALIVE =
      List.of(
          "set tcp_keepalives_idle = 10",
          "set tcp_keepalives_interval = 5",
          "set tcp_keepalives_count = 3");

  private static final int PATIENCE_SECONDS = 5;

  private final String url;
  private final Properties account;
  private final Duration pause;
  private final CountDownLatch closed = new CountDownLatch(1);
  private volatile Connection connection;
  private volatile boolean held = true;

  /// @param pause interval between checks of the connection
  /// @throws LogException.BrokenException if another server has the claim
  DatabaseClaim(String url, Properties account, Duration pause)
      throws LogException.BrokenException {
    this.url = url;
    this.account = account;
    this.pause = pause;
    try {
      this.connection = claimed();
    } catch (SQLException e) {
      throw new LogException.BrokenException("cannot reach the database: " + e.getMessage(), e);
    }
    Thread.ofPlatform().name("umpire-claim").daemon().start(this::watch);
  }

  /// Returns a new connection that holds the lock.
  private Connection claimed() throws SQLException, LogException.BrokenException {
    Connection fresh = DriverManager.getConnection(url, account);
    try {
      for (String setting : KEEP_ALIVE) {
        TableRows.run(fresh, setting);
      }
      String lock = "select pg_try_advisory_lock(" + KEY + ")";
      if (TableRows.list(fresh, lock, row -> row.getBoolean(1)).equals(List.of(true))) {
        return fresh;
      }
    } catch (SQLException e) {
      fresh.close();
      throw e;
    }
    fresh.close();
    throw taken();
  }

  private static LogException.BrokenException taken() {
    return new LogException.BrokenException(
        "another server has this database open; several servers on one database are not supported"
            + " yet: stop the other one, or name another database",
        new IllegalStateException("locked"));
  }

  /// Refuses to write while another server may have the claim.
  void assertHeld() throws LogException.BrokenException {
    if (!held) {
      throw taken();
    }
  }

  private void watch() {
    while (!isClosedAfterAPause()) {
      try {
        if (!connection.isValid(PATIENCE_SECONDS)) {
          held = false;
          connection.close();
          connection = claimed();
          held = true;
        }
      } catch (SQLException | LogException.BrokenException e) {
        if (closed.getCount() > 0) {
          LOG.log(
              ERROR, "lost the lock on the database; nothing is stored until it is regained", e);
        }
      }
    }
    release();
  }

  private boolean isClosedAfterAPause() {
    try {
      return closed.await(pause.toMillis(), MILLISECONDS);
    } catch (InterruptedException e) {
      return false; // only close() ends this thread, by the latch
    }
  }

  /// Releases the lock before closing the connection. Otherwise the database keeps the lock until
  /// it notices, and a server restarted at once would be refused.
  private void release() {
    try (Connection ending = connection) {
      ending.setNetworkTimeout(Runnable::run, PATIENCE_SECONDS * 1000);
      TableRows.list(ending, "select pg_advisory_unlock(" + KEY + ")", row -> row.getBoolean(1));
    } catch (SQLException e) {
      // The lock ends with the process at the latest.
    }
  }

  @Override
  public void close() {
    closed.countDown();
    release();
  }
}
