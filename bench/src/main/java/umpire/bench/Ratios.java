package umpire.bench;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;
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

  /// What the rows of that many games of two come to.
  private static final long GAMES_OF_TWO = -5797622551202903622L;

  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  /// One row of the table: what is done, how often in a round, in which unit, and the work itself.
  ///
  /// @param against the row that it is compared with, round by round, if there is one
  private record Task(
      String what,
      double amount,
      String unit,
      Runnable work,
      List<Double> rates,
      @Nullable Task against) {
    Task(String what, double amount, String unit, Runnable work) {
      this(what, amount, unit, work, new ArrayList<>(), null);
    }

    Task over(Task other) {
      return new Task(what, amount, unit, work, rates, other);
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
      return median(rates);
    }

    /// The median of the ratios to the row that it is compared with.
    double over() {
      var ratios = new ArrayList<Double>();
      for (int round = 0; round < rates.size(); round++) {
        ratios.add(rates.get(round) / Objects.requireNonNull(against).rates().get(round));
      }
      return median(ratios);
    }

    private static double median(List<Double> values) {
      double[] sorted = values.stream().mapToDouble(Double::doubleValue).sorted().toArray();
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
    System.out.println();
    System.out.println("| row | over row | median of the rounds' ratios |");
    System.out.println("|---|---|--:|");
    for (Task task : tasks) {
      if (task.against() != null) {
        System.out.printf(
            Locale.ROOT, "| %s | %s | %.2f |%n", task.what(), task.against().what(), task.over());
      }
    }
    compareThreads(rounds);
  }

  private static List<Task> tasks() {
    var tasks = new ArrayList<Task>();
    Task plain = plainMauMau();
    Task two = playouts(new MauMauGame(), 2, GAMES, 5512005587241234543L).over(plain);
    Task three = playouts(new MauMauGame(), 3, GAMES, -1893977056964094273L);
    Task four = playouts(new MauMauGame(), 4, GAMES, 2721534589392556799L);
    tasks.add(two);
    tasks.add(rows(2, GAMES_OF_TWO).over(two));
    tasks.add(three);
    tasks.add(rows(3, 8784206117619104810L).over(three));
    tasks.add(four);
    tasks.add(rows(4, -1607176065802294213L).over(four));
    tasks.add(plain);
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

  /// Mau-Mau with its statistics: what a simulation does for every game.
  private static Task rows(int seats, long expected) {
    var rows = new Rows(new MauMauGame(), "classic", seats);
    String what = "Mau-Mau, simulated with statistics, " + seats + " players";
    return new Task(
        what,
        GAMES / 1e6,
        "million games/s",
        () -> Checksum.check(what, expected, rows.run(0, GAMES)));
  }

  /// Simulates the same games in one thread and in two, in turns. Wall time tells nothing where
  /// others use the processors as well; what a game costs each thread tells whether threads are in
  /// each other's way.
  @SuppressWarnings("SystemOut") // this is a program
  private static void compareThreads(int rounds) {
    var ratios = new ArrayList<Double>();
    for (int round = -WARM_UP_ROUNDS; round < rounds; round++) {
      double alone = inThreads(1);
      double together = inThreads(2);
      if (round >= 0) {
        ratios.add(together / alone);
      }
    }
    System.out.printf(
        Locale.ROOT,
        "%nMau-Mau, 2 players, simulated by two threads over one, by processor time: %.2f%n",
        2 * Task.median(ratios));
  }

  /// How many million games a second of processor time the threads play.
  private static double inThreads(int count) {
    var sum = new AtomicLong();
    var nanos = new AtomicLong();
    var threads = new ArrayList<Thread>();
    for (int part = 0; part < count; part++) {
      int from = part * (GAMES / count);
      threads.add(
          Thread.ofPlatform()
              .start(() -> {
                long start = THREADS.getCurrentThreadCpuTime();
                var rows = new Rows(new MauMauGame(), "classic", 2);
                sum.addAndGet(rows.run(from, from + GAMES / count));
                nanos.addAndGet(THREADS.getCurrentThreadCpuTime() - start);
              }));
    }
    for (Thread thread : threads) {
      join(thread);
    }
    Checksum.check("games by " + count + " threads", GAMES_OF_TWO, sum.get());
    return GAMES * 1e3 / nanos.get();
  }

  private static void join(Thread thread) {
    try {
      thread.join();
    } catch (InterruptedException stop) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(stop);
    }
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
