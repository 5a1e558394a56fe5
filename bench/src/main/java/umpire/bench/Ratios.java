package umpire.bench;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import umpire.core.Chance;
import umpire.core.Game;
import umpire.cribbage.CribbageGame;
import umpire.maumau.MauMauGame;
import umpire.maumau.PlainMauMau;
import umpire.snooker.SnookerGame;
import umpire.tractor.TractorGame;

/// Measures everything in one run, in turns, by processor time of the one thread.
///
/// The machines this runs on are shared: what happens to one measurement happens, in the same
/// round, to its neighbours as well, and the processor time of a thread leaves out the time in
/// which it did not run. The table shows the median and the best of the rounds.
public final class Ratios {

  private static final int WARM_UP_ROUNDS = 4;
  private static final int GAMES = 400_000;
  private static final int PLAIN_GAMES = 20_000;

  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  /// One row of the table: what is done, how often in a round, in which unit, and the work itself.
  private record Task(String what, double amount, String unit, Runnable work, List<Double> rates) {
    Task(String what, double amount, String unit, Runnable work) {
      this(what, amount, unit, work, new ArrayList<>());
    }

    void measure(boolean keep) {
      long start = THREADS.getCurrentThreadCpuTime();
      work.run();
      double seconds = (THREADS.getCurrentThreadCpuTime() - start) / 1e9;
      if (keep) {
        rates.add(amount / seconds);
      }
    }

    double median() {
      double[] sorted = rates.stream().mapToDouble(Double::doubleValue).sorted().toArray();
      return sorted[sorted.length / 2];
    }

    double best() {
      return rates.stream().mapToDouble(Double::doubleValue).max().orElseThrow();
    }
  }

  private Ratios() {}

  /// Takes the number of rounds, 7 if it is not given.
  @SuppressWarnings("SystemOut") // this is a program
  public static void main(String[] args) {
    int rounds = args.length > 0 ? Integer.parseInt(args[0]) : 7;
    List<Task> tasks = tasks();
    for (int round = -WARM_UP_ROUNDS; round < rounds; round++) {
      for (Task task : tasks) {
        task.measure(round >= 0);
      }
    }
    System.out.println("| work | median | best | unit |");
    System.out.println("|---|--:|--:|---|");
    for (Task task : tasks) {
      System.out.printf(
          Locale.ROOT,
          "| %s | %.2f | %.2f | %s |%n",
          task.what(),
          task.median(),
          task.best(),
          task.unit());
    }
    double ratio = tasks.get(0).median() / tasks.get(3).median();
    System.out.printf(Locale.ROOT, "%nKernel over plain implementation: %.1f%n", ratio);
  }

  private static List<Task> tasks() {
    var tasks = new ArrayList<Task>();
    tasks.add(playouts(new MauMauGame(), 2, GAMES, 5512005587241234543L));
    tasks.add(playouts(new MauMauGame(), 3, GAMES, -1893977056964094273L));
    tasks.add(playouts(new MauMauGame(), 4, GAMES, 2721534589392556799L));
    tasks.add(plainMauMau());
    tasks.add(playouts(new CribbageGame(), 2, GAMES, 2406165664429918363L));
    tasks.add(playouts(new SnookerGame(), 2, GAMES / 20, -7092444950798585760L));
    tasks.add(playouts(new TractorGame(), 4, GAMES / 20, -3762986234104235035L));
    tasks.add(judging(new MauMauGame(), 200_000, 1541093296L));
    tasks.add(judging(new SnookerGame(), 30_000, 1034334288L));
    tasks.add(judging(new CribbageGame(), 100_000, 449637570L));
    tasks.add(judging(new TractorGame(), 60_000, 2005049086L));
    return tasks;
  }

  private static Task playouts(Game<?> game, int seats, int games, long expected) {
    var playouts = new Playouts(game, seats);
    String what = game.title() + ", silent games, " + seats + " players";
    return new Task(
        what,
        games / 1e6,
        "million games/s",
        () -> Checksum.check(what, expected, playouts.run(games)));
  }

  private static Task judging(Game<?> game, int cases, long expected) {
    var judging = new Judging(game, cases);
    String what = "umpire judge " + game.id() + ", classic text";
    Checksum.check(what, expected, judging.checksum());
    return new Task(what, judging.bytes() / 1e6, "MB/s", judging::run);
  }

  /// The plain second implementation on shuffled decks, as a contest program would play them.
  private static Task plainMauMau() {
    String what = "Mau-Mau, the plain second implementation, 2 players";
    List<List<String>> decks = decks(PLAIN_GAMES);
    return new Task(
        what,
        PLAIN_GAMES / 1e6,
        "million games/s",
        () -> {
          long sum = 0;
          for (List<String> deck : decks) {
            sum = 31 * sum + PlainMauMau.play(2, deck).scores().hashCode();
          }
          Checksum.check(what, 331233575538307591L, sum);
        });
  }

  private static List<List<String>> decks(int count) {
    var chance = new Chance(1);
    var order = new int[32];
    var decks = new ArrayList<List<String>>();
    for (int i = 0; i < count; i++) {
      Arrays.setAll(order, card -> card);
      chance.shuffle(order, order.length);
      var deck = new ArrayList<String>();
      for (int card : order) {
        deck.add("" + "CSHD".charAt(card & 3) + "SENTJQKA".charAt(card >> 2));
      }
      decks.add(deck);
    }
    return decks;
  }
}
