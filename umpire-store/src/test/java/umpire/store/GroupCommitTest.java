package umpire.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import umpire.live.log.LogException;

/// Many changes in one commit: the answer to each when one of them or the commit fails.
class GroupCommitTest {

  @TempDir private Path folder;
  private final AtomicInteger commits = new AtomicInteger();
  private volatile boolean flushFails;
  private SqliteFile file;
  private GroupCommit writer;

  @BeforeEach
  void open() throws Exception {
    file = new SqliteFile(folder.resolve("t.db"));
    file.open().close();
    Connection connection = file.writing().getConnection();
    connection.setAutoCommit(false);
    writer = new GroupCommit(watched(connection));
  }

  @AfterEach
  void close() {
    writer.close();
  }

  /// Counts commits, and lets some fail as on a disk whose flush fails.
  private Connection watched(Connection connection) {
    return (Connection)
        Proxy.newProxyInstance(
            getClass().getClassLoader(),
            new Class<?>[] {Connection.class},
            (_, method, arguments) -> {
              if (method.getName().equals("commit")) {
                commits.incrementAndGet();
                if (flushFails) {
                  flushFails = false;
                  throw new SQLException("disk I/O error");
                }
              }
              try {
                return method.invoke(connection, arguments);
              } catch (InvocationTargetException e) {
                throw e.getCause();
              }
            });
  }

  @Test
  void whatComesMeanwhileIsCommittedTogether() throws Exception {
    assertThat(together(add("a"), add("b"), add("c"))).containsExactly("", "", "");
    assertThat(commits).hasValue(2);
    assertThat(ids()).containsExactly("a", "b", "c");
  }

  @Test
  void whoComesLateHarmsNobody() throws Exception {
    Writer.Change late =
        _ -> {
          throw new LogException.ConflictException("b", 7);
        };
    assertThat(together(add("a"), late, add("c"))).containsExactly("", "ConflictException", "");
    assertThat(commits).hasValue(2);
    assertThat(ids()).containsExactly("a", "c");
  }

  @Test
  void aBrokenStatementHarmsNobody() throws Exception {
    Writer.Change broken =
        connection -> {
          add("b").make(connection);
          TableRows.run(connection, "insert into nowhere values (1)");
        };
    Writer.Change wrong =
        connection -> {
          add("d").make(connection);
          throw new IllegalStateException("planted");
        };
    assertThat(together(add("a"), broken, add("c"), wrong, add("e")))
        .containsExactly("", "BrokenException", "", "BrokenException", "");
    assertThat(ids()).containsExactly("a", "c", "e");
  }

  @Test
  void aFailingFlushBreaksAllOfThemAndLeavesNothing() throws Exception {
    Writer.Change failing = connection -> flushFails = true;
    assertThat(together(add("a"), failing, add("c"))).containsOnly("BrokenException");
    assertThat(ids()).isEmpty();

    writer.write(add("a"));
    assertThat(ids()).containsExactly("a");
  }

  @Test
  void whoIsInterruptedStillLearnsWhatBecameOfIt() throws Exception {
    Thread.currentThread().interrupt();
    writer.write(add("a"));
    assertThat(Thread.interrupted()).isTrue();
    assertThat(ids()).containsExactly("a");
  }

  @Test
  void closingWritesWhatWaitsAndTakesNoMore() throws Exception {
    writer.write(add("a"));
    writer.close();
    assertThatExceptionOfType(LogException.BrokenException.class)
        .isThrownBy(() -> writer.write(add("b")));
    assertThat(ids()).containsExactly("a");
  }

  private static Writer.Change add(String id) {
    return connection ->
        TableRows.run(connection, "insert into documents (id, body, at) values (?, '', 0)", id);
  }

  private List<String> ids() throws SQLException {
    try (Connection connection = file.writing().getConnection()) {
      return TableRows.list(
          connection, "select id from documents order by id", row -> row.getString(1));
    }
  }

  /// Delays the writer until all these changes wait for it.
  private List<String> together(Writer.Change... changes) throws Exception {
    var held = new CountDownLatch(1);
    var free = new CountDownLatch(1);
    try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      Future<String> holding = threads.submit(() -> outcome(hold(held, free)));
      held.await();
      var answers = new ArrayList<Future<String>>();
      for (Writer.Change change : changes) {
        int before = writer.waiting();
        answers.add(threads.submit(() -> outcome(change)));
        while (writer.waiting() == before) {
          Thread.onSpinWait();
        }
      }
      free.countDown();
      assertThat(holding.get()).isEmpty();
      var outcomes = new ArrayList<String>();
      for (Future<String> answer : answers) {
        outcomes.add(answer.get());
      }
      return outcomes;
    }
  }

  private static Writer.Change hold(CountDownLatch held, CountDownLatch free) {
    return _ -> {
      held.countDown();
      try {
        free.await();
      } catch (InterruptedException e) {
        throw new IllegalStateException(e);
      }
    };
  }

  private String outcome(Writer.Change change) {
    try {
      writer.write(change);
      return "";
    } catch (LogException e) {
      return e.getClass().getSimpleName();
    }
  }
}
