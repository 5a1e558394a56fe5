package umpire.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.Connection;
import java.sql.DriverManager;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import umpire.live.log.Entry;
import umpire.live.log.LogException;
import umpire.live.log.TableLog;

/// The log in a file: the contract of every log, and the properties of SQLite.
class SqliteTest {

  @TempDir private Path folder;

  private Store store() throws LogException {
    return new SqliteFile(folder.resolve("a").resolve("b.db")).open();
  }

  @Nested
  class KeepsToTheContract extends LogContract {
    @Override
    TableLog empty() throws LogException {
      return store();
    }
  }

  @Nested
  class KeepsMore extends StoreContract {
    @Override
    Store empty() throws LogException {
      return store();
    }
  }

  @Test
  void everythingIsThereAfterTheNextStart() throws Exception {
    try (Store log = store()) {
      log.append(Sample.opened("t"));
      log.append(Sample.move("t", 2, 9));
    }
    try (Store log = store()) {
      assertThat(log.load("t").orElseThrow().entries())
          .extracting(Entry::seq)
          .isEqualTo(LogContract.numbers(9));
    }
  }

  @Test
  void twoServersDoNotShareAFile() throws Exception {
    try (Store first = store()) {
      assertThatExceptionOfType(LogException.BrokenException.class)
          .isThrownBy(() -> store().close())
          .withMessageContaining("another server has");
      first.append(Sample.opened("t"));
    }
    store().close();
  }

  private void isRefused(Path file, String why) {
    assertThatExceptionOfType(LogException.BrokenException.class)
        .isThrownBy(() -> new SqliteFile(file).open().close())
        .withMessageStartingWith("cannot open " + file + ": ")
        .withMessageContaining(why);
  }

  @Test
  void whatIsNoFileOfTablesIsSaidAndLeftAsItIs() throws Exception {
    isRefused(folder, "it is a folder; name a file in it");
    Path letter = Files.writeString(folder.resolve("letter.txt"), "Dear Anna, ".repeat(100));
    isRefused(letter, "not a database");
    assertThat(letter).content().startsWith("Dear Anna, ").hasSize(1_100);
    var recipes = new SqliteFile(folder.resolve("recipes.db"));
    try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + recipes.file())) {
      TableRows.run(connection, "create table recipes (name text)");
    }
    byte[] before = Files.readAllBytes(recipes.file());
    isRefused(recipes.file(), "a database of another program");
    assertThat(recipes.file()).hasBinaryContent(before);
  }

  @Test
  void afterAnOrderlyStopTheFileAloneIsWhole() throws Exception {
    Path file = folder.resolve("games.db");
    try (Store log = new SqliteFile(file).open()) {
      log.append(Sample.opened("t"));
      log.append(Sample.move("t", 2, 9));
      assertThat(log.load("t")).isPresent();
    }
    assertThat(beside(file, "-wal")).doesNotExist();
    Path copy = Files.copy(file, folder.resolve("copied by hand.db"));
    try (Store log = new SqliteFile(copy).look()) {
      assertThat(log.load("t").orElseThrow().entries()).hasSize(9);
    }
  }

  @Test
  void theLogShrinksAfterALongReader() throws Exception {
    var file = new SqliteFile(folder.resolve("games.db"));
    Path log = beside(file.file(), "-wal");
    String paper = "x".repeat(Store.LONGEST_DOCUMENT / 2);
    try (Store store = file.open()) {
      store.append(Sample.opened("t"));
      try (Connection reader = DriverManager.getConnection("jdbc:sqlite:" + file.file())) {
        reader.setAutoCommit(false);
        TableRows.list(reader, "select count(*) from tables", row -> row.getInt(1));
        for (int i = 0; Files.size(log) <= 2L * SqliteFile.LONGEST_IDLE_LOG; i++) {
          store.keep(i + paper, Sample.NOON);
        }
      }
      for (int i = 0; i < 5; i++) {
        store.keep("after " + i, Sample.NOON);
      }
      assertThat(Files.size(log)).isLessThanOrEqualTo(SqliteFile.LONGEST_IDLE_LOG);
    }
  }

  @Test
  void onlyItsOwnerReadsWhatIsCreated() throws Exception {
    assumeThat(Files.getFileStore(folder).supportsFileAttributeView("posix")).isTrue();
    var file = new SqliteFile(folder.resolve("games.db"));
    Path copy = folder.resolve("copy.db");
    try (Store store = file.open()) {
      store.keep("a paper", Sample.NOON);
      for (String each : List.of("", "-wal", "-shm")) {
        assertOwners(beside(file.file(), each));
      }
      Backup.save(file, copy);
      assertOwners(copy);
    }
    assertOwners(file.file());
    Backup.restore(copy, new SqliteFile(folder.resolve("restored.db")), false);
    assertOwners(folder.resolve("restored.db"));
    // Permissions that the owner gave to others are kept.
    Files.setPosixFilePermissions(file.file(), PosixFilePermissions.fromString("rw-r-----"));
    file.open().close();
    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file.file())))
        .isEqualTo("rw-r-----");
  }

  private static void assertOwners(Path file) throws Exception {
    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
        .as(file.toString())
        .isEqualTo("rw-------");
  }

  private static Path beside(Path file, String ending) {
    return file.resolveSibling(file.getFileName() + ending);
  }
}
