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

/// Whether the chances told at random events of fresh games come true as often as they say.
///
/// A few events of each game are looked at, each event with a probability that is settled before
/// the game begins, and weighed by its inverse: so all events count alike. If one event of each
/// game were chosen, short games would count for more than their events, and short games are those
/// that the leader wins. Events of one game are won together, and the errors account for that: that
/// of the Brier score adds up each game before it is squared, and that of a tenth uses that the
/// later of two true chances knows all that the earlier does. A chance is estimated twice, by
/// rollouts of its own each time, and one estimate is judged where the other puts it: so the luck
/// of few rollouts falls out, and few are enough.
public final class Calibration {

  private static final int TENTHS = 10;

  /// How often each of the two estimates plays on.
  private static final int ROLLOUTS = 16;

  /// About so many events of each game are looked at.
  private static final int LOOKS = 3;

  /// How many events the first game is taken to have.
  private static final int FIRST_LENGTH = 60;

  /// In a tenth with fewer events than this nothing can be said.
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

  /// The weight of the events of this game so far that are in a tenth.
  private final double[] before = new double[TENTHS];

  private Calibration(int games) {
    this.games = games;
  }

  /// Plays games, in which the players change their seats from game to game.
  ///
  /// @param players the names of the strategies, a seat each
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

  /// Two estimates of the same chance.
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
    /// @param apart of so many events about one is looked at
    /// @return how many events there were
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
                estimator.saw(before, actor, move);
                before.copyFrom(table);
                if (table.toAct() != Kernel.OVER && random.nextInt(apart) == 0) {
                  estimates.add(new Estimates(look(random), look(random)));
                }
              });
      return length[0];
    }

    private double look(SeededRandom random) {
      estimator.look(before, random.nextLong());
      return estimator.chance(side);
    }
  }

  private static double result(Kernel<?> table, int side) {
    int winner = table.winner();
    return winner == Kernel.NOBODY ? 1.0 / table.sides() : winner == side ? 1 : 0;
  }

  /// Adds the events of a game, in their order.
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

  /// Each of the two estimates says once in which tenth the other is judged; both are one event.
  ///
  /// Two events of a game deviate together by as much as the later one does alone, if chances are
  /// true: what is expected after it does not depend on what came before.
  private void addTenth(int tenth, double each, double by, double judged, double result) {
    double likely = ((by + judged) * ROLLOUTS + 1) / (2 * ROLLOUTS + 2);
    double own = each * (1 + 1.0 / ROLLOUTS) + 2 * before[tenth];
    events[tenth] += 0.5;
    weight[tenth] += each / 2;
    told[tenth] += each / 2 * judged;
    came[tenth] += each / 2 * result;
    variance[tenth] += each / 2 * own * likely * (1 - likely);
  }

  /// The Brier score less its expectation: positive if the chances are too sure of themselves.
  public double gap() {
    return gap / weights;
  }

  /// The standard error of that.
  public double error() {
    return Math.sqrt(squares) / weights;
  }

  /// By how many standard errors more came true in a tenth than was told; 0 where there are few.
  private double apart(int tenth) {
    return events[tenth] < FEW ? 0 : (came[tenth] - told[tenth]) / Math.sqrt(variance[tenth]);
  }

  /// What does not hold, in words; empty if all does.
  ///
  /// @param gapAllowed by how much the Brier score may differ from its expectation
  /// @param gapErrors how many standard errors beyond that
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

  /// The head of a table of [#row]s.
  public static final String HEAD =
      "| table | players | games | Brier score | expected | gap | error | farthest tenth |\n"
          + "|---|---|--:|--:|--:|--:|--:|---|";

  /// The figures as a row of a table.
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

  /// All tenths, a line each, for a failing test.
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
