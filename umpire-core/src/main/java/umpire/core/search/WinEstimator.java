package umpire.core.search;

import umpire.core.SeededRandom;
import umpire.core.kernel.Kernel;
import umpire.core.kernel.Move;
import umpire.core.kernel.Strategy;

/// Estimates the win probability of each side, for a spectator who sees every hand but not the
/// future. Typical players play the game on often enough, each time with another order of the
/// unseen cards. Not safe for use by several threads.
///
/// The spectator also observes the choices of the players: if one departs from the
/// [SearchModel#playout], the estimate becomes less certain, by the amount that
/// [SearchModel#sureness] gives.
///
/// @param <K> the kernel of the game
public final class WinEstimator<K extends Kernel<K>> {

  /// An error up to this is due to rounding: all rollouts ended alike.
  private static final double ALIKE = 1e-6;

  private final SearchModel<K> model;
  private final Rollout<K> rollout;

  /// The game as the spectator sees it.
  private final K seen;

  private final SearchBudget budget;
  private final double[] sums;
  private final double[] squares;
  private final Strategy<K> usual;
  private final SeededRandom random = new SeededRandom(0);
  private final SeededRandom untouched = new SeededRandom(0);
  private final Move expected = new Move();
  private int rollouts;
  private boolean certain;
  private boolean departed;
  private double sureness = 1;

  /// Prepares estimates for games by the same rules.
  ///
  /// @param like such a game
  /// @param budget the number of rollouts, and the error that is small enough to stop earlier
  public WinEstimator(SearchModel<K> model, K like, SearchBudget budget) {
    this.model = model;
    this.rollout = new Rollout<>(model, model.typicalPlayer(), like);
    this.usual = model.playout();
    this.seen = like.newGame();
    this.budget = budget;
    this.sums = new double[like.sides()];
    this.squares = new double[like.sides()];
  }

  /// Starts a new game: forgets the choices seen before.
  public void begin() {
    departed = false;
  }

  /// Observes a move. It is compared with the choice of the [SearchModel#playout] only if it can
  /// teach something: if it is the move of the first seat awaited, everything is known, and the
  /// estimates here depend on whether a player has departed.
  ///
  /// If the playout chooses at random, every move agrees with it.
  ///
  /// @param table the game before the choice
  public void observe(K table, int seat, Move done) {
    if (!departed && canLearn(table, seat)) {
      random.reseed(0);
      untouched.reseed(0);
      usual.choose(table, seat, random, expected);
      departed = random.nextLong() == untouched.nextLong() && !isExpected(done);
    }
  }

  private boolean canLearn(K table, int seat) {
    return seat >= 0
        && table.toAct() == seat
        && model.sureness(table, true) != model.sureness(table, false)
        && table.isFullyKnown();
  }

  /// Whether a choice is the expected one; its outcome is not compared.
  private boolean isExpected(Move done) {
    return done.verb() == expected.verb()
        && done.seat() == expected.seat()
        && done.amount() == expected.amount()
        && done.code() == expected.code()
        && done.cards() == expected.cards()
        && done.twice() == expected.twice();
  }

  /// Whether some player was seen to choose differently from the [SearchModel#playout].
  public boolean hasDeparted() {
    return departed;
  }

  /// Estimates the win probabilities from a position; [#chance] then returns them.
  ///
  /// @param seed the random seed; use one seed for positions that are compared, so that they meet
  ///   the same chance
  public void estimate(K table, long seed) {
    sureness = model.sureness(table, departed);
    seen.copyFrom(table);
    model.hideUnseen(seen);
    for (int side = 0; side < sums.length; side++) {
      sums[side] = squares[side] = 0;
    }
    certain = false;
    for (rollouts = 0; rollouts < budget.rollouts() && !isEnough(); ) {
      rollout.draw(seen, ~SeededRandom.mix(seed + rollouts));
      add(rollout.end());
      certain = rollout.wasCertain(seen);
    }
  }

  /// Whether every rollout from here begins with this move, whatever chance brings. Then the
  /// estimates before and after it are equal, rollout by rollout, and one call of [#estimate]
  /// serves both.
  public boolean alwaysBeginsWith(K table, int seat, Move move) {
    seen.copyFrom(table);
    model.hideUnseen(seen);
    return rollout.beginsWith(seen, seat, move);
  }

  private void add(K end) {
    rollouts++;
    for (int side = 0; side < sums.length; side++) {
      double value = model.value(end, side);
      sums[side] += value;
      squares[side] += value * value;
    }
  }

  /// Whether enough rollouts have been played. Rollouts that met chance but have all ended alike so
  /// far do not show how rare another end is; so they continue.
  private boolean isEnough() {
    if (certain || !budget.looksAfter(rollouts)) {
      return certain || budget.enough().getAsBoolean();
    }
    double largest = 0;
    for (int side = 0; side < sums.length; side++) {
      largest = Math.max(largest, error(side));
    }
    return largest > ALIKE && largest <= budget.precision();
  }

  /// The number of rollouts from the last position.
  public int rollouts() {
    return rollouts;
  }

  /// The estimated win probability of a side: the [#mean], adjusted by the certainty that the
  /// search model gives. Sides keep their order, probabilities their sum of 1, and a certain result
  /// stays certain.
  public double chance(int side) {
    if (sureness == 1) {
      return mean(side);
    }
    double all = 0;
    for (int other = 0; other < sums.length; other++) {
      all += Math.pow(mean(other), sureness);
    }
    return Math.pow(mean(side), sureness) / all;
  }

  /// The mean value of the rollouts for a side.
  public double mean(int side) {
    return sums[side] / rollouts;
  }

  /// The standard error of the [#chance].
  public double error(int side) {
    if (certain) {
      return 0;
    }
    double error = Ledger.error(sums[side], squares[side], rollouts);
    double mean = mean(side);
    return sureness == 1 || mean <= 0 || mean >= 1 ? error : error * steepness(mean, side);
  }

  /// The derivative of the chance with respect to the mean.
  private double steepness(double mean, int side) {
    double chance = chance(side);
    return sureness * chance * (1 - chance) / (mean * (1 - mean));
  }
}
