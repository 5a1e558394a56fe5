package umpire.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.junit.jupiter.api.Assumptions.abort;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import umpire.live.log.Append;
import umpire.live.log.Entry;
import umpire.live.log.LogException;
import umpire.live.log.Summary;
import umpire.live.log.TableLog;

/// The log on PostgreSQL: the contract of every log, the claim of one server, and the behaviour
/// with two servers.
class PostgresTest {

  private static EmbeddedPostgres postgres;
  private static int databases;

  /// A server with every flush enabled, as in production.
  @BeforeAll
  static void start() {
    try {
      postgres =
          EmbeddedPostgres.builder()
              .setServerConfig("fsync", "on")
              .setServerConfig("synchronous_commit", "on")
              .setServerConfig("full_page_writes", "on")
              .start();
    } catch (IOException | RuntimeException e) {
      System.err.println("ATTENTION: PostgreSQL does not start here, its log is NOT tested: " + e);
      abort("PostgreSQL does not start here: " + e);
    }
  }

  @AfterAll
  static void stop() throws IOException {
    if (postgres != null) {
      postgres.close();
    }
  }

  private static PostgresServer newDatabase() throws Exception {
    String name = "t" + databases++;
    try (Connection connection = postgres.getPostgresDatabase().getConnection()) {
      TableRows.run(connection, "create database " + name);
    }
    String address = "postgres://postgres:postgres@localhost:%d/%s";
    return PostgresServer.of(address.formatted(postgres.getPort(), name));
  }

  @Nested
  class KeepsToTheContract extends LogContract {
    @Override
    TableLog empty() throws Exception {
      return newDatabase().open();
    }
  }

  @Nested
  class KeepsMore extends StoreContract {
    @Override
    Store empty() throws Exception {
      return newDatabase().open();
    }
  }

  @Test
  void everyCommitIsFlushed() throws Exception {
    try (Connection connection = postgres.getPostgresDatabase().getConnection()) {
      for (String setting : List.of("fsync", "synchronous_commit", "full_page_writes")) {
        assertThat(TableRows.list(connection, "show " + setting, row -> row.getString(1)))
            .containsExactly("on");
      }
    }
  }

  @Test
  void aSecondServerIsRefusedWhileTheFirstOneLives() throws Exception {
    PostgresServer database = newDatabase();
    PostgresServer another = newDatabase();
    try (Store first = database.open();
        Store _ = another.open()) {
      assertThatExceptionOfType(LogException.BrokenException.class)
          .isThrownBy(() -> database.open().close())
          .withMessageContaining("another server has this database open")
          .withMessageContaining("not supported yet");
      first.append(Sample.opened("t"));
      try (Store look = database.look()) {
        assertThat(look.load("t")).isPresent();
      }
    }
    try (Store second = database.open()) {
      second.append(Sample.move("t", 2));
    }
  }

  /// A server restarted at once is not mistaken for a second one.
  @Test
  void aStoreThatIsClosedCanBeOpenedAtOnce() throws Exception {
    PostgresServer database = newDatabase();
    for (int i = 0; i < 10; i++) {
      database.open().close();
    }
  }

  /// The database ends the session that holds the claim, as it does when a process dies.
  @Test
  void aClaimEndsWithItsConnectionAndItsOwnerWritesNoMore() throws Exception {
    PostgresServer database = newDatabase();
    try (Store first = database.open()) {
      first.append(Sample.opened("t"));
      try (Connection connection = connection(database)) {
        TableRows.list(
            connection,
            "select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and database"
                + " = (select oid from pg_database where datname = current_database())",
            row -> row.getBoolean(1));
      }
      try (Store second = opened(database)) {
        second.append(Sample.move("t", 2));
        LogException.BrokenException refused = null;
        for (int i = 0; i < 600 && refused == null; i++) {
          try {
            first.append(Sample.opened("from the first " + i));
            Thread.sleep(100);
          } catch (LogException.BrokenException e) {
            refused = e;
          }
        }
        assertThat(refused).hasMessageContaining("another server has this database open");
        second.append(Sample.move("t", 3));
      }
    }
  }

  /// Opens the store as soon as the ended session has released its claim.
  private static Store opened(PostgresServer database) throws Exception {
    for (int i = 0; ; i++) {
      try {
        return database.open();
      } catch (LogException.BrokenException e) {
        if (i == 100) {
          throw e;
        }
        Thread.sleep(20);
      }
    }
  }

  /// Both servers append to one table as fast as they can; the slower one reads and tries the next
  /// entry.
  @Test
  void ofTwoServersExactlyOneWinsEachEntry() throws Exception {
    PostgresServer database = newDatabase();
    int moves = 200;
    try (Store one = database.openShared();
        Store other = database.openShared();
        var threads = Executors.newVirtualThreadPerTaskExecutor()) {
      one.append(Sample.opened("t"));
      var wins = new ArrayList<Future<List<Long>>>();
      for (Store server : List.of(one, other, one, other)) {
        wins.add(threads.submit(play(server, moves)));
      }
      var all = new ArrayList<Long>();
      for (Future<List<Long>> won : wins) {
        all.addAll(won.get());
      }
      List<Entry> entries = other.load("t").orElseThrow().entries();
      assertThat(entries).extracting(Entry::seq).isEqualTo(LogContract.numbers(entries.size()));
      assertThat(entries).hasSizeGreaterThanOrEqualTo(moves);
      all.add(1L);
      assertThat(all).containsExactlyInAnyOrderElementsOf(LogContract.numbers(entries.size()));
    }
  }

  private static Callable<List<Long>> play(Store server, int until) {
    return () -> {
      var won = new ArrayList<Long>();
      long next = 2;
      while (next <= until) {
        try {
          server.append(Sample.move("t", next));
          won.add(next);
        } catch (LogException.ConflictException lost) {
          // The other server appended first.
        }
        next = server.load("t").orElseThrow().entries().size() + 1L;
      }
      return won;
    };
  }

  @Test
  void aServerIsToldOfWhatAnotherAppends() throws Exception {
    PostgresServer database = newDatabase();
    try (Store one = database.openShared();
        Store other = database.openShared()) {
      var told = new LinkedBlockingQueue<String>();
      var own = new LinkedBlockingQueue<String>();
      one.onOthers(own::add);
      other.onOthers(told::add);

      one.append(changedNow(Sample.opened("t")));
      assertThat(told.poll(60, TimeUnit.SECONDS)).isEqualTo("t");
      other.append(changedNow(Sample.move("t", 2)));
      assertThat(own.poll(60, TimeUnit.SECONDS)).isEqualTo("t");
      one.append(changedNow(Sample.opened("u")));
      assertThat(told.poll(60, TimeUnit.SECONDS)).isEqualTo("u");
      assertThat(own).isEmpty();
    }
  }

  /// Returns a sample that changed just now: a server that does not listen yet polls only for the
  /// last minutes, and the samples are older.
  private static Append changedNow(Append sample) {
    Summary summary = sample.summary();
    return new Append(
        sample.entries(),
        sample.keys(),
        sample.answered(),
        Sample.summary(summary.id(), summary.state(), Instant.now()));
  }

  /// The server that wrote the entry died before it sent a notification.
  @Test
  void aServerLooksForWhatItWasNotToldOf() throws Exception {
    PostgresServer database = newDatabase();
    try (Store server = database.open()) {
      var told = new LinkedBlockingQueue<String>();
      server.onOthers(told::add);
      try (Connection connection = connection(database)) {
        connection.setAutoCommit(false);
        var now = Sample.summary("t", Summary.State.OPEN, Instant.now());
        TableRows.append(
            connection, new Append(List.of(Sample.event(1)), List.of(), Optional.empty(), now));
        connection.commit();
      }
      assertThat(told.poll(60, TimeUnit.SECONDS)).isEqualTo("t");
    }
  }

  private static Connection connection(PostgresServer database) throws SQLException {
    return DriverManager.getConnection(database.url(), "postgres", "postgres");
  }

  @Test
  void aCopyIsAFileThatAnyServerOpens(@TempDir Path folder) throws Exception {
    PostgresServer database = newDatabase();
    Path copy = folder.resolve("copy.db");
    try (Store store = database.open()) {
      PlayedGames.into(store);
      String paper = store.keep("a paper", Sample.NOON);
      assertThat(Backup.save(database, copy)).isEqualTo(new StoreCheck(3, 2, List.of()));
      try (Store copied = new SqliteFile(copy).open()) {
        for (String table : store.tables("", 10)) {
          assertThat(copied.load(table)).isEqualTo(store.load(table));
        }
        assertThat(copied.document(paper)).contains("a paper");
        assertThat(copied.listed(Summary.State.OVER, 9))
            .isEqualTo(store.listed(Summary.State.OVER, 9))
            .hasSize(2);
      }
    }
  }

  @Test
  void aCopyFillsAnEmptyDatabaseAndNoOther(@TempDir Path folder) throws Exception {
    var file = new SqliteFile(folder.resolve("games.db"));
    Path copy = folder.resolve("copy.db");
    PostgresServer database = newDatabase();
    try (Store store = file.open()) {
      PlayedGames.into(store);
      String paper = store.keep("a paper", Sample.NOON);
      Backup.save(file, copy);
      assertThat(Backup.restore(copy, database, false)).isEqualTo(new StoreCheck(3, 2, List.of()));
      try (Store restored = database.open()) {
        for (String table : store.tables("", 10)) {
          assertThat(restored.load(table)).isEqualTo(store.load(table));
        }
        assertThat(restored.document(paper)).contains("a paper");
        assertThat(restored.listed(Summary.State.OVER, 9))
            .isEqualTo(store.listed(Summary.State.OVER, 9));
      }
    }
    assertThatExceptionOfType(Backup.AlreadyExistsException.class)
        .isThrownBy(() -> Backup.restore(copy, database, true))
        .withMessageContaining("restore to an empty one");
  }

  @Test
  void aDatabaseOfAnotherProgramIsLeftAlone() throws Exception {
    PostgresServer database = newDatabase();
    try (Connection connection = connection(database)) {
      TableRows.run(connection, "create table recipes (name text)");
    }
    assertThatExceptionOfType(LogException.BrokenException.class)
        .isThrownBy(() -> database.open().close())
        .withMessageContaining("a database of another program");
  }

  @Test
  void aServerThatIsNotThereIsSaid() throws Exception {
    Database database = Database.of("postgres://nobody:secret@localhost:1/none");
    assertThatExceptionOfType(LogException.BrokenException.class)
        .isThrownBy(() -> database.open().close())
        .withMessageContaining("cannot reach the database")
        .withMessageNotContaining("secret");
  }
}
