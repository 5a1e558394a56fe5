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

/// Copies of a database, and the way back. A copy is one SQLite file, of whichever kind the
/// database is; it counts only after every game in it was verified and its bytes are on the disk.
public final class Backup {

  /// Something is where a copy should go, and would be overwritten.
  public static final class AlreadyExistsException extends Exception {
    private static final long serialVersionUID = 1L;

    AlreadyExistsException(String what) {
      super(what);
    }

    AlreadyExistsException(Path file) {
      this(file + " is there already");
    }
  }

  private Backup() {}

  /// Copies a database, also while a server writes to it: the copy is of one moment. If something
  /// is wrong with it, it is kept for looking at under another name, with `.faulty` behind it.
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

  /// Puts a copy where a server finds its tables. A copy with a fault is not taken.
  ///
  /// @param force whether a file that is there may be replaced; what was there before is kept under
  ///   another name, with `.replaced` behind it
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

  /// Nothing is kept beside on a server: there only an empty database is filled.
  private static StoreCheck restore(Path from, PostgresServer to)
      throws LogException, IOException, AlreadyExistsException {
    Path folder = Files.createTempDirectory("umpire-restore");
    var part = new SqliteFile(folder.resolve("part.db"));
    try {
      new SqliteFile(from).copyTo(part.file());
      StoreCheck check = survey(part.file());
      if (check.faults().isEmpty()) {
        part.open().close(); // an older copy is brought up to date
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

  /// The old file goes with its write-ahead log inside, never without: a log that is left behind
  /// would be taken for the new file's.
  private static void putAside(Path file) throws IOException, LogException {
    if (!Files.exists(file)) {
      return;
    }
    try (Connection connection = new SqliteFile(file).writing().getConnection()) {
      TableRows.list(connection, "pragma wal_checkpoint(truncate)", row -> row.getInt(1));
    } catch (SQLException e) {
      throw new LogException.BrokenException(
          "cannot put the old " + file + " aside: " + e.getMessage(), e);
    }
    for (String rest : new String[] {"-wal", "-shm"}) {
      Files.deleteIfExists(beside(file, rest));
    }
    Files.move(file, beside(file, ".replaced"), StandardCopyOption.REPLACE_EXISTING);
  }

  private static Path beside(Path file, String ending) {
    return file.resolveSibling(file.getFileName() + ending);
  }

  /// SQLite does not flush a copy by itself.
  private static void flush(Path file) throws IOException {
    try (var channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
      channel.force(true);
    }
  }

  /// The name, too, is on the disk. Where folders cannot be opened, the system does it.
  private static void flushFolder(Path file) {
    Path folder = file.toAbsolutePath().getParent();
    if (folder != null) {
      try (var channel = FileChannel.open(folder, StandardOpenOption.READ)) {
        channel.force(true);
      } catch (IOException e) {
        // So on Windows.
      }
    }
  }
}
