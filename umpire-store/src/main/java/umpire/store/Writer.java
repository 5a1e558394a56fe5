package umpire.store;

import java.sql.Connection;
import java.sql.SQLException;
import umpire.live.log.LogFailure;

/// Who writes to a database.
interface Writer extends AutoCloseable {

  /// Something to write, possibly in one transaction with others. It may say [LogFailure.Conflict]
  /// as long as it has written nothing.
  @FunctionalInterface
  interface Change {
    void make(Connection connection) throws SQLException, LogFailure.Conflict;
  }

  /// Of a database that was opened to read.
  Writer NONE =
      new Writer() {
        @Override
        public void write(Change change) throws LogFailure {
          throw new LogFailure.Broken("opened only to read", new IllegalStateException());
        }

        @Override
        public void close() {}
      };

  /// Makes the change and waits until it is on the disk.
  void write(Change change) throws LogFailure;

  @Override
  void close();
}
