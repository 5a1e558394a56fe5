package umpire.testkit;

import java.util.ArrayList;
import java.util.Arrays;
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
import umpire.core.search.SearchModel;
import umpire.core.search.WinEstimator;

/// Checks whether estimated win chances come true as often as they predict, at random events of
/// fresh games.
///
/// A few events of each game are sampled. The probability of sampling an event is fixed before the
/// game begins, and each event is weighted by its inverse, so that all events count alike. Sampling
/// one event per game would overweight the events of short games, and short games are those that
/// the leader wins. Events of one game share one result, and the errors account for that: the error
/// of the Brier score sums each game before squaring, and the error of a tenth relies on the later
/// of two true chances knowing all that the earlier one knows. Each chance is estimated twice, with
/// separate rollouts, and one estimate is judged in the tenth that the other falls into. This
/// cancels the noise of the few rollouts, so few are enough.
public final class Calibration {

  private static final int TENTHS = 10;

  /// Number of rollouts in each of the two estimates.
  private static final int ROLLOUTS = 16;

  /// Number of events sampled per game, on average.
  private static final int LOOKS = 3;

  /// The assumed number of events in the first game.
  private static final int FIRST_LENGTH = 60;

  /// A tenth with fewer events than this is not judged.
  private static final int FEW = 25;

  private final int games;
  private double weights;
  private double brier;
  private double gap;
  private double squares;
  private final double[] events = new double[TENTHS];
  private final double[] weight = new double[TENTHS];
  private final double[] told = new double[TENTHS];
  private final double[] came = new double[TENTHS];
  private final double[] variance = new double[TENTHS];

  /// Weight of the events of this game so far in each tenth.
  private final double[] before = new double[TENTHS];

  private Calibration(int games) {
    this.games = games;
  }

  /// Plays games in which the players rotate seats from game to game.
  ///
  /// @param players the names of the strategies, one per seat
  public static <K extends Kernel<K>> Calibration of(
      CompleteGame<K> whole,
      SearchModel<K> model,
      Profile profile,
      List<String> players,
      int games,
      long seed) {
    var calibration = new Calibration(games);
    int seats = players.size();
    var tables = new ArrayList<GameLoop<K>>();
    for (int turn = 0; turn < seats; turn++) {
      var seated = new ArrayList<Strategy<K>>();
      for (int seat = 0; seat < seats; seat++) {
        seated.add(whole.strategy(players.get((seat + turn) % seats)).orElseThrow());
      }
      tables.add(whole.gameLoop(profile, seated));
    }
    var looking = new Looking<>(model, whole.open(profile, seats));
    long length = FIRST_LENGTH;
    for (int game = 0; game < games; game++) {
      GameLoop<K> loop = tables.get(game % seats);
      int apart = Math.max(1, (int) (length / (game + 1) / LOOKS));
      var random = new SeededRandom(Seeds.seedOf(~seed, game));
      length += looking.play(loop, Seeds.seedOf(seed, game), apart, random);
      calibration.add(apart, looking.estimates, result(loop.table(), looking.side));
    }
    return calibration;
  }

  /// Two independent estimates of one chance.
  private record Estimates(double one, double other) {}

  /// Watches games, and estimates chances at some of their events.
  private static final class Looking<K extends Kernel<K>> {

    private final WinEstimator<K> estimator;
    private final K before;
    private final List<Estimates> estimates = new ArrayList<>();
    private int side;

    Looking(SearchModel<K> model, K like) {
      estimator = new WinEstimator<>(model, like, SearchBudget.toJudge(ROLLOUTS));
      before = like;
    }

    /// Plays a game.
    ///
    /// @param apart one event in this many is sampled, on average
    /// @return the number of events in the game
    int play(GameLoop<K> loop, long seed, int apart, SeededRandom random) {
      K table = loop.table();
      estimates.clear();
      estimator.begin();
      before.reset();
      side = random.nextInt(before.sides());
      var length = new int[1];
      int _ =
          loop.play(
              seed,
              RulingLog.none(),
              (actor, move, _) -> {
                length[0]++;
                estimator.observe(before, actor, move);
                before.copyFrom(table);
                if (table.toAct() != Kernel.OVER && random.nextInt(apart) == 0) {
                  estimates.add(new Estimates(look(random), look(random)));
                }
              });
      return length[0];
    }

    private double look(SeededRandom random) {
      estimator.estimate(before, random.nextLong());
      return estimator.chance(side);
    }
  }

  private static double result(Kernel<?> table, int side) {
    int winner = table.winner();
    return winner == Kernel.NOBODY ? 1.0 / table.sides() : winner == side ? 1 : 0;
  }

  /// Adds the sampled events of one game, in order.
  private void add(double each, List<Estimates> game, double result) {
    double apart = 0;
    Arrays.fill(before, 0);
    for (Estimates event : game) {
      double one = event.one;
      double other = event.other;
      double both = (one + other) / 2;
      weights += each;
      brier += each * (both * both - 2 * both * result + result);
      apart += each * ((2 * one - 1) * (other - result) + (2 * other - 1) * (one - result)) / 2;
      addTenth(tenth(one), each, one, other, result);
      addTenth(tenth(other), each, other, one, result);
      before[tenth(one)] += each / 2;
      before[tenth(other)] += each / 2;
    }
    gap += apart;
    squares += apart * apart;
  }

  private static int tenth(double chance) {
    return Math.min(TENTHS - 1, (int) (TENTHS * chance));
  }

  /// Adds one event to a tenth, with half its weight. Each of its two estimates once picks the
  /// tenth in which the other is judged, so the two calls together count as one event.
  ///
  /// If the chances are true, the covariance of two events of a game is the variance of the later
  /// one: its expected deviation does not depend on what came before.
  private void addTenth(int tenth, double each, double by, double judged, double result) {
    double likely = ((by + judged) * ROLLOUTS + 1) / (2 * ROLLOUTS + 2);
    double own = each * (1 + 1.0 / ROLLOUTS) + 2 * before[tenth];
    events[tenth] += 0.5;
    weight[tenth] += each / 2;
    told[tenth] += each / 2 * judged;
    came[tenth] += each / 2 * result;
    variance[tenth] += each / 2 * own * likely * (1 - likely);
  }

  /// Returns the Brier score less its expectation: positive if the chances are overconfident.
  public double gap() {
    return gap / weights;
  }

  /// Returns the standard error of [#gap].
  public double error() {
    return Math.sqrt(squares) / weights;
  }

  /// Returns how many standard errors the results of a tenth lie above its predictions; 0 if it has
  /// too few events.
  private double apart(int tenth) {
    return events[tenth] < FEW ? 0 : (came[tenth] - told[tenth]) / Math.sqrt(variance[tenth]);
  }

  /// Returns the checks that fail, in words; empty if all pass.
  ///
  /// @param gapAllowed how far the Brier score may differ from its expectation
  /// @param gapErrors how many standard errors it may differ beyond that
  /// @param errors how many standard errors a tenth may differ by
  public List<String> doubts(double gapAllowed, double gapErrors, double errors) {
    var doubts = new ArrayList<String>();
    if (Math.abs(gap()) > gapAllowed + gapErrors * error()) {
      doubts.add(gap() > 0 ? "too sure" : "not sure enough");
    }
    for (int tenth = 0; tenth < TENTHS; tenth++) {
      if (Math.abs(apart(tenth)) > errors) {
        doubts.add(
            "tenth " + (tenth + 1) + (apart(tenth) > 0 ? " comes too often" : " too seldom"));
      }
    }
    return doubts;
  }

  /// The header of a Markdown table of [#row]s.
  public static final String HEAD =
      "| table | players | games | Brier score | expected | gap | error | farthest tenth |\n"
          + "|---|---|--:|--:|--:|--:|--:|---|";

  /// Returns the figures as a row of that table.
  public String row(String table, List<String> players) {
    int far = 0;
    for (int tenth = 1; tenth < TENTHS; tenth++) {
      far = Math.abs(apart(tenth)) > Math.abs(apart(far)) ? tenth : far;
    }
    return String.format(
        Locale.ROOT,
        "| %s | %s | %d | %.4f | %.4f | %+.4f | %.4f | told %.3f, came %.3f, %+.1f errors |",
        table,
        String.join(", ", players),
        games,
        brier / weights,
        brier / weights - gap(),
        gap(),
        error(),
        told[far] / weight[far],
        came[far] / weight[far],
        apart(far));
  }

  /// Returns all tenths, one per line, for a failing test.
  @Override
  public String toString() {
    var text = new StringBuilder();
    for (int tenth = 0; tenth < TENTHS; tenth++) {
      text.append(
          String.format(
              Locale.ROOT,
              "%n  tenth %d: %.0f events, told %.3f, came %.3f, %+.1f errors",
              tenth + 1,
              events[tenth],
              told[tenth] / weight[tenth],
              came[tenth] / weight[tenth],
              apart(tenth)));
    }
    return text.toString();
  }
}
