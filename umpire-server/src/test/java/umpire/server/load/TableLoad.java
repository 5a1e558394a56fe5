package umpire.server.load;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.logging.LogManager;
import umpire.live.Opened;
import umpire.live.Tables;
import umpire.live.WallTimer;
import umpire.live.seat.Settings;
import umpire.store.SqliteFile;
import umpire.store.Store;

/// Measures a server with many tables, many streams and many who look on. See `bench/live`.
///
/// Arguments: seconds for each row, the folder for its files, and which of the rows, if not all.
public final class TableLoad {

  private static final int TABLES = 1_000;
  private static final int MOVES_PER_SECOND = 500;
  private static final int WATCHERS = 5_000;
  private static final int RESTARTED = 10_000;
  private static final int SENDERS = 32;
  private static final int SEATS = 4;

  /// No more open a stream at a time: a crowd at the door is not what is measured.
  private static final int AT_ONCE = 32;

  private static final Duration LOADING = Duration.ofMinutes(5);

  private final int seconds;
  private final Path folder;
  private final Semaphore door = new Semaphore(AT_ONCE);
  private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();

  private TableLoad(int seconds, Path folder) {
    this.seconds = seconds;
    this.folder = folder;
  }

  public static void main(String[] args) throws Exception {
    LogManager.getLogManager().reset(); // the store tells of its pools
    int seconds = args.length > 0 ? Integer.parseInt(args[0]) : 20;
    Path base = args.length > 1 ? Path.of(args[1]) : Path.of("").toAbsolutePath();
    Path folder = Files.createTempDirectory(base, "table-load");
    try {
      var load = new TableLoad(seconds, folder);
      System.out.println(
          "| what | moves/s | acknowledged ms p50 | p99 | most | shown to others ms p50 | p99 | most"
              + " | server's processor ms a move | resident MB |");
      System.out.println("|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|");
      List<String> rows =
          args.length > 2 ? List.of(args[2]) : List.of("tables", "watchers", "restart");
      for (String row : rows) {
        switch (row) {
          case "tables" -> load.tables();
          case "watchers" -> load.watchers();
          default -> load.restart();
        }
      }
    } finally {
      try (var files = Files.walk(folder)) {
        for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
          Files.delete(file);
        }
      }
    }
    System.exit(0); // streams that still wait are of no interest
  }

  /// Many tables, all seats looking, moves at a steady pace all over them.
  private void tables() throws Exception {
    Path file = folder.resolve("tables.db");
    List<Opened> laid = lay(file, TABLES);
    try (ServedProcess server = ServedProcess.start(file)) {
      var acknowledged = new Waits();
      var shown = new Waits();
      List<LoadedTable> tables = followed(laid, server, acknowledged, shown);
      play(tables, server, MOVES_PER_SECOND, seconds);
      acknowledged.clear();
      shown.clear();
      Played played = play(tables, server, MOVES_PER_SECOND, seconds);
      row(
          "%,d tables, %,d streams".formatted(TABLES, TABLES * SEATS),
          played,
          acknowledged,
          shown,
          server);
    }
  }

  /// One table, and many who look on, an event a second.
  private void watchers() throws Exception {
    Path file = folder.resolve("watched.db");
    List<Opened> laid = lay(file, 1);
    try (ServedProcess server = ServedProcess.start(file)) {
      var acknowledged = new Waits();
      var shown = new Waits();
      List<LoadedTable> tables = followed(laid, server, acknowledged, shown);
      play(tables, server, 1, seconds);
      acknowledged.clear();
      shown.clear();
      row("one table, 4 seats", play(tables, server, 1, seconds), acknowledged, shown, server);
      var seen = new Waits();
      for (int i = 0; i < WATCHERS; i++) {
        threads.submit(() -> tables.getFirst().watch(seen, door));
      }
      await(server, "umpire_streams_open", WATCHERS + SEATS);
      acknowledged.clear();
      shown.clear();
      seen.clear();
      Played played = play(tables, server, 1, seconds);
      row(
          "the same, %,d look on: the seats".formatted(WATCHERS),
          played,
          acknowledged,
          shown,
          server);
      row("… and those who look on", played, acknowledged, seen, server);
    }
  }

  /// A server comes back to many games that are not over.
  private void restart() throws Exception {
    Path file = folder.resolve("many.db");
    lay(file, RESTARTED);
    long begin = System.nanoTime();
    try (ServedProcess server = ServedProcess.start(file)) {
      await(server, "umpire_tables_loaded", RESTARTED);
      System.out.printf(
          "%n%,d unfinished games: answers after %.1f s, all of them in memory after %.1f s,"
              + " resident %d MB%n",
          RESTARTED,
          server.started().toMillis() / 1e3,
          (System.nanoTime() - begin) / 1e9,
          server.resident());
    }
  }

  /// How a while went.
  ///
  /// @param rate moves a second
  /// @param worked the server's processor time for each of them, in milliseconds
  private record Played(double rate, double worked) {}

  private static void row(
      String what, Played played, Waits acknowledged, Waits shown, ServedProcess server)
      throws IOException {
    System.out.printf(
        "| %s | %.0f | %s | %s | %.1f | %d |%n",
        what, played.rate(), acknowledged.cell(), shown.cell(), played.worked(), server.resident());
  }

  private static void await(ServedProcess server, String metric, int count) throws Exception {
    long end = System.nanoTime() + LOADING.toNanos();
    while (server.metric(metric) < count) {
      if (System.nanoTime() > end) {
        throw new IOException(metric + " is only " + server.metric(metric));
      }
      Thread.sleep(50);
    }
  }

  /// Tables of Mau-Mau for four people, all seated.
  private List<Opened> lay(Path file, int count) throws Exception {
    String seat = "{\"kind\":\"me\",\"name\":\"%s\"}";
    Settings settings =
        Settings.read(
            "{\"game\":\"maumau\",\"seats\":[%s,%s,%s,%s]}".formatted((Object[]) names(seat)));
    var opened = new ArrayList<Opened>();
    try (Store store = new SqliteFile(file).open();
        var timer = new WallTimer(InstantSource.system());
        var tables = new Tables(store, InstantSource.system(), timer, new SecureRandom())) {
      var work = new ArrayList<Callable<Opened>>();
      for (int i = 0; i < count; i++) {
        work.add(() -> tables.open(settings));
      }
      for (Future<Opened> each : threads.invokeAll(work)) {
        opened.add(each.get());
      }
    }
    return opened;
  }

  private static String[] names(String seat) {
    return List.of("Anna", "Ben", "Cleo", "Dora").stream()
        .map(seat::formatted)
        .toArray(String[]::new);
  }

  private List<LoadedTable> followed(
      List<Opened> laid, ServedProcess server, Waits acknowledged, Waits shown) throws Exception {
    var tables = new ArrayList<LoadedTable>();
    for (Opened opened : laid) {
      List<String> tokens = opened.places().stream().map(place -> place.token().text()).toList();
      var table = new LoadedTable(opened.table().id(), tokens, server.port(), acknowledged, shown);
      tables.add(table);
      for (int seat = 0; seat < table.seats(); seat++) {
        int which = seat;
        threads.submit(() -> table.follow(which, door));
      }
    }
    await(server, "umpire_streams_open", laid.size() * SEATS);
    return tables;
  }

  /// Moves at a steady pace, whatever the answers take.
  private Played play(List<LoadedTable> tables, ServedProcess server, int perSecond, int forSeconds)
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
            try (var socket = new Socket(InetAddress.getLoopbackAddress(), server.port())) {
              socket.setTcpNoDelay(true);
              for (int next = turn.getAndIncrement(); next < all; next = turn.getAndIncrement()) {
                long due = begin + next * 1_000_000_000L / perSecond;
                TimeUnit.NANOSECONDS.sleep(due - System.nanoTime());
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
}
