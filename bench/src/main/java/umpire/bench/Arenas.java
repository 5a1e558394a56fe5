package umpire.bench;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import umpire.core.arena.Arena;
import umpire.core.arena.RowLayout;
import umpire.core.game.Game;
import umpire.core.kernel.Kernel;
import umpire.core.kernel.Strategy;
import umpire.core.match.CompleteGame;
import umpire.core.profile.Profile;

/// Plays games of a simulation with all statistics, by the standard rules and the fewest players,
/// with each strategy in all seats; and the published deals of Mau-Mau, in the general game loop
/// and in the game's own arena. Measures in turns, by processor time of the one thread; the table
/// shows the median and the best of the rounds.
public final class Arenas {

  private static final int WARM_UP_ROUNDS = 3;

  /// The number of games in a round.
  private static final Map<String, Integer> GAMES =
      Map.of("cribbage", 100_000, "maumau", 100_000, "snooker", 4_000, "tractor", 2_000);

  private static final int OTHERWISE = 1_000;

  /// The checksum of the rows of a round.
  private static final Map<String, Long> EXPECTED =
      Map.ofEntries(
          Map.entry("cribbage standard, random", 8648588442499843204L),
          Map.entry("cribbage standard, rules", -7547090818106532552L),
          Map.entry("maumau common, random", -1668809766647694849L),
          Map.entry("maumau common, rules", 2991223710571117808L),
          Map.entry("maumau classic, random", -963847847630136065L),
          Map.entry("maumau classic, rules", 5342402204929689707L),
          Map.entry("snooker wpbsa, rules", 1439959297161765123L),
          Map.entry("snooker wpbsa, random", 6207758590562147330L),
          Map.entry("tractor standard, random", 4781922874898881102L),
          Map.entry("tractor standard, rules", 322625453252191099L));

  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

  /// Games of one kind: their name, their number in a round, and the measurements.
  private static final class Task {
    private final String what;
    private final Arena arena;
    private final int games;
    private final int[] row;
    private final int length;
    private final String unit;
    private final long expected;
    private final List<Double> rates = new ArrayList<>();
    private double lengths;
    private long bytes;
    private long checksum;

    Task(String what, Arena arena, int games, RowLayout layout, long expected) {
      this.what = what;
      this.arena = arena;
      this.games = games;
      this.row = new int[layout.size()];
      this.length = layout.measure(0);
      this.unit = layout.measures().getFirst().id();
      this.expected = expected;
    }

    void measure(boolean keep) {
      long allocated = THREADS.getCurrentThreadAllocatedBytes();
      long start = THREADS.getCurrentThreadCpuTime();
      long checksum = 0;
      long sum = 0;
      for (int seed = 0; seed < games; seed++) {
        arena.play(seed, row);
        checksum = 31 * checksum + Arrays.hashCode(row);
        sum += row[length];
      }
      double seconds = (THREADS.getCurrentThreadCpuTime() - start) / 1e9;
      bytes = (THREADS.getCurrentThreadAllocatedBytes() - allocated) / games;
      lengths = (double) sum / games;
      this.checksum = checksum;
      if (expected != 0) {
        Checksum.check(what, expected, checksum);
      }
      if (keep) {
        rates.add(games / seconds);
      }
    }

    @SuppressWarnings("SystemOut") // this is a program
    void print() {
      double[] sorted = rates.stream().mapToDouble(Double::doubleValue).sorted().toArray();
      double median = sorted[sorted.length / 2];
      System.out.printf(
          Locale.ROOT,
          "| %s | %.0f | %.0f | %.0f %s | %d | %d |%n",
          what,
          median,
          sorted[sorted.length - 1],
          median * lengths,
          unit,
          bytes,
          checksum);
    }
  }

  private Arenas() {}

  /// Arguments: the number of rounds (7), and a game (all of them). With 0 rounds all games are
  /// played once, for their checksums, and nothing is measured.
  @SuppressWarnings("SystemOut") // this is a program
  public static void main(String[] args) {
    int rounds = args.length > 0 ? Integer.parseInt(args[0]) : 7;
    var tasks = new ArrayList<Task>();
    for (Game game : Game.all()) {
      if (args.length < 2 || args[1].equals(game.id())) {
        game.complete().ifPresent(whole -> add(tasks, game, whole));
      }
    }
    if (rounds == 0) {
      tasks.forEach(task -> task.measure(false));
      return;
    }
    for (int round = -WARM_UP_ROUNDS; round < rounds; round++) {
      for (Task task : tasks) {
        task.measure(round >= 0);
      }
    }
    System.out.println(
        "| games | median games/s | best games/s | median of the length/s | bytes per game | checksum |");
    System.out.println("|---|--:|--:|--:|--:|--:|");
    tasks.forEach(Task::print);
  }

  private static <K extends Kernel<K>> void add(
      List<Task> tasks, Game game, CompleteGame<K> whole) {
    add(tasks, game, whole, whole.profiles().standard());
    if (game.id().equals("maumau")) {
      add(tasks, game, whole, whole.profiles().classic());
    }
  }

  private static <K extends Kernel<K>> void add(
      List<Task> tasks, Game game, CompleteGame<K> whole, Profile profile) {
    int players = whole.minPlayers(profile);
    RowLayout layout = whole.rowLayout(profile, players);
    int games = GAMES.getOrDefault(game.id(), OTHERWISE);
    for (Strategy<K> strategy : whole.strategies()) {
      String what = game.id() + " " + profile.name() + ", " + strategy.name();
      Arena loop = whole.arena(profile, Collections.nCopies(players, strategy));
      tasks.add(new Task(what, loop, games, layout, EXPECTED.getOrDefault(what, 0L)));
      whole
          .ownArena(profile, Collections.nCopies(players, strategy.name()))
          .ifPresent(own ->
              tasks.add(
                  new Task(
                      what + ", own arena", own, games, layout, EXPECTED.getOrDefault(what, 0L))));
    }
  }
}
