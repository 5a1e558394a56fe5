package umpire.store;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.sql.Connection;
import java.sql.SQLException;
import umpire.live.log.LogFailure;

/// Copies of a database, and the way back. A copy is one SQLite file, of whichever kind the
/// database is; it counts only after every game in it was verified and its bytes are on the disk.
public final class Backup {

  /// Something is where a copy should go, and would be overwritten.
  public static final class InTheWay extends Exception {
    private static final long serialVersionUID = 1L;

    InTheWay(String what) {
      super(what);
    }

    InTheWay(Path file) {
      this(file + " is there already");
    }
  }

  private Backup() {}

  /// Copies a database, also while a server writes to it: the copy is of one moment. If something
  /// is wrong with it, it is kept for looking at under another name, with `.faulty` behind it.
  public static Survey save(Database from, Path to) throws LogFailure, IOException, InTheWay {
    if (Files.exists(to)) {
      throw new InTheWay(to);
    }
    Path part = beside(to, ".part");
    Files.deleteIfExists(part);
    from.copyTo(part);
    Survey survey = survey(part);
    if (survey.faults().isEmpty()) {
      flush(part);
      Files.move(part, to);
      flushFolder(to);
    } else {
      Files.move(part, beside(to, ".faulty"), StandardCopyOption.REPLACE_EXISTING);
    }
    return survey;
  }

  /// Puts a copy where a server finds its tables. A copy with a fault is not taken.
  ///
  /// @param force whether a file that is there may be replaced; what was there before is kept under
  ///   another name, with `.replaced` behind it
  public static Survey restore(Path from, Database to, boolean force)
      throws LogFailure, IOException, InTheWay {
    if (!Files.isRegularFile(from)) {
      throw new LogFailure.Broken("there is no file " + from, new IOException("no such file"));
    }
    return switch (to) {
      case SqliteFile file -> restore(from, file, force);
      case PostgresServer server -> restore(from, server);
    };
  }

  private static Survey restore(Path from, SqliteFile to, boolean force)
      throws LogFailure, IOException, InTheWay {
    try (Claim _ = Claim.of(to.file())) {
      if (Files.exists(to.file()) && !force) {
        throw new InTheWay(to.file());
      }
      Path part = beside(to.file(), ".part");
      Files.deleteIfExists(part);
      new SqliteFile(from).copyTo(part);
      Survey survey = survey(part);
      if (survey.faults().isEmpty()) {
        flush(part);
        putAside(to.file());
        Files.move(part, to.file(), StandardCopyOption.ATOMIC_MOVE);
        flushFolder(to.file());
      } else {
        Files.delete(part);
      }
      return survey;
    }
  }

  /// Nothing is kept beside on a server: there only an empty database is filled.
  private static Survey restore(Path from, PostgresServer to)
      throws LogFailure, IOException, InTheWay {
    Path folder = Files.createTempDirectory("umpire-restore");
    var part = new SqliteFile(folder.resolve("part.db"));
    try {
      new SqliteFile(from).copyTo(part.file());
      Survey survey = survey(part.file());
      if (survey.faults().isEmpty()) {
        part.open().close(); // an older copy is brought up to date
        to.fillFrom(part);
      }
      return survey;
    } finally {
      for (String rest : new String[] {"", "-wal", "-shm", ".lock"}) {
        Files.deleteIfExists(beside(part.file(), rest));
      }
      Files.delete(folder);
    }
  }

  private static Survey survey(Path file) throws LogFailure, IOException {
    var copy = new SqliteFile(file);
    copy.assertWhole();
    try (Store store = copy.look()) {
      return Survey.of(store, (_, _) -> {});
    }
  }

  /// The old file goes with its write-ahead log inside, never without: a log that is left behind
  /// would be taken for the new file's.
  private static void putAside(Path file) throws IOException, LogFailure {
    if (!Files.exists(file)) {
      return;
    }
    try (Connection connection = new SqliteFile(file).writing().getConnection()) {
      TableRows.list(connection, "pragma wal_checkpoint(truncate)", row -> row.getInt(1));
    } catch (SQLException e) {
      throw new LogFailure.Broken("cannot put the old " + file + " aside: " + e.getMessage(), e);
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
