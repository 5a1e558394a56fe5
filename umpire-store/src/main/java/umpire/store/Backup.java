package umpire.store;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.sql.Connection;
import java.sql.SQLException;
import umpire.live.log.LogException;

/// Makes and restores backups of a database. A backup is one SQLite file, whichever kind the
/// database is. It is put in its final location only after every game in it was verified and its
/// bytes are on disk.
public final class Backup {

  /// The target of a backup or a restore already exists and would be overwritten.
  public static final class AlreadyExistsException extends Exception {
    private static final long serialVersionUID = 1L;

    AlreadyExistsException(String what) {
      super(what);
    }

    AlreadyExistsException(Path file) {
      this(file + " already exists");
    }
  }

  private Backup() {}

  /// Copies a database as of one moment, even while a server writes to it. If the copy has faults,
  /// it is kept for inspection under the name `to` with `.faulty` added.
  public static StoreCheck save(Database from, Path to)
      throws LogException, IOException, AlreadyExistsException {
    if (Files.exists(to)) {
      throw new AlreadyExistsException(to);
    }
    Path part = beside(to, ".part");
    Files.deleteIfExists(part);
    from.copyTo(part);
    StoreCheck check = survey(part);
    if (check.faults().isEmpty()) {
      flush(part);
      Files.move(part, to);
      flushFolder(to);
    } else {
      Files.move(part, beside(to, ".faulty"), StandardCopyOption.REPLACE_EXISTING);
    }
    return check;
  }

  /// Restores a backup to where a server finds its tables. A backup with faults is not restored.
  ///
  /// @param force whether to replace an existing file; the old one is kept with `.replaced` added
  ///   to its name
  public static StoreCheck restore(Path from, Database to, boolean force)
      throws LogException, IOException, AlreadyExistsException {
    if (!Files.isRegularFile(from)) {
      throw new LogException.BrokenException(
          "there is no file " + from, new IOException("no such file"));
    }
    return switch (to) {
      case SqliteFile file -> restore(from, file, force);
      case PostgresServer server -> restore(from, server);
    };
  }

  private static StoreCheck restore(Path from, SqliteFile to, boolean force)
      throws LogException, IOException, AlreadyExistsException {
    try (Claim _ = Claim.of(to.file())) {
      if (Files.exists(to.file()) && !force) {
        throw new AlreadyExistsException(to.file());
      }
      Path part = beside(to.file(), ".part");
      Files.deleteIfExists(part);
      new SqliteFile(from).copyTo(part);
      StoreCheck check = survey(part);
      if (check.faults().isEmpty()) {
        flush(part);
        putAside(to.file());
        Files.move(part, to.file(), StandardCopyOption.ATOMIC_MOVE);
        flushFolder(to.file());
      } else {
        Files.delete(part);
      }
      return check;
    }
  }

  /// Restores to a server, but only into an empty database: unlike a file, an old one could not be
  /// kept.
  private static StoreCheck restore(Path from, PostgresServer to)
      throws LogException, IOException, AlreadyExistsException {
    Path folder = Files.createTempDirectory("umpire-restore");
    var part = new SqliteFile(folder.resolve("part.db"));
    try {
      new SqliteFile(from).copyTo(part.file());
      StoreCheck check = survey(part.file());
      if (check.faults().isEmpty()) {
        part.open().close(); // upgrades an older backup
        to.fillFrom(part);
      }
      return check;
    } finally {
      for (String rest : new String[] {"", "-wal", "-shm", ".lock"}) {
        Files.deleteIfExists(beside(part.file(), rest));
      }
      Files.delete(folder);
    }
  }

  private static StoreCheck survey(Path file) throws LogException, IOException {
    var copy = new SqliteFile(file);
    copy.assertWhole();
    try (Store store = copy.look()) {
      return StoreCheck.of(store, (_, _) -> {});
    }
  }

  /// Renames the old file after moving its write-ahead log into it: SQLite would apply a remaining
  /// log to the new file.
  private static void putAside(Path file) throws IOException, LogException {
    if (!Files.exists(file)) {
      return;
    }
    try (Connection connection = new SqliteFile(file).writing().getConnection()) {
      TableRows.list(connection, "pragma wal_checkpoint(truncate)", row -> row.getInt(1));
    } catch (SQLException e) {
      throw new LogException.BrokenException(
          "cannot keep the old " + file + ": " + e.getMessage(), e);
    }
    for (String rest : new String[] {"-wal", "-shm"}) {
      Files.deleteIfExists(beside(file, rest));
    }
    Files.move(file, beside(file, ".replaced"), StandardCopyOption.REPLACE_EXISTING);
  }

  private static Path beside(Path file, String ending) {
    return file.resolveSibling(file.getFileName() + ending);
  }

  /// Flushes a file to disk; SQLite does not flush a copy.
  private static void flush(Path file) throws IOException {
    try (var channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
      channel.force(true);
    }
  }

  /// Flushes a folder, so that the name of a new file is also on disk. Where folders cannot be
  /// opened, the system does this.
  private static void flushFolder(Path file) {
    Path folder = file.toAbsolutePath().getParent();
    if (folder != null) {
      try (var channel = FileChannel.open(folder, StandardOpenOption.READ)) {
        channel.force(true);
      } catch (IOException e) {
        // Windows cannot open folders.
      }
    }
  }
}
