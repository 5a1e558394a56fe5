package umpire.store;

import java.sql.Connection;
import java.sql.SQLException;
import umpire.live.log.LogException;

/// Writes changes to a database.
interface Writer extends AutoCloseable {

  /// A change, possibly in one transaction with others. It may throw
  /// [LogException.ConflictException] only while it has written nothing.
  @FunctionalInterface
  interface Change {
    void make(Connection connection) throws SQLException, LogException.ConflictException;
  }

  /// For a database that is open for reading only.
  Writer NONE =
      new Writer() {
        @Override
        public void write(Change change) throws LogException {
          throw new LogException.BrokenException(
              "the database is open for reading only", new IllegalStateException());
        }

        @Override
        public void close() {}
      };

  /// Makes the change and waits until it is on disk.
  void write(Change change) throws LogException;

  @Override
  void close();
}
