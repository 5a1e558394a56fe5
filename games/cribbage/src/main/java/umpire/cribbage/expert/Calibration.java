package umpire.cribbage.expert;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;
import umpire.core.RulingLog;
import umpire.core.kernel.GameLoop;
import umpire.core.kernel.Seeds;
import umpire.core.kernel.Strategy;
import umpire.cribbage.game.Cribbage;
import umpire.cribbage.play.CribbageDealer;
import umpire.cribbage.rules.CribbageProfiles;
import umpire.cribbage.rules.CribbageSettings;

/// Checks the calibration of a table of win probabilities: fresh games are played, and before every
/// deal the table's probability for each player is recorded. Of the positions in each tenth of the
/// scale, the share that is won should match the table.
public final class Calibration {

  private static final int TENTHS = 10;
  private static final int PLAYERS = 2;

  /// The results of the positions whose probability is in one tenth of the scale.
  ///
  /// @param positions number of positions
  /// @param expected the share that should have been won
  /// @param won the share that was won
  /// @param error the standard error of the difference; positions of one game are won together
  public record Tenth(int positions, double expected, double won, double error) {

    /// Whether the two shares differ by at most two standard errors.
    public boolean holds() {
      return Math.abs(won - expected) <= 2 * error;
    }
  }

  private final WinProbability table;
  private final int[] positions = new int[TENTHS];
  private final double[] expected = new double[TENTHS];
  private final double[] won = new double[TENTHS];
  private final double[] squares = new double[TENTHS];

  /// The probabilities of the first seat in the current game.
  private final List<Double> given = new ArrayList<>();

  /// The wins above expectation in the current game.
  private final double[] apart = new double[TENTHS];

  private Calibration(WinProbability table) {
    this.table = table;
  }

  /// Plays games to 121 from zero.
  ///
  /// @param player creates the player for a seat; called once for each of the two
  public static List<Tenth> of(
      WinProbability table, Supplier<Strategy<Cribbage>> player, int games, long seed) {
    var calibration = new Calibration(table);
    CribbageSettings settings = CribbageSettings.of(CribbageProfiles.PROFILES.standard(), PLAYERS);
    var loop =
        new GameLoop<>(
            new Cribbage(settings),
            new Cribbage(settings),
            new CribbageDealer(PLAYERS),
            List.of(player.get(), player.get()));
    for (int game = 0; game < games; game++) {
      calibration.given.clear();
      loop.play(
          Seeds.seedOf(seed, game), RulingLog.none(), (_, _, _) -> calibration.note(loop.table()));
      calibration.close(loop.table().winner() == 0);
    }
    return calibration.tenths();
  }

  private void note(Cribbage game) {
    if (game.phase() == Cribbage.Phase.DEAL && game.dealCards().seen() == 0) {
      given.add(table.beforeDeal(game, 0));
    }
  }

  private void close(boolean first) {
    Arrays.fill(apart, 0);
    for (double chance : given) {
      add(chance, first ? 1 : 0);
      add(1 - chance, first ? 0 : 1);
    }
    for (int tenth = 0; tenth < TENTHS; tenth++) {
      squares[tenth] += apart[tenth] * apart[tenth];
    }
  }

  private void add(double chance, int wins) {
    int tenth = Math.min(TENTHS - 1, (int) (TENTHS * chance));
    positions[tenth]++;
    expected[tenth] += chance;
    won[tenth] += wins;
    apart[tenth] += wins - chance;
  }

  private List<Tenth> tenths() {
    var tenths = new ArrayList<Tenth>();
    for (int i = 0; i < TENTHS; i++) {
      int all = Math.max(1, positions[i]);
      tenths.add(
          new Tenth(positions[i], expected[i] / all, won[i] / all, Math.sqrt(squares[i]) / all));
    }
    return tenths;
  }
}
