package umpire.server.load;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import umpire.live.NewTable;
import umpire.live.Tables;
import umpire.live.seat.Settings;
import umpire.live.work.WallTimer;
import umpire.store.SqliteFile;
import umpire.store.Store;

/// The clients of a server under load: tables opened beforehand, streams being read, and moves sent
/// at a steady rate.
final class Crowd {

  private static final int SENDERS = 32;

  /// The number of streams opened at a time, so that opening does not affect the measurement.
  private static final int AT_ONCE = 32;

  private static final Duration LOADING = Duration.ofMinutes(5);

  private final Semaphore door = new Semaphore(AT_ONCE);
  private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();

  /// The moves of one measurement.
  ///
  /// @param rate moves per second
  /// @param worked the server's processor time per move, in milliseconds
  record Played(double rate, double worked) {}

  /// Runs one more client.
  ///
  /// @param caller receives the semaphore for opening streams
  void submit(Consumer<Semaphore> caller) {
    threads.submit(() -> caller.accept(door));
  }

  /// Lets a spectator watch a table until the server is gone.
  void watch(String table, ServedProcess server) {
    var spectator = new LoadedTable(table, List.of(), server.port(), new Waits(1), new Waits(1));
    submit(through -> spectator.watch(new Waits(1), through));
  }

  static void await(ServedProcess server, String metric, int count) throws Exception {
    long end = System.nanoTime() + LOADING.toNanos();
    while (server.metric(metric) < count) {
      if (System.nanoTime() > end) {
        throw new IOException(metric + " is only " + server.metric(metric));
      }
      Thread.sleep(50);
    }
  }

  /// Opens tables in a file that no server has open.
  List<NewTable> lay(Path file, int count, String settings) throws Exception {
    Settings read = Settings.read(settings);
    var opened = new ArrayList<NewTable>();
    try (Store store = new SqliteFile(file).open();
        var timer = new WallTimer(InstantSource.system());
        var tables = new Tables(store, InstantSource.system(), timer, new SecureRandom())) {
      var work = new ArrayList<Callable<NewTable>>();
      for (int i = 0; i < count; i++) {
        work.add(() -> tables.open(read));
      }
      for (Future<NewTable> each : threads.invokeAll(work)) {
        opened.add(each.get());
      }
    }
    return opened;
  }

  /// Opens a stream for every seat of these tables.
  List<LoadedTable> followed(
      List<NewTable> laid, ServedProcess server, Waits acknowledged, Waits shown) throws Exception {
    int open = (int) server.metric("umpire_streams_open");
    var tables = new ArrayList<LoadedTable>();
    for (NewTable opened : laid) {
      List<String> tokens = opened.places().stream().map(place -> place.token().text()).toList();
      var table = new LoadedTable(opened.table().id(), tokens, server.port(), acknowledged, shown);
      tables.add(table);
      for (int seat = 0; seat < table.seats(); seat++) {
        int which = seat;
        threads.submit(() -> table.follow(which, door));
      }
      open += table.seats();
    }
    await(server, "umpire_streams_open", open);
    return tables;
  }

  /// Plays at a steady rate, however long the answers take.
  Played play(List<LoadedTable> tables, ServedProcess server, int perSecond, int forSeconds)
      throws Exception {
    var turn = new AtomicInteger();
    var moves = new AtomicInteger();
    Duration before = server.worked();
    long begin = System.nanoTime();
    int all = perSecond * forSeconds;
    var senders = new ArrayList<Future<?>>();
    for (int i = 0; i < SENDERS; i++) {
      senders.add(
          threads.submit(() -> {
            int next = awaited(turn, all, begin, perSecond);
            // Opened late, because the server closes a connection that is idle for long.
            try (var socket = new Socket(InetAddress.getLoopbackAddress(), server.port())) {
              socket.setTcpNoDelay(true);
              for (; next < all; next = awaited(turn, all, begin, perSecond)) {
                moves.addAndGet(tables.get(next % tables.size()).move(socket) ? 1 : 0);
              }
            }
            return null;
          }));
    }
    for (Future<?> sender : senders) {
      sender.get();
    }
    double worked = server.worked().minus(before).toMillis() / (double) moves.get();
    return new Played(moves.get() * 1e9 / (System.nanoTime() - begin), worked);
  }

  /// Waits until the next move is due, if there is one, and returns its number.
  private static int awaited(AtomicInteger turn, int all, long begin, int perSecond)
      throws InterruptedException {
    int next = turn.getAndIncrement();
    if (next < all) {
      long due = begin + next * 1_000_000_000L / perSecond;
      TimeUnit.NANOSECONDS.sleep(due - System.nanoTime());
    }
    return next;
  }
}
