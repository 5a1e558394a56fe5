package umpire.store;

import static java.lang.System.Logger.Level.WARNING;
import static java.util.concurrent.TimeUnit.MILLISECONDS;

import com.zaxxer.hikari.HikariDataSource;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Map;
import java.util.Properties;
import java.util.UUID;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.postgresql.PGConnection;
import org.postgresql.PGNotification;
import umpire.live.log.Append;

/// Notifies other servers on one database of appended entries, and listens for their notifications.
///
/// Notifications are sent after the commit, because a NOTIFY within the transaction would make
/// commits wait for each other. A notification may therefore be lost if its server or a connection
/// fails, so every server also polls for changed tables.
final class ChangeNotifier implements SqlStore.Others, AutoCloseable {

  private static final System.Logger LOG = System.getLogger(ChangeNotifier.class.getName());

  private static final String CHANNEL = "umpire_tables";

  /// A queue marker that stops the sender.
  private static final String END = "";

  /// The largest difference between the clocks of two servers at which polling finds all changes.
  private static final Duration MARGIN = Duration.ofMinutes(2);

  private final String url;
  private final Properties account;
  private final HikariDataSource pool;
  private final Duration pause;
  private final String self = UUID.randomUUID().toString();
  private final BlockingQueue<String> pending = new LinkedBlockingQueue<>();
  private final CountDownLatch closed = new CountDownLatch(1);

  /// The last known entry of each recently changed table.
  private final Map<String, Long> known = new ConcurrentHashMap<>();

  private volatile Consumer<String> told = _ -> {};
  private volatile @Nullable Connection listening;
  private final Thread sender;

  /// @param pool sends notifications; closed with this notifier
  /// @param pause interval between polls, and before reconnecting
  ChangeNotifier(String url, Properties account, HikariDataSource pool, Duration pause) {
    this.url = url;
    this.account = account;
    this.pool = pool;
    this.pause = pause;
    this.sender = Thread.ofVirtual().name("umpire-notifier-sends").start(this::send);
    Thread.ofPlatform().name("umpire-notifier-listens").daemon().start(this::listen);
  }

  @Override
  public void tell(Consumer<String> whom) {
    told = whom;
  }

  @Override
  public void appended(Append append) {
    long last = append.entries().getLast().seq();
    known.merge(append.table(), last, Math::max);
    pending.add(self + " " + last + " " + append.table());
  }

  private void send() {
    var words = new ArrayList<String>();
    while (!words.contains(END)) {
      words.clear();
      try {
        words.add(pending.take());
      } catch (InterruptedException e) {
        continue; // only close() ends this thread, by END
      }
      pending.drainTo(words);
      send(words.stream().filter(word -> !word.equals(END)).toArray());
    }
  }

  private void send(Object[] words) {
    try (Connection connection = pool.getConnection()) {
      TableRows.list(
          connection,
          "select pg_notify('" + CHANNEL + "', word) from unnest(?) as word",
          row -> row.getString(1),
          connection.createArrayOf("text", words));
      connection.commit();
    } catch (SQLException e) {
      LOG.log(WARNING, "could not notify other servers; they will find the change by polling", e);
    }
  }

  private void listen() {
    while (closed.getCount() > 0) {
      try (Connection connection = DriverManager.getConnection(url, account)) {
        listening = connection;
        TableRows.run(connection, "listen " + CHANNEL);
        listen(connection);
      } catch (SQLException e) {
        if (closed.getCount() > 0) {
          LOG.log(WARNING, "cannot listen for changes by other servers; trying again", e);
        }
      }
      await();
    }
  }

  private void listen(Connection connection) throws SQLException {
    var heard = connection.unwrap(PGConnection.class);
    Instant lookedAt = Instant.EPOCH;
    while (closed.getCount() > 0) {
      Instant now = Instant.now();
      if (lookedAt.plus(pause).compareTo(now) <= 0) {
        look(connection, now.minus(MARGIN).minus(pause));
        lookedAt = now;
      }
      for (PGNotification notification : heard.getNotifications((int) pause.toMillis())) {
        hear(notification.getParameter().split(" ", 3));
      }
    }
  }

  private void hear(String[] words) {
    if (!words[0].equals(self)) {
      learn(words[2], Long.parseLong(words[1]));
    }
  }

  private void look(Connection connection, Instant since) throws SQLException {
    Map<String, Long> lately = TableRows.changedSince(connection, Nanos.of(since));
    known.keySet().retainAll(lately.keySet());
    lately.forEach(this::learn);
  }

  /// Reports a change to the listener, unless it is already known.
  private void learn(String table, long last) {
    Long before = known.put(table, last);
    if (before == null || before < last) {
      told.accept(table);
    }
  }

  private void await() {
    try {
      boolean _ = closed.await(pause.toMillis(), MILLISECONDS);
    } catch (InterruptedException e) {
      // It only tries again a little sooner.
    }
  }

  /// Sends the pending notifications and stops listening.
  @Override
  public void close() {
    closed.countDown();
    pending.add(END);
    try {
      boolean _ = sender.join(pause);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    Connection heard = listening;
    if (heard != null) {
      try {
        heard.abort(Runnable::run);
      } catch (SQLException e) {
        // The connection is already gone.
      }
    }
    pool.close();
  }
}
