package umpire.bench;

import java.util.List;
import java.util.Locale;
import umpire.core.game.Game;
import umpire.cribbage.CribbageGame;
import umpire.snooker.SnookerGame;
import umpire.tractor.TractorGame;

/// Measures everything about one game in one process, in turns.
///
/// One game, because a call of `umpire` plays one: several in a process would spoil the branch
/// statistics that the compiler has gathered for each. In turns, because the machines are shared: a
/// disturbance of one measurement also affects its neighbours in the same round. The table shows
/// the median and the best of the rounds.
public final class Ratios {

  static final int WARM_UP_ROUNDS = 4;
  static final int GAMES = 400_000;

  private Ratios() {}

  /// Arguments: the game's name, and the number of rounds (7); 0 only compares the checksums.
  @SuppressWarnings("SystemOut") // this is a program
  public static void main(String[] args) {
    int rounds = args.length > 1 ? Integer.parseInt(args[1]) : 7;
    print(measurements(args[0]), WARM_UP_ROUNDS, rounds);
    if (args[0].equals("maumau") && rounds > 0) {
      System.out.println(MauMauRatios.twoThreads(rounds));
    }
    System.out.println();
  }

  /// Measures in turns and prints a table. With 0 rounds all work is done once, for its checksums,
  /// and nothing is measured.
  @SuppressWarnings("SystemOut") // this is a program
  static void print(List<Measurement> measurements, int warmUp, int rounds) {
    if (rounds == 0) {
      measurements.forEach(measurement -> measurement.measure(false));
      return;
    }
    for (int round = -warmUp; round < rounds; round++) {
      for (Measurement measurement : measurements) {
        measurement.measure(round >= 0);
      }
    }
    System.out.println("| work | median | best | unit | median of the ratios |");
    System.out.println("|---|--:|--:|---|---|");
    for (Measurement measurement : measurements) {
      System.out.println(row(measurement));
    }
  }

  private static String row(Measurement measurement) {
    return String.format(
        Locale.ROOT,
        "| %s | %.2f | %.2f | %s | %s |",
        measurement.what(),
        measurement.median(),
        measurement.best(),
        measurement.unit(),
        ratio(measurement));
  }

  private static String ratio(Measurement measurement) {
    Measurement against = measurement.against();
    return against == null
        ? ""
        : String.format(Locale.ROOT, "%.2f of %s", measurement.medianRatio(), against.what());
  }

  private static List<Measurement> measurements(String game) {
    return switch (game) {
      case "maumau" -> MauMauRatios.measurements();
      case "cribbage" -> List.of(judging(new CribbageGame(), 100_000, 449637570L));
      case "snooker" -> List.of(judging(new SnookerGame(), 30_000, 1034334288L));
      case "tractor" -> List.of(judging(new TractorGame(), 60_000, 2005049086L));
      default -> throw new IllegalArgumentException("no such game: " + game);
    };
  }

  static Measurement judging(Game game, int cases, long expected) {
    var judging = new Judging(game, cases);
    String what = "umpire judge " + game.id() + ", classic text";
    Checksum.check(what, expected, judging.checksum());
    return new Measurement(what, judging.bytes() / 1e6, "MB/s", judging::run);
  }
}
