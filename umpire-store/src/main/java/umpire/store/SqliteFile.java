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

/// A database in one file beside the server: SQLite. One thread writes, each commit flushed to the
/// disk; readers have connections of their own and wait for nobody.
public record SqliteFile(Path file) implements Database {

  private static final System.Logger LOG = System.getLogger(SqliteFile.class.getName());

  /// How long to wait for another program that writes to the same file.
  private static final int PATIENCE_MILLIS = 5_000;

  private static final int READERS = 4;

  /// The write-ahead log grows while somebody reads for long, such as a copy that is made. Later it
  /// shrinks to this many bytes.
  static final int LONGEST_IDLE_LOG = 8 << 20;

  /// Opens the file, which is made if it is not there, as are the folders above it. Nobody else may
  /// serve tables from it as long as the store is open.
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

  /// Something to do with the schema.
  private interface Check {
    void run() throws LogException.BrokenException;
  }

  /// A fault is told with the name of the file.
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
    create(copy); // SQLite takes an empty file for none
    try (Connection connection = reading().getConnection()) {
      TableRows.run(connection, "vacuum into ?", copy.toAbsolutePath().toString());
    } catch (SQLException e) {
      throw new LogException.BrokenException("cannot copy " + file + ": " + e.getMessage(), e);
    }
  }

  /// SQLite gives the files beside the database the permissions that this one has.
  private static void create(Path file) throws LogException.BrokenException {
    try {
      PrivateFile.create(file);
    } catch (IOException e) {
      throw new LogException.BrokenException("cannot create " + file + ": " + e, e);
    }
  }

  /// Brings everything from the write-ahead log into the file, so that the file alone is whole. By
  /// itself SQLite does so when the last connection is closed, but not if that one only reads.
  private void emptyLog() {
    try (Connection connection = writing().getConnection()) {
      TableRows.list(connection, "pragma wal_checkpoint(truncate)", row -> row.getInt(1));
    } catch (SQLException e) {
      LOG.log(WARNING, "the write-ahead log stays beside " + file, e);
    }
  }

  /// Has SQLite look at all its pages.
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
