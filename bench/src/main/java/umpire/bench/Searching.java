package umpire.bench;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import umpire.core.RulingLog;
import umpire.core.SeededRandom;
import umpire.core.game.Game;
import umpire.core.kernel.Dealer;
import umpire.core.kernel.Kernel;
import umpire.core.kernel.Move;
import umpire.core.kernel.RandomStrategy;
import umpire.core.match.CompleteGame;
import umpire.core.profile.Profile;

/// Measures the costs of a searching player: a world from the knowledge of a seat (copy, veil and
/// sample), and random moves in it. By processor time of the one thread, on positions of games by
/// `random`.
public final class Searching {

  private static final int POSITIONS = 400;
  private static final int WORLDS = 50;
  private static final int MOVES = 20;
  private static final int WARM_UP_ROUNDS = 3;

  /// The checksums of the tallies and turns of all worlds in one round.
  private static final Map<String, Long> EXPECTED =
      Map.of(
          "cribbage", 0x6cc0c05dfa2ea011L,
          "maumau", 0xea86eef79f2b7162L,
          "snooker", 0x421f2bdbd9fdc2f1L,
          "tractor", 0x3a8b0ca344a430e2L);

  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  private Searching() {}

  /// Arguments: the number of rounds (5), and a game (all of them). With 0 rounds one round without
  /// warming up compares the checksum.
  @SuppressWarnings("SystemOut") // this is a program
  public static void main(String[] args) {
    int rounds = args.length > 0 ? Integer.parseInt(args[0]) : 5;
    System.out.println("| game | a world in microseconds | random moves/s in worlds | checksum |");
    System.out.println("|---|--:|--:|---|");
    for (Game game : Game.all()) {
      if (args.length < 2 || args[1].equals(game.id())) {
        game.complete().ifPresent(whole -> new Search<>(game, whole).run(rounds));
      }
    }
  }

  /// One game's positions and worlds.
  private static final class Search<K extends Kernel<K>> {
    private final Game game;
    private final Dealer<K> dealer;
    private final RandomStrategy<K> random = new RandomStrategy<>();
    private final List<K> positions = new ArrayList<>();
    private final K world;
    private final Move move = new Move();
    private final RulingLog silence = RulingLog.none();
    private long moves;

    Search(Game game, CompleteGame<K> whole) {
      this.game = game;
      Profile profile = whole.profiles().standard();
      int seats = whole.minPlayers(profile);
      this.dealer = whole.dealer(profile, seats);
      this.world = whole.open(profile, seats);
      var table = whole.open(profile, seats);
      var random = new SeededRandom(1);
      while (positions.size() < POSITIONS) {
        if (table.toAct() == Kernel.OVER) {
          table.reset();
        }
        if (table.toAct() >= 0) {
          K position = whole.open(profile, seats);
          position.copyFrom(table);
          positions.add(position);
        }
        step(table, random);
      }
    }

    private void step(K table, SeededRandom chance) {
      int actor =
          dealer.step(
              table, chance, (shown, seat, into) -> random.choose(shown, seat, chance, into), move);
      table.play(actor, move, silence);
    }

    @SuppressWarnings("SystemOut") // this is a program
    void run(int rounds) {
      double worlds = Double.MAX_VALUE;
      double rate = 0;
      long checksum = 0;
      int first = rounds == 0 ? -1 : -WARM_UP_ROUNDS;
      for (int round = first; round < rounds; round++) {
        double filling = seconds(this::fillOnly);
        moves = 0;
        long[] sum = new long[1];
        double playing = seconds(() -> sum[0] = fillAndPlay());
        checksum = sum[0];
        if (round >= 0) {
          worlds = Math.min(worlds, filling / (POSITIONS * WORLDS));
          rate = Math.max(rate, moves / Math.max(1e-9, playing - filling));
        }
      }
      if (rounds > 0) {
        System.out.printf(
            Locale.ROOT, "| %s | %.2f | %.0f | %016x |%n", game.id(), 1e6 * worlds, rate, checksum);
      }
      if (EXPECTED.containsKey(game.id())) {
        Checksum.check(game.id(), EXPECTED.get(game.id()), checksum);
      }
    }

    private static double seconds(Runnable work) {
      long start = THREADS.getCurrentThreadCpuTime();
      work.run();
      return (THREADS.getCurrentThreadCpuTime() - start) / 1e9;
    }

    private void draw(K position, SeededRandom random) {
      int seat = position.toAct();
      world.copyFrom(position);
      world.veil(seat);
      dealer.sampleHidden(world, random);
    }

    private void fillOnly() {
      var random = new SeededRandom(2);
      for (K position : positions) {
        for (int i = 0; i < WORLDS; i++) {
          draw(position, random);
        }
      }
    }

    private long fillAndPlay() {
      var random = new SeededRandom(2);
      long sum = 0;
      for (K position : positions) {
        for (int i = 0; i < WORLDS; i++) {
          draw(position, random);
          for (int n = 0; n < MOVES && world.toAct() != Kernel.OVER; n++) {
            step(world, random);
            moves++;
          }
          sum = 31 * sum + world.tally(0, 0) + world.toAct();
        }
      }
      return sum;
    }
  }
}
