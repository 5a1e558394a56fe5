package umpire.store;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.Objects;
import java.util.Set;
import javax.sql.DataSource;
import umpire.live.log.LogException;

/// Writes each change in a transaction of its own, on one of a few connections: PostgreSQL groups
/// the flushes of those who commit at once by itself.
///
/// @param claim asked before each change whether it may be made
record PooledWriter(DataSource pool, ClaimCheck claim) implements Writer {

  /// Whether this server still has the database for itself.
  @FunctionalInterface
  interface ClaimCheck {

    /// Of a server that shares it.
    ClaimCheck ALWAYS = () -> {};

    void check() throws LogException.BrokenException;
  }

  private static final int ATTEMPTS = 5;

  /// Somebody else's transaction came between: they wrote what this one was to write, or both
  /// waited for each other. Made again, the change sees what they did.
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

  /// Closing a connection without a commit undoes what it did.
  private void writeOnce(Change change) throws SQLException, LogException {
    try (Connection connection = pool.getConnection()) {
      change.make(connection);
      connection.commit();
    }
  }

  /// The pool is not its own.
  @Override
  public void close() {}
}
