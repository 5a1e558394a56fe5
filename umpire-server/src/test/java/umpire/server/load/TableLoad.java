package umpire.server.load;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.logging.LogManager;
import umpire.live.NewTable;

/// Measures a server with many tables, streams and spectators. See `bench/live`.
///
/// Arguments: seconds for each row, the folder for its files, and which of the rows, if not all.
public final class TableLoad {

  private static final int TABLES = 1_000;
  private static final int MOVES_PER_SECOND = 500;
  private static final int WATCHERS = 5_000;
  private static final int RESTARTED = 10_000;
  private static final int SEATS = 4;

  private static final String FOUR =
      """
      {"game":"maumau","seats":[{"kind":"me","name":"Anna"},{"kind":"me","name":"Ben"},
       {"kind":"me","name":"Cleo"},{"kind":"me","name":"Dora"}]}
      """;

  private final int seconds;
  private final Path folder;
  private final Crowd crowd = new Crowd();

  private TableLoad(int seconds, Path folder) {
    this.seconds = seconds;
    this.folder = folder;
  }

  public static void main(String[] args) throws Exception {
    LogManager.getLogManager().reset(); // the store's pools would log
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
          args.length > 2 ? List.of(args[2]) : List.of("tables", "watchers", "restart", "readers");
      for (String row : rows) {
        switch (row) {
          case "tables" -> load.tables();
          case "watchers" -> load.watchers();
          case "hostile" -> load.hostile();
          case "readers" -> new ReaderLoad(seconds).measure(folder.resolve("read.db"));
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
    System.exit(0); // remaining streams do not matter
  }

  /// Measures many tables with all seats connected, with moves at a steady rate.
  private void tables() throws Exception {
    Path file = folder.resolve("tables.db");
    List<NewTable> laid = crowd.lay(file, TABLES, FOUR);
    try (ServedProcess server = ServedProcess.start(file)) {
      var acknowledged = new Waits();
      var shown = new Waits();
      List<LoadedTable> tables = crowd.followed(laid, server, acknowledged, shown);
      crowd.play(tables, server, MOVES_PER_SECOND, seconds);
      acknowledged.clear();
      shown.clear();
      Crowd.Played played = crowd.play(tables, server, MOVES_PER_SECOND, seconds);
      row(
          "%,d tables, %,d streams".formatted(TABLES, TABLES * SEATS),
          played,
          acknowledged,
          shown,
          server);
    }
  }

  /// Measures one table with many spectators and one event per second.
  private void watchers() throws Exception {
    Path file = folder.resolve("watched.db");
    List<NewTable> laid = crowd.lay(file, 1, FOUR);
    try (ServedProcess server = ServedProcess.start(file)) {
      var acknowledged = new Waits();
      var shown = new Waits();
      List<LoadedTable> tables = crowd.followed(laid, server, acknowledged, shown);
      crowd.play(tables, server, 1, seconds);
      acknowledged.clear();
      shown.clear();
      row(
          "one table, 4 seats",
          crowd.play(tables, server, 1, seconds),
          acknowledged,
          shown,
          server);
      var seen = new Waits();
      for (int i = 0; i < WATCHERS; i++) {
        crowd.submit(door -> tables.getFirst().watch(seen, door));
      }
      Crowd.await(server, "umpire_streams_open", WATCHERS + SEATS);
      acknowledged.clear();
      shown.clear();
      seen.clear();
      Crowd.Played played = crowd.play(tables, server, 1, seconds);
      row(
          "the same, %,d look on: the seats".formatted(WATCHERS),
          played,
          acknowledged,
          shown,
          server);
      row("… and those who look on", played, acknowledged, seen, server);
    }
  }

  /// Measures a restart with many games in progress.
  private void restart() throws Exception {
    Path file = folder.resolve("many.db");
    crowd.lay(file, RESTARTED, FOUR);
    long begin = System.nanoTime();
    try (ServedProcess server = ServedProcess.start(file)) {
      Crowd.await(server, "umpire_tables_loaded", RESTARTED);
      System.out.printf(
          "%n%,d unfinished games: answers after %.1f s, all of them in memory after %.1f s,"
              + " resident %d MB%n",
          RESTARTED,
          server.started().toMillis() / 1e3,
          (System.nanoTime() - begin) / 1e9,
          server.resident());
    }
  }

  /// Measures all hostile load at once, with little memory, for as long as several rows take.
  private void hostile() throws Exception {
    long seed = Long.getLong("fuzz.seed", System.nanoTime());
    HostileLoad.Result result =
        new HostileLoad(seconds, 24, 100, 10_000)
            .run(folder.resolve("hostile.db"), seed, "-Xmx256m");
    System.out.printf(
        "%nseed %d%nanswers: %s%nresident MB: %s%nfaults: %s%n",
        seed, result.answers(), result.resident(), result.faults());
  }

  private static void row(
      String what, Crowd.Played played, Waits acknowledged, Waits shown, ServedProcess server)
      throws IOException {
    System.out.printf(
        "| %s | %.0f | %s | %s | %.1f | %d |%n",
        what, played.rate(), acknowledged.cell(), shown.cell(), played.worked(), server.resident());
  }
}
