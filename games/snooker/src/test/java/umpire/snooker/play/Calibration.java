package umpire.snooker.play;

import java.util.List;
import umpire.core.RulingLog;
import umpire.core.kernel.GameLoop;
import umpire.core.kernel.Seeds;
import umpire.core.kernel.Strategy;
import umpire.core.profile.Profile;
import umpire.snooker.match.SnookerMatch;
import umpire.snooker.text.CompleteSnooker;

/// Compares the win probabilities before every stroke with the results of the frames.
///
/// @param strokes the number of probabilities compared
/// @param brier their mean square error
/// @param expected the mean square error if they are right
/// @param error the standard error of the difference, by frames
record Calibration(long strokes, double brier, double expected, double error) {

  private static final long SEED = 20_261_117;
  private static final int MAX = 10_000;

  double gap() {
    return brier - expected;
  }

  /// Plays frames between experts of these abilities.
  static Calibration of(Profile rules, FrameOdds odds, String first, String second, int frames) {
    var told = new double[MAX];
    var count = new int[1];
    double[] sums = new double[4];
    GameLoop<SnookerMatch> loop =
        new CompleteSnooker().gameLoop(rules, List.of(expert(first), expert(second)));
    SnookerMatch table = loop.table();
    for (int frame = 0; frame < frames; frame++) {
      count[0] = 0;
      int _ =
          loop.play(
              Seeds.seedOf(SEED, frame),
              RulingLog.none(),
              (_, _, _) -> {
                if (table.frame().strokeDue() && !table.isOver() && count[0] < MAX) {
                  told[count[0]++] = odds.chance(table.frame(), table.lead(0), 0);
                }
              });
      add(told, count[0], table.winner() == 0 ? 1 : 0, sums);
    }
    double strokes = sums[3];
    return new Calibration(
        (long) strokes, sums[0] / strokes, sums[1] / strokes, Math.sqrt(sums[2]) / strokes);
  }

  private static void add(double[] told, int count, int won, double[] sums) {
    double gaps = 0;
    for (int i = 0; i < count; i++) {
      double wrong = (told[i] - won) * (told[i] - won);
      double expected = told[i] * (1 - told[i]);
      sums[0] += wrong;
      sums[1] += expected;
      gaps += wrong - expected;
    }
    sums[2] += gaps * gaps;
    sums[3] += count;
  }

  private static Strategy<SnookerMatch> expert(String ability) {
    return new CompleteSnooker().strategy("expert:" + ability).orElseThrow();
  }
}
