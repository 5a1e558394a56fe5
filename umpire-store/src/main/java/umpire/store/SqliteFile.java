package umpire.store;

import static java.lang.System.Logger.Level.WARNING;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteConfig.JournalMode;
import org.sqlite.SQLiteConfig.SynchronousMode;
import org.sqlite.SQLiteConfig.TransactionMode;
import org.sqlite.SQLiteDataSource;
import umpire.live.log.LogException;

/// A database in one SQLite file. One thread writes, with each commit flushed to disk; readers use
/// their own connections and never wait for it.
public record SqliteFile(Path file) implements Database {

  private static final System.Logger LOG = System.getLogger(SqliteFile.class.getName());

  /// How long to wait for another program that writes to this file.
  private static final int PATIENCE_MILLIS = 5_000;

  private static final int READERS = 4;

  /// The size in bytes to which the write-ahead log shrinks after it has grown, as during a long
  /// read such as a backup.
  static final int LONGEST_IDLE_LOG = 8 << 20;

  /// Opens the file, creating it and its folders if they do not exist. No other server can open it
  /// until the store is closed.
  @Override
  public Store open() throws LogException {
    if (Files.isDirectory(file)) {
      throw notOpened("it is a folder; name a file in it", new IllegalStateException());
    }
    Claim claim = Claim.of(file);
    try {
      create(file);
      SQLiteDataSource source = writing();
      named(() -> Schema.update(source(new SQLiteConfig()), source));
      HikariDataSource readers = readers();
      return new SqlStore(
          new GroupCommit(writer(source)),
          readers,
          SqlStore.Others.NONE,
          () -> {
            readers.close();
            emptyLog();
            claim.close();
          });
    } catch (LogException | RuntimeException e) {
      claim.close();
      throw e;
    }
  }

  /// An operation on the schema.
  private interface Check {
    void run() throws LogException.BrokenException;
  }

  /// Adds the name of the file to the message of a failure.
  private void named(Check check) throws LogException.BrokenException {
    try {
      check.run();
    } catch (LogException.BrokenException e) {
      throw notOpened(String.valueOf(e.getMessage()), e);
    }
  }

  private LogException.BrokenException notOpened(String why, Exception cause) {
    return new LogException.BrokenException("cannot open " + file + ": " + why, cause);
  }

  @Override
  public Store look() throws LogException {
    if (!Files.isRegularFile(file)) {
      throw notOpened("there is no such file", new IllegalStateException());
    }
    named(() -> Schema.assertReadable(reading()));
    HikariDataSource readers = readers();
    return new SqlStore(Writer.NONE, readers, SqlStore.Others.NONE, readers::close);
  }

  @Override
  public void copyTo(Path copy) throws LogException {
    look().close();
    create(copy); // SQLite treats an empty file as a new database
    try (Connection connection = reading().getConnection()) {
      TableRows.run(connection, "vacuum into ?", copy.toAbsolutePath().toString());
    } catch (SQLException e) {
      throw new LogException.BrokenException("cannot copy " + file + ": " + e.getMessage(), e);
    }
  }

  /// Creates the file with private permissions, which SQLite copies to the files beside it.
  private static void create(Path file) throws LogException.BrokenException {
    try {
      PrivateFile.create(file);
    } catch (IOException e) {
      throw new LogException.BrokenException("cannot create " + file + ": " + e, e);
    }
  }

  /// Moves everything from the write-ahead log into the file, so that the file alone is complete.
  /// SQLite does so when the last connection is closed, but not if that one is read-only.
  private void emptyLog() {
    try (Connection connection = writing().getConnection()) {
      TableRows.list(connection, "pragma wal_checkpoint(truncate)", row -> row.getInt(1));
    } catch (SQLException e) {
      LOG.log(WARNING, "cannot empty the write-ahead log of " + file, e);
    }
  }

  /// Lets SQLite check all pages.
  void assertWhole() throws LogException.BrokenException {
    try (Connection connection = reading().getConnection()) {
      List<String> found =
          TableRows.list(connection, "pragma integrity_check", row -> row.getString(1));
      if (!found.equals(List.of("ok"))) {
        throw new SQLException(String.join("; ", found));
      }
    } catch (SQLException e) {
      throw new LogException.BrokenException(file + " is damaged: " + e.getMessage(), e);
    }
  }

  private Connection writer(SQLiteDataSource source) throws LogException.BrokenException {
    try {
      Connection connection = source.getConnection();
      connection.setAutoCommit(false);
      return connection;
    } catch (SQLException e) {
      throw notOpened(String.valueOf(e.getMessage()), e);
    }
  }

  SQLiteDataSource writing() {
    var config = new SQLiteConfig();
    config.setJournalMode(JournalMode.WAL);
    config.setSynchronous(SynchronousMode.FULL);
    config.setTransactionMode(TransactionMode.IMMEDIATE);
    config.setJournalSizeLimit(LONGEST_IDLE_LOG);
    config.enforceForeignKeys(true);
    return source(config);
  }

  private SQLiteDataSource reading() {
    var config = new SQLiteConfig();
    config.setReadOnly(true);
    return source(config);
  }

  private SQLiteDataSource source(SQLiteConfig config) {
    config.setBusyTimeout(PATIENCE_MILLIS);
    var source = new SQLiteDataSource(config);
    source.setUrl("jdbc:sqlite:" + file.toAbsolutePath());
    return source;
  }

  private HikariDataSource readers() {
    var config = new HikariConfig();
    config.setPoolName("umpire-readers");
    config.setDataSource(reading());
    config.setMaximumPoolSize(READERS);
    config.setMinimumIdle(1);
    config.setReadOnly(true);
    config.setAutoCommit(false);
    return new HikariDataSource(config);
  }
}
