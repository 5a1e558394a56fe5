package umpire.store;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.Statement;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import umpire.live.log.CompletedCommand;
import umpire.live.log.Entry;
import umpire.live.log.LogException;

/// A database of an earlier version can be opened, with all its contents.
class UpgradeTest {

  @TempDir private Path folder;
  private SqliteFile file;

  @BeforeEach
  void layOldFile() throws Exception {
    file = new SqliteFile(folder.resolve("old.db"));
    String script;
    try (var from = UpgradeTest.class.getResourceAsStream("version-1.sql")) {
      script = new String(from.readAllBytes(), UTF_8);
    }
    run(script);
    assertThat(Schema.version(file.writing())).isEqualTo(1);
  }

  private void run(String script) throws Exception {
    try (Connection connection = file.writing().getConnection();
        Statement statement = connection.createStatement()) {
      statement.executeUpdate(script);
    }
  }

  @Test
  void tablesOfTheFirstVersionAreThereAndGoOn() throws Exception {
    try (Store store = file.open()) {
      List<Entry> entries = store.load("k7Qm").orElseThrow().entries();
      assertThat(entries).extracting(Entry::body).contains("{\"game\":\"cribbage\"}", "lay 5H");
      assertThat(store.load("k7Qm").orElseThrow().keys()).hasSize(2);
      assertThat(store.unfinished()).containsExactly("k7Qm");
      assertThat(store.answered("k7Qm", 0, "first")).contains(new CompletedCommand(0, "first", 4));
      store.append(Sample.move("k7Qm", 5));
      assertThat(store.document(store.keep("new", Sample.NOON))).contains("new");
    }
    assertThat(Schema.version(file.writing())).isEqualTo(Schema.VERSION);
  }

  @Test
  void theLastScriptIsTheVersionThatTheProgramKnows() {
    assertThat(script(Schema.VERSION)).isNotNull();
    assertThat(script(Schema.VERSION + 1)).isNull();
  }

  private static Object script(int version) {
    var names = List.of("", "tables", "documents", "");
    return Schema.class.getResource(
        "migrations/V%d__%s.sql".formatted(version, names.get(version)));
  }

  @Test
  void aDatabaseOfALaterVersionIsRefused() throws Exception {
    file.open().close();
    run(
        """
        insert into flyway_schema_history
        select 99, '99', 'later', type, script, checksum, installed_by, installed_on, 1, 1
        from flyway_schema_history where version = '2'\
        """);
    assertThatExceptionOfType(LogException.BrokenException.class)
        .isThrownBy(() -> file.open().close())
        .withMessageContaining("version 99")
        .withMessageContaining("up to " + Schema.VERSION);
  }

  @Test
  void aScriptThatBreaksIsSaidAndLeavesTheOldVersion() throws Exception {
    run("create table documents (id text)");
    assertThatExceptionOfType(LogException.BrokenException.class)
        .isThrownBy(() -> file.open().close())
        .withMessageContaining("cannot upgrade the database");
    assertThat(Schema.version(file.writing())).isEqualTo(1);
    run("drop table documents");
    file.open().close();
  }

  @Test
  void everyCommitIsFlushed() throws Exception {
    try (Connection connection = file.writing().getConnection()) {
      assertThat(TableRows.list(connection, "pragma synchronous", row -> row.getInt(1)))
          .containsExactly(2);
      assertThat(TableRows.list(connection, "pragma journal_mode", row -> row.getString(1)))
          .containsExactly("wal");
    }
  }
}
