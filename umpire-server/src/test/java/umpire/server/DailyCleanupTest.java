package umpire.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayDeque;
import java.util.Deque;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import umpire.live.Tables;
import umpire.live.log.LogException;
import umpire.live.seat.Settings;
import umpire.live.work.Timer;
import umpire.store.Database;
import umpire.store.Store;

/// Several days of cleanups in virtual time.
class DailyCleanupTest {

  private static final Instant START = Instant.parse("2026-01-01T12:00:00Z");
  private static final String SETTINGS =
      "{\"game\":\"cribbage\",\"seats\":[{\"kind\":\"link\"},{\"kind\":\"link\"}]}";

  /// A clock and timer that a test advances.
  private static final class Days implements InstantSource, Timer {
    private Instant now = START;
    private final Deque<Instant> asked = new ArrayDeque<>();
    private final Deque<Runnable> tasks = new ArrayDeque<>();

    @Override
    public Instant instant() {
      return now;
    }

    @Override
    public Alarm at(Instant when, Runnable then) {
      asked.add(when);
      tasks.add(then);
      return () -> {};
    }

    /// Runs the next task at its time.
    void next() {
      now = asked.remove();
      tasks.remove().run();
    }
  }

  @TempDir private Path folder;
  private final Days days = new Days();

  private static void open(Store store, InstantSource clock) throws Exception {
    Timer never = (_, _) -> () -> {};
    try (var tables = new Tables(store, clock, never, new SecureRandom())) {
      tables.open(Settings.read(SETTINGS));
    }
  }

  @Test
  void everyDayTheTablesGoThatNobodyTouchedForNinety() throws Exception {
    try (Store store = Database.of(folder.resolve("tables.db").toString()).open()) {
      open(store, days);
      open(store, InstantSource.fixed(START.plus(Duration.ofDays(30))));
      new DailyCleanup(store, days, days, Runnable::run).start();
      for (int day = 1; day <= 90; day++) {
        days.next();
        assertThat(days.instant()).isEqualTo(START.plus(Duration.ofDays(day)));
        assertThat(store.tables("", 10)).as("day %d", day).hasSize(2);
      }
      days.next();
      assertThat(store.tables("", 10)).hasSize(1);
      for (int day = 92; day <= 121; day++) {
        days.next();
      }
      assertThat(store.tables("", 10)).isEmpty();
    }
  }

  @Test
  void aDiskThatFailsOneDayIsTriedTheNext() throws Exception {
    try (Store store = Database.of(folder.resolve("tables.db").toString()).open()) {
      open(store, InstantSource.fixed(START.minus(Duration.ofDays(365))));
      new DailyCleanup(failingOnce(store), days, days, Runnable::run).start();
      assertThat(store.tables("", 10)).hasSize(1);
      days.next();
      assertThat(store.tables("", 10)).isEmpty();
    }
  }

  /// Returns a store whose first attempt to delete fails.
  private static Store failingOnce(Store store) {
    var tries = new int[1];
    return (Store)
        Proxy.newProxyInstance(
            Store.class.getClassLoader(),
            new Class<?>[] {Store.class},
            (_, method, arguments) -> {
              if (method.getName().equals("forget") && tries[0]++ == 0) {
                throw new LogException.BrokenException(
                    "no disk", new IllegalStateException("planted"));
              }
              try {
                return method.invoke(store, arguments);
              } catch (InvocationTargetException failed) {
                throw failed.getCause();
              }
            });
  }
}
