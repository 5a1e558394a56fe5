package umpire.store;

import static org.assertj.core.api.Assertions.as;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.InstanceOfAssertFactories.STRING;

import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.util.TreeMap;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import umpire.live.log.LogException;

/// Backups of a database in use, and restoring them.
class BackupTest {

  @TempDir private Path folder;
  private SqliteFile file;
  private Store store;
  private Path copy;

  @BeforeEach
  void play() throws Exception {
    file = new SqliteFile(folder.resolve("games.db"));
    store = file.open();
    PlayedGames.into(store);
    store.keep("a paper", Sample.NOON);
    copy = folder.resolve("copy.db");
  }

  @AfterEach
  void close() {
    store.close();
  }

  private static TreeMap<String, String> records(Database database) throws Exception {
    var records = new TreeMap<String, String>();
    try (Store look = database.look()) {
      StoreCheck check = StoreCheck.of(look, records::put);
      assertThat(check.faults()).isEmpty();
      assertThat(check.games()).isEqualTo(records.size());
    }
    return records;
  }

  @Test
  void aCopyOfARunningDatabaseHasEveryGameVerified() throws Exception {
    assertThat(Backup.save(file, copy)).isEqualTo(new StoreCheck(3, 2, java.util.List.of()));
    assertThat(records(new SqliteFile(copy))).hasSize(2).isEqualTo(records(file));
    // The server continues.
    store.append(Sample.opened("later"));
  }

  @Test
  void aCopyThatIsThereIsNotOverwritten() throws Exception {
    Backup.save(file, copy);
    byte[] before = Files.readAllBytes(copy);
    assertThatExceptionOfType(Backup.AlreadyExistsException.class)
        .isThrownBy(() -> Backup.save(file, copy));
    assertThat(copy).hasBinaryContent(before);
  }

  @Test
  void aGameThatWasChangedIsFoundAndTheCopyDoesNotCount() throws Exception {
    damage("update events set body = 'lay 2H' where kind = 'EVENT' and seq > 20 and actor >= 0");
    StoreCheck check = Backup.save(file, copy);
    assertThat(check.faults()).hasSize(2);
    assertThat(copy).doesNotExist();
    assertThat(folder.resolve("copy.db.faulty")).exists();
  }

  @Test
  void anEntryThatIsMissingIsFound() throws Exception {
    damage("delete from events where seq = 9");
    assertThat(Backup.save(file, copy).faults())
        .hasSize(2)
        .allMatch(fault -> fault.endsWith("entry 9 is missing"));
  }

  /// A table with unnamed cards, as earlier versions accepted them, cannot be shown.
  @Test
  void aTableThatCannotBeShownIsFound() throws Exception {
    damage("update events set body = 'discard ? ?' where body like 'discard %'");
    assertThat(Backup.save(file, copy).faults())
        .singleElement(as(STRING))
        .contains("'discard ? ?', is against a rule: a player names every card");
  }

  private void damage(String change) throws Exception {
    store.close();
    try (Connection connection = file.writing().getConnection()) {
      assertThat(TableRows.run(connection, change)).isPositive();
    }
    store = file.open();
  }

  @Test
  void aRestoredCopyHasWhatItHad() throws Exception {
    var before = records(file);
    Backup.save(file, copy);
    var elsewhere = new SqliteFile(folder.resolve("new").resolve("games.db"));

    assertThat(Backup.restore(copy, elsewhere, false).games()).isEqualTo(2);
    assertThat(records(elsewhere)).isEqualTo(before);
    try (Store restored = elsewhere.open()) {
      assertThat(restored.document(store.keep("a paper", Sample.NOON))).contains("a paper");
    }
  }

  @Test
  void aDatabaseIsReplacedOnlyByForceAndNeverUnderAServer() throws Exception {
    Backup.save(file, copy);
    store.append(Sample.opened("after the copy"));
    assertThatExceptionOfType(LogException.BrokenException.class)
        .isThrownBy(() -> Backup.restore(copy, file, true))
        .withMessageContaining("another server has");
    store.close();
    assertThatExceptionOfType(Backup.AlreadyExistsException.class)
        .isThrownBy(() -> Backup.restore(copy, file, false));

    Backup.restore(copy, file, true);
    store = file.open();
    assertThat(store.load("after the copy")).isEmpty();
    assertThat(store.tables("", 10)).hasSize(3);
    try (Store old = new SqliteFile(folder.resolve("games.db.replaced")).look()) {
      assertThat(old.load("after the copy")).isPresent();
    }
  }

  @Test
  void whatIsNoCopyIsNotRestored() throws Exception {
    Files.writeString(copy, "Dear Anna, ".repeat(1000));
    var elsewhere = new SqliteFile(folder.resolve("new.db"));
    for (Path from : new Path[] {copy, folder.resolve("nothing"), folder}) {
      assertThatExceptionOfType(LogException.BrokenException.class)
          .isThrownBy(() -> Backup.restore(from, elsewhere, false));
    }
    assertThat(elsewhere.file()).doesNotExist();
  }
}
