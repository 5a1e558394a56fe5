package umpire.store;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.Objects;
import java.util.Set;
import javax.sql.DataSource;
import umpire.live.log.LogException;

/// Writes each change in a separate transaction, on one of several connections: PostgreSQL combines
/// the flushes of concurrent commits.
///
/// @param claim checked before each change
record PooledWriter(DataSource pool, ClaimCheck claim) implements Writer {

  /// Checks that this server may still write to the database.
  @FunctionalInterface
  interface ClaimCheck {

    /// For a server that shares the database.
    ClaimCheck ALWAYS = () -> {};

    void check() throws LogException.BrokenException;
  }

  private static final int ATTEMPTS = 5;

  /// Error codes for a conflict with another transaction or a deadlock. A second attempt sees what
  /// the other transaction has written.
  private static final Set<String> CROSSED = Set.of("40001", "40P01");

  @Override
  public void write(Change change) throws LogException {
    claim.check();
    for (int attempt = 1; ; attempt++) {
      try {
        writeOnce(change);
        return;
      } catch (SQLException e) {
        if (attempt == ATTEMPTS || !CROSSED.contains(Objects.toString(e.getSQLState()))) {
          throw new LogException.BrokenException("not stored: " + e.getMessage(), e);
        }
      }
    }
  }

  /// Makes a change once. Closing the connection without a commit rolls it back.
  private void writeOnce(Change change) throws SQLException, LogException {
    try (Connection connection = pool.getConnection()) {
      change.make(connection);
      connection.commit();
    }
  }

  /// Leaves the pool open, which belongs to the caller.
  @Override
  public void close() {}
}
