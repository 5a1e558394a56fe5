package umpire.bench;

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
import umpire.core.search.Prospect;
import umpire.core.search.Sureness;

/// Fits how sure a spectator of two sides may be: at random events of games by `rules`, by experts,
/// and by one against the other, the Brier score of what is told shall be as expected.
///
/// Every chance is estimated twice, so that the luck of few rollouts falls out.
final class SurenessFit<K extends Kernel<K>> {

  private static final int ROLLOUTS = 32;
  private static final int STEPS = 20;
  private static final double LEAST = 0.5;
  private static final double MOST = 2;

  /// An event: two estimates of a side's chance, and whether it won.
  private record Seen(double one, double other, double result) {

    /// What the Brier score has more than its expectation.
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
  private final List<Seen> usual = new ArrayList<>();
  private final List<Seen> departed = new ArrayList<>();

  /// @param apart of so many events about one is looked at
  SurenessFit(CompleteGame<K> whole, Profile profile, int apart) {
    this.whole = whole;
    this.profile = profile;
    this.seats = whole.fewest(profile);
    this.apart = apart;
  }

  /// Plays games, in which the players change their seats from game to game.
  ///
  /// @param company the strategies, which take the seats in turn
  void play(List<String> company, int games, long seed) {
    var tables = new ArrayList<Playing<K>>();
    for (int turn = 0; turn < company.size(); turn++) {
      var seated = new ArrayList<Strategy<K>>();
      for (int seat = 0; seat < seats; seat++) {
        String name = company.get((seat + turn) % company.size());
        seated.add(whole.strategy(name).orElseThrow());
      }
      tables.add(whole.playing(profile, seated));
    }
    K before = whole.open(profile, seats);
    var prospect = new Prospect<>(whole.outlook(profile, seats), before, Effort.toJudge(ROLLOUTS));
    for (int game = 0; game < games; game++) {
      Playing<K> playing = tables.get(game % tables.size());
      look(playing, before, prospect, Seeds.seedOf(seed, game), Seeds.seedOf(~seed, game));
    }
  }

  private void look(Playing<K> playing, K before, Prospect<K> prospect, long seed, long looks) {
    K table = playing.table();
    var chance = new Chance(looks);
    var lines = new ArrayList<double[]>();
    before.reset();
    prospect.begin();
    int _ =
        playing.play(
            seed,
            Tape.silent(),
            (actor, move, _) -> {
              prospect.saw(before, actor, move);
              before.copyFrom(table);
              if (table.toAct() != Kernel.OVER && chance.below(apart) == 0) {
                prospect.look(table, chance.next());
                double one = prospect.mean(0);
                prospect.look(table, chance.next());
                lines.add(new double[] {one, prospect.mean(0), prospect.hasDeparted() ? 1 : 0});
              }
            });
    int winner = table.winner();
    double result = winner == Kernel.NOBODY ? 0.5 : winner == 0 ? 1 : 0;
    for (double[] line : lines) {
      (line[2] == 0 ? usual : departed).add(new Seen(line[0], line[1], result));
    }
  }

  /// The line of the table.
  String text() {
    return String.format(
        Locale.ROOT,
        "%d %d%n",
        Math.round(fitted(usual) * Sureness.UNIT),
        Math.round(fitted(departed) * Sureness.UNIT));
  }

  /// The surer, the more the score exceeds its expectation.
  private static double fitted(List<Seen> events) {
    double low = LEAST;
    double high = MOST;
    for (int step = 0; step < STEPS; step++) {
      double middle = (low + high) / 2;
      if (events.stream().mapToDouble(seen -> seen.apart(middle)).sum() > 0) {
        high = middle;
      } else {
        low = middle;
      }
    }
    return (low + high) / 2;
  }
}
