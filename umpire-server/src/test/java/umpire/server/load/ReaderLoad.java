package umpire.server.load;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import umpire.live.Opened;

/// Measures moves at tables of people while strangers read a long game, ask for all of it and read
/// nothing, and watch tables of experts. See `bench/live`.
final class ReaderLoad {

  private static final int MOVERS = 10;
  private static final int MOVES_PER_SECOND = 20;
  private static final int READERS = 8;
  private static final int STALLED = 80;
  private static final int EXPERTS = 100;
  private static final int LONG = 15_000;

  /// Leaves room beside the heap within 512 MB.
  private static final String HEAP = "-Xmx320m";

  static final String PEOPLE =
      """
      {"game":"cribbage","seats":[{"kind":"me","name":"Anna"},{"kind":"me","name":"Ben"}]}
      """;
  static final String BOTS =
      """
      {"game":"cribbage","switches":{"games":"99"},"seats":[{"kind":"bot"},{"kind":"bot"}],
       "options":{"pace":0}}
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
    List<Opened> people = crowd.lay(file, MOVERS, PEOPLE);
    String game = crowd.lay(file, 1, BOTS).getFirst().table().id();
    List<List<Opened>> experts =
        List.of(
            crowd.lay(file, EXPERTS, experts("maumau", 3)),
            crowd.lay(file, EXPERTS, experts("cribbage", 2)),
            crowd.lay(file, EXPERTS, experts("tractor", 4)));
    System.out.println();
    System.out.println(
        "| strangers | moves/s | acknowledged ms p50 | p99 | most | resident MB | their answers |");
    System.out.println("|---|--:|--:|--:|--:|--:|---|");
    Path complaints = file.resolveSibling("complaints");
    try (ServedProcess server = ServedProcess.start(file, complaints, HEAP);
        var strangers = new HeavyReaders(server.port())) {
      List<LoadedTable> movers = crowd.followed(people, server, acknowledged, shown);
      row("none", movers, server, strangers);
      watch(game, server);
      for (int n = 0; n < LONG; n = strangers.events(game)) {
        Thread.sleep(500);
      }
      row("two bots at pace 0", movers, server, strangers);
      strangers.read(game, strangers.events(game), READERS);
      row("and %d readers of moments".formatted(READERS), movers, server, strangers);
      strangers.stall(game, STALLED);
      row("and %d who do not read".formatted(STALLED), movers, server, strangers);
      experts.forEach(tables -> tables.forEach(each -> watch(each.table().id(), server)));
      row("and %d tables of experts".formatted(3 * EXPERTS), movers, server, strangers);
    }
    long errors =
        Files.readAllLines(complaints).stream().filter(line -> line.contains("Error")).count();
    System.out.println("\nerrors that the server complained of: " + errors);
  }

  private void watch(String table, ServedProcess server) {
    var onlooker = new LoadedTable(table, List.of(), server.port(), acknowledged, shown);
    crowd.submit(door -> onlooker.watch(new Waits(1), door));
  }

  private void row(
      String what, List<LoadedTable> movers, ServedProcess server, HeavyReaders strangers)
      throws Exception {
    crowd.play(movers, server, MOVES_PER_SECOND, Math.min(seconds, 5));
    acknowledged.clear();
    Crowd.Played played = crowd.play(movers, server, MOVES_PER_SECOND, seconds);
    System.out.printf(
        "| %s | %.0f | %s | %d | %s |%n",
        what, played.rate(), acknowledged.cell(), server.resident(), strangers.answers());
  }
}
