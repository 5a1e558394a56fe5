package umpire.testkit;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import umpire.core.Chance;
import umpire.core.Tape;
import umpire.core.kernel.Kernel;
import umpire.core.kernel.Playing;
import umpire.core.kernel.Seeds;
import umpire.core.kernel.Strategy;
import umpire.core.match.CompleteGame;
import umpire.core.profile.Profile;
import umpire.core.search.Effort;
import umpire.core.search.Outlook;
import umpire.core.search.Prospect;

/// Whether the chances told at random events of fresh games come true as often as they say.
///
/// One event of each game is looked at, so that the errors need not account for events of one game
/// that are won together. It has the weight of the number of events that its game has: otherwise
/// short games would count for more than their events, and short games are those that the leader
/// wins. A chance is estimated twice, by rollouts of its own each time, and one estimate is judged
/// where the other puts it: so the luck of few rollouts falls out, and few are enough.
public final class Calibration {

  private static final int TENTHS = 10;

  /// How often each of the two estimates plays on.
  private static final int ROLLOUTS = 16;

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

  private Calibration(int games) {
    this.games = games;
  }

  /// Plays games, in which the players change their seats from game to game.
  ///
  /// @param players the names of the strategies, a seat each
  public static <K extends Kernel<K>, E> Calibration of(
      CompleteGame<K, E> whole,
      Outlook<K> outlook,
      Profile profile,
      List<String> players,
      int games,
      long seed) {
    var calibration = new Calibration(games);
    int seats = players.size();
    var tables = new ArrayList<Playing<K>>();
    for (int turn = 0; turn < seats; turn++) {
      var seated = new ArrayList<Strategy<K>>();
      for (int seat = 0; seat < seats; seat++) {
        seated.add(whole.strategy(players.get((seat + turn) % seats)).orElseThrow());
      }
      tables.add(whole.playing(profile, seated));
    }
    K looked = whole.open(profile, seats);
    var prospect = new Prospect<>(outlook, looked, Effort.toJudge(ROLLOUTS));
    for (int game = 0; game < games; game++) {
      Chance chance = new Chance(Seeds.seedOf(~seed, game));
      Playing<K> playing = tables.get(game % seats);
      int length = play(playing, Seeds.seedOf(seed, game), looked, chance);
      int side = chance.below(looked.sides());
      prospect.look(looked, chance.next());
      double one = prospect.chance(side);
      prospect.look(looked, chance.next());
      calibration.add(length, one, prospect.chance(side), result(playing.table(), side));
    }
    return calibration;
  }

  /// Plays a game, and keeps how it stood before one of its events, each with the same chance.
  ///
  /// @return how many events there were
  private static <K extends Kernel<K>> int play(
      Playing<K> playing, long seed, K looked, Chance chance) {
    K table = playing.table();
    looked.reset();
    var events = new int[] {1};
    int _ =
        playing.play(
            seed,
            Tape.silent(),
            (_, _, _) -> {
              if (table.toAct() != Kernel.OVER && chance.below(++events[0]) == 0) {
                looked.copyFrom(table);
              }
            });
    return events[0];
  }

  private static double result(Kernel<?> table, int side) {
    int winner = table.winner();
    return winner == Kernel.NOBODY ? 1.0 / table.sides() : winner == side ? 1 : 0;
  }

  private void add(double length, double one, double other, double result) {
    double both = (one + other) / 2;
    double apart = ((2 * one - 1) * (other - result) + (2 * other - 1) * (one - result)) / 2;
    weights += length;
    brier += length * (both * both - 2 * both * result + result);
    gap += length * apart;
    squares += length * apart * length * apart;
    addTenth(length, one, other, result);
    addTenth(length, other, one, result);
  }

  /// Each of the two estimates says once in which tenth the other is judged; both are one event.
  private void addTenth(double length, double by, double judged, double result) {
    int tenth = Math.min(TENTHS - 1, (int) (TENTHS * by));
    double likely = ((by + judged) * ROLLOUTS + 1) / (2 * ROLLOUTS + 2);
    events[tenth] += 0.5;
    weight[tenth] += length / 2;
    told[tenth] += length / 2 * judged;
    came[tenth] += length / 2 * result;
    variance[tenth] += length / 2 * length * likely * (1 - likely) * (1 + 1.0 / ROLLOUTS);
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
  /// @param errors how many standard errors a tenth may differ by, and a gap beyond what is allowed
  public List<String> doubts(double gapAllowed, double errors) {
    var doubts = new ArrayList<String>();
    if (Math.abs(gap()) > gapAllowed + errors * error()) {
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
