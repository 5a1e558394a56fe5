package umpire.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import umpire.core.RulingLog;
import umpire.core.SeededRandom;
import umpire.core.kernel.GameLoop;
import umpire.core.kernel.Kernel;
import umpire.core.kernel.Seeds;
import umpire.core.kernel.Strategy;
import umpire.core.match.CompleteGame;
import umpire.core.profile.Profile;
import umpire.core.search.SearchBudget;
import umpire.core.search.Sureness;
import umpire.core.search.WinEstimator;

/// Fits how sure a spectator of two sides may be: at random events of games by `rules`, by experts,
/// and by one against the other, the Brier score of the estimates shall be as expected.
///
/// Every win probability is estimated twice, so that the luck of few rollouts cancels out.
final class SurenessFit<K extends Kernel<K>> {

  private static final int ROLLOUTS = 32;
  private static final int STEPS = 20;
  private static final double MIN = 0.5;
  private static final double MAX = 2;

  /// An event: two estimates of a side's win probability, and its result.
  private record Observation(double one, double other, double result) {

    /// The Brier score minus its expectation.
    double apart(double sureness) {
      double first = told(one, sureness);
      double second = told(other, sureness);
      return ((2 * first - 1) * (second - result) + (2 * second - 1) * (first - result)) / 2;
    }

    private static double told(double mean, double sureness) {
      double own = Math.pow(mean, sureness);
      return own / (own + Math.pow(1 - mean, sureness));
    }
  }

  private final CompleteGame<K> whole;
  private final Profile profile;
  private final int seats;
  private final int apart;
  private final List<Observation> usual = new ArrayList<>();
  private final List<Observation> departed = new ArrayList<>();

  /// Prepares a fit.
  ///
  /// @param apart about one event in this many is used
  SurenessFit(CompleteGame<K> whole, Profile profile, int apart) {
    this.whole = whole;
    this.profile = profile;
    this.seats = whole.minPlayers(profile);
    this.apart = apart;
  }

  /// Plays games in which the players change their seats from game to game.
  ///
  /// @param company the strategies, which take the seats in turn
  void play(List<String> company, int games, long seed) {
    var tables = new ArrayList<GameLoop<K>>();
    for (int turn = 0; turn < company.size(); turn++) {
      var seated = new ArrayList<Strategy<K>>();
      for (int seat = 0; seat < seats; seat++) {
        String name = company.get((seat + turn) % company.size());
        seated.add(whole.strategy(name).orElseThrow());
      }
      tables.add(whole.gameLoop(profile, seated));
    }
    K before = whole.open(profile, seats);
    var estimator =
        new WinEstimator<>(
            whole.searchModel(profile, seats), before, SearchBudget.toJudge(ROLLOUTS));
    for (int game = 0; game < games; game++) {
      GameLoop<K> loop = tables.get(game % tables.size());
      look(loop, before, estimator, Seeds.seedOf(seed, game), Seeds.seedOf(~seed, game));
    }
  }

  private void look(GameLoop<K> loop, K before, WinEstimator<K> estimator, long seed, long looks) {
    K table = loop.table();
    var random = new SeededRandom(looks);
    var lines = new ArrayList<double[]>();
    before.reset();
    estimator.begin();
    int _ =
        loop.play(
            seed,
            RulingLog.none(),
            (actor, move, _) -> {
              estimator.observe(before, actor, move);
              before.copyFrom(table);
              if (table.toAct() != Kernel.OVER && random.nextInt(apart) == 0) {
                estimator.estimate(table, random.nextLong());
                double one = estimator.mean(0);
                estimator.estimate(table, random.nextLong());
                lines.add(new double[] {one, estimator.mean(0), estimator.hasDeparted() ? 1 : 0});
              }
            });
    int winner = table.winner();
    double result = winner == Kernel.NOBODY ? 0.5 : winner == 0 ? 1 : 0;
    for (double[] line : lines) {
      (line[2] == 0 ? usual : departed).add(new Observation(line[0], line[1], result));
    }
  }

  /// The line for the table.
  String text() {
    return String.format(
        Locale.ROOT,
        "%d %d%n",
        Math.round(fitted(usual) * Sureness.UNIT),
        Math.round(fitted(departed) * Sureness.UNIT));
  }

  /// The fitted sureness, found by bisection: the surer the estimates, the more the score exceeds
  /// its expectation.
  private static double fitted(List<Observation> events) {
    double low = MIN;
    double high = MAX;
    for (int step = 0; step < STEPS; step++) {
      double middle = (low + high) / 2;
      if (events.stream().mapToDouble(observation -> observation.apart(middle)).sum() > 0) {
        high = middle;
      } else {
        low = middle;
      }
    }
    return (low + high) / 2;
  }
}
