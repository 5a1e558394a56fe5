package umpire.bench;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicLong;
import umpire.core.SeededRandom;
import umpire.maumau.MauMauGame;
import umpire.maumau.PlainMauMau;
import umpire.maumau.cards.Cards;
import umpire.maumau.fastpath.FastDeal;
import umpire.maumau.play.ShuffledDeck;

/// The measurements of Mau-Mau, the game that is simulated fastest: for each number of players,
/// with and without statistics, beside the plain second implementation, and by two threads.
final class MauMauRatios {

  private static final int PLAIN_GAMES = 20_000;

  /// The checksum of the rows of [Ratios#GAMES] games of two players.
  private static final long GAMES_OF_TWO = -5797622551202903622L;

  private MauMauRatios() {}

  static List<Measurement> measurements() {
    var game = new MauMauGame();
    Measurement plain = plain();
    Measurement two = silent(2, 5512005587241234543L);
    Measurement three = silent(3, -1893977056964094273L);
    Measurement four = silent(4, 2721534589392556799L);
    return List.of(
        plain,
        two.over(plain),
        rows(2, GAMES_OF_TWO).over(two),
        three,
        rows(3, 8784206117619104810L).over(three),
        four,
        rows(4, -1607176065802294213L).over(four),
        Ratios.judging(game, 200_000, 1541093296L));
  }

  /// Games that are shuffled, played to the end and scored, without a log of rulings; games without
  /// a result score nothing.
  private static Measurement silent(int players, long expected) {
    var deal = new FastDeal();
    var deck = new ShuffledDeck(Cards.SHORT_DECK);
    var random = new SeededRandom(0);
    String what = "Mau-Mau, silent games, " + players + " players";
    return new Measurement(
        what,
        Ratios.GAMES / 1e6,
        "million games/s",
        () -> {
          long sum = 0;
          for (int number = 0; number < Ratios.GAMES; number++) {
            random.reseed(SeededRandom.mix(number));
            deal.play(players, deck.shuffle(random));
            for (int player = 0; player < players; player++) {
              sum = 31 * sum + (deal.winner() < 0 ? 0 : deal.score(player));
            }
          }
          Checksum.check(what, expected, sum);
        });
  }

  /// Games with statistics, as in a simulation.
  private static Measurement rows(int seats, long expected) {
    var rows = new Rows(new MauMauGame(), "classic", seats);
    String what = "Mau-Mau, simulated with statistics, " + seats + " players";
    return new Measurement(
        what,
        Ratios.GAMES / 1e6,
        "million games/s",
        () -> Checksum.check(what, expected, rows.run(0, Ratios.GAMES)));
  }

  /// Games of the plain second implementation on shuffled decks, as a contest program would play
  /// them.
  private static Measurement plain() {
    String what = "Mau-Mau, the plain second implementation, 2 players";
    List<List<String>> decks = decks(PLAIN_GAMES);
    return new Measurement(
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
    var random = new SeededRandom(1);
    var order = new int[32];
    var decks = new ArrayList<List<String>>();
    for (int i = 0; i < count; i++) {
      Arrays.setAll(order, card -> card);
      random.shuffle(order, order.length);
      var deck = new ArrayList<String>();
      for (int card : order) {
        deck.add("" + "CSHD".charAt(card & 3) + "SENTJQKA".charAt(card >> 2));
      }
      decks.add(deck);
    }
    return decks;
  }

  /// Simulates equal games in one thread and in two, in turns. Wall time means nothing where other
  /// programs use the processors; the cost of a game for each thread shows whether threads slow
  /// each other down.
  static String twoThreads(int rounds) {
    var ratios = new ArrayList<Double>();
    for (int round = -Ratios.WARM_UP_ROUNDS; round < rounds; round++) {
      double alone = inThreads(1);
      double together = inThreads(2);
      if (round >= 0) {
        ratios.add(together / alone);
      }
    }
    return String.format(
        Locale.ROOT,
        "%nMau-Mau, 2 players, simulated by two threads over one, by processor time: %.2f",
        2 * Measurement.median(ratios));
  }

  /// The millions of games that the threads play per second of processor time.
  private static double inThreads(int count) {
    var sum = new AtomicLong();
    var nanos = new AtomicLong();
    var threads = new ArrayList<Thread>();
    for (int part = 0; part < count; part++) {
      int from = part * (Ratios.GAMES / count);
      threads.add(
          Thread.ofPlatform()
              .start(() -> {
                long start = Measurement.THREADS.getCurrentThreadCpuTime();
                var rows = new Rows(new MauMauGame(), "classic", 2);
                sum.addAndGet(rows.run(from, from + Ratios.GAMES / count));
                nanos.addAndGet(Measurement.THREADS.getCurrentThreadCpuTime() - start);
              }));
    }
    for (Thread thread : threads) {
      join(thread);
    }
    Checksum.check("games by " + count + " threads", GAMES_OF_TWO, sum.get());
    return Ratios.GAMES * 1e3 / nanos.get();
  }

  private static void join(Thread thread) {
    try {
      thread.join();
    } catch (InterruptedException stop) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(stop);
    }
  }
}
