package umpire.store;

import java.sql.Connection;
import java.sql.SQLException;
import umpire.live.log.LogException;

/// Who writes to a database.
interface Writer extends AutoCloseable {

  /// Something to write, possibly in one transaction with others. It may say
  /// [LogException.ConflictException] as long as it has written nothing.
  @FunctionalInterface
  interface Change {
    void make(Connection connection) throws SQLException, LogException.ConflictException;
  }

  /// Of a database that was opened to read.
  Writer NONE =
      new Writer() {
        @Override
        public void write(Change change) throws LogException {
          throw new LogException.BrokenException(
              "opened only to read", new IllegalStateException());
        }

        @Override
        public void close() {}
      };

  /// Makes the change and waits until it is on the disk.
  void write(Change change) throws LogException;

  @Override
  void close();
}
