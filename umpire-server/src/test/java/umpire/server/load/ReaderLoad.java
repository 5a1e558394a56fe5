package umpire.server.load;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Collections;
import java.util.List;
import umpire.live.NewTable;

/// Measures moves at tables of people while other clients read a long game, ask for all of it
/// without reading, and watch tables of experts. See `bench/live`.
final class ReaderLoad {

  private static final int MOVERS = 20;
  private static final int MOVES_PER_SECOND = 40;
  private static final int READERS = 4;
  private static final int STALLED = 80;
  private static final int EXPERTS = 100;

  /// The number of events to read; a game of bots has as many within a minute.
  private static final int LONG = 15_000;

  private static final Duration PATIENCE = Duration.ofMinutes(2);

  /// Leaves space beside the heap within 512 MB.
  private static final String HEAP = "-Xmx256m";

  static final String PEOPLE =
      """
      {"game":"cribbage","switches":{"games":"99"},
       "seats":[{"kind":"me","name":"Anna"},{"kind":"me","name":"Ben"}]}
      """;

  /// A long match of which all games are played: more events than a table may have.
  static final String BOTS =
      """
      {"game":"cribbage","switches":{"games":"99","match":"points","target":"181"},
       "seats":[{"kind":"bot"},{"kind":"bot"}],"options":{"pace":0}}
      """;

  private final int seconds;
  private final Crowd crowd = new Crowd();
  private final Waits acknowledged = new Waits();
  private final Waits shown = new Waits();

  ReaderLoad(int seconds) {
    this.seconds = seconds;
  }

  static String experts(String game, int seats) {
    String seat = "{\"kind\":\"bot\",\"strategy\":\"expert\"}";
    return "{\"game\":\"%s\",\"seats\":[%s],\"options\":{\"pace\":0}}"
        .formatted(game, String.join(",", Collections.nCopies(seats, seat)));
  }

  void measure(Path file) throws Exception {
    List<NewTable> people = crowd.lay(file, MOVERS, PEOPLE);
    String game = crowd.lay(file, 1, BOTS).getFirst().table().id();
    List<List<NewTable>> experts =
        List.of(
            crowd.lay(file, EXPERTS, experts("maumau", 3)),
            crowd.lay(file, EXPERTS, experts("cribbage", 2)),
            crowd.lay(file, EXPERTS, experts("tractor", 4)));
    System.out.println();
    System.out.println(
        "| strangers | moves/s | acknowledged ms p50 | p99 | most | resident MB | most | their answers |");
    System.out.println("|---|--:|--:|--:|--:|--:|--:|---|");
    Path complaints = file.resolveSibling("complaints");
    try (ServedProcess server = ServedProcess.start(file, complaints, HEAP);
        var strangers = new HeavyReaders(server.port())) {
      List<LoadedTable> movers = crowd.followed(people, server, acknowledged, shown);
      row("none", movers, server, strangers);
      crowd.watch(game, server);
      int events = strangers.await(game, LONG, PATIENCE);
      row("two bots at pace 0", movers, server, strangers);
      strangers.read(game, events, READERS);
      row("and %d readers of moments".formatted(READERS), movers, server, strangers);
      strangers.read(game, events, READERS);
      row("and %d more".formatted(READERS), movers, server, strangers);
      strangers.stall(game, STALLED);
      row("and %d who do not read".formatted(STALLED), movers, server, strangers);
      experts.forEach(tables -> tables.forEach(each -> crowd.watch(each.table().id(), server)));
      Crowd.await(server, "umpire_streams_open", 2 * MOVERS + 1 + 3 * EXPERTS);
      long before = events(experts, strangers);
      row("and %d tables of experts".formatted(3 * EXPERTS), movers, server, strangers);
      System.out.println("\nevents of experts meanwhile: " + (events(experts, strangers) - before));
    }
    long errors =
        Files.readAllLines(complaints).stream().filter(line -> line.contains("Error")).count();
    System.out.println("errors that the server complained of: " + errors);
  }

  /// Returns the number of events at all tables.
  private static long events(List<List<NewTable>> tables, HeavyReaders strangers)
      throws IOException {
    long sum = 0;
    for (List<NewTable> some : tables) {
      for (NewTable each : some) {
        sum += strangers.events(each.table().id());
      }
    }
    return sum;
  }

  private void row(
      String what, List<LoadedTable> movers, ServedProcess server, HeavyReaders strangers)
      throws Exception {
    crowd.play(movers, server, MOVES_PER_SECOND, Math.min(seconds, 5));
    acknowledged.clear();
    Crowd.Played played = crowd.play(movers, server, MOVES_PER_SECOND, seconds);
    System.out.printf(
        "| %s | %.0f | %s | %d | %d | %s |%n",
        what,
        played.rate(),
        acknowledged.cell(),
        server.resident(),
        server.mostResident(),
        strangers.answers());
  }
}
