package umpire.sim.bot;

import java.time.Duration;
import java.util.Locale;
import umpire.core.kernel.Ending;

/// Measures moves per second through the protocol: games of cribbage by a bot that takes the first
/// legal event. Run it as a program; arguments replace the bot's command.
final class BotBench {

  private static final int ROUNDS = 10;
  private static final int GAMES = 300;

  /// The number of moves of the trivial bot in a round: if it changes, rates are not comparable.
  private static final int EXPECTED = 17_375;

  private BotBench() {}

  public static void main(String[] args) {
    String command = args.length == 0 ? TestBot.command("first") : String.join(" ", args);
    var limits = new BotLimits(Duration.ofSeconds(10), Duration.ofSeconds(60), 1);
    try (var table = BotTable.of("cribbage", command, limits)) {
      for (int round = 1; round <= ROUNDS; round++) {
        int before = table.moves();
        long start = System.nanoTime();
        for (int seed = 1; seed <= GAMES; seed++) {
          check(table.play(seed).equals(new Ending.Over()), "a game was not finished");
        }
        double seconds = (System.nanoTime() - start) / 1e9;
        int moves = table.moves() - before;
        check(args.length > 0 || moves == EXPECTED, moves + " moves");
        System.out.printf(
            Locale.ROOT, "round %d: %d moves, %.0f moves/s%n", round, moves, moves / seconds);
      }
    }
  }

  private static void check(boolean fine, String otherwise) {
    if (!fine) {
      throw new IllegalStateException(otherwise);
    }
  }
}
