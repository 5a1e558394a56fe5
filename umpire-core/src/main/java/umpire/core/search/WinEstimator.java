package umpire.core.search;

import umpire.core.SeededRandom;
import umpire.core.kernel.Kernel;
import umpire.core.kernel.Move;
import umpire.core.kernel.Strategy;

/// How likely each side is to win from where a game stands, for a spectator who sees every hand but
/// not what is to come: the game is played on often enough to tell, by typical players, each time
/// with an order of the unseen cards of its own. For one thread.
///
/// The spectator also watches how the players choose: one who departs from the
/// [SearchModel#playout] is played on for less surely, and [SearchModel#sureness] says how much
/// less.
public final class WinEstimator<K extends Kernel<K>> {

  /// Rollouts that all end alike have an error as small as this by rounding only.
  private static final double ALIKE = 1e-6;

  private final SearchModel<K> model;
  private final Rollout<K> rollout;
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

  /// @param like a game by the same rules
  /// @param budget how often it is played on, and which error is small enough to end earlier
  public WinEstimator(SearchModel<K> model, K like, SearchBudget budget) {
    this.model = model;
    this.rollout = new Rollout<>(model, model.typicalPlayer(), like);
    this.usual = model.playout();
    this.seen = like.newGame();
    this.budget = budget;
    this.sums = new double[like.sides()];
    this.squares = new double[like.sides()];
  }

  /// Forgets the players of the game before.
  public void begin() {
    departed = false;
  }

  /// Watches a choice. Nothing is done where it cannot change what is told.
  ///
  /// @param table the game before it
  public void saw(K table, int seat, Move done) {
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

  /// Compares what was chosen, not what came of it.
  private boolean isExpected(Move done) {
    return done.verb() == expected.verb()
        && done.seat() == expected.seat()
        && done.amount() == expected.amount()
        && done.code() == expected.code()
        && done.cards() == expected.cards()
        && done.twice() == expected.twice();
  }

  /// Whether some player was seen to choose otherwise than the [SearchModel#playout] would.
  public boolean hasDeparted() {
    return departed;
  }

  /// Plays on from here.
  ///
  /// @param seed the same for positions that are compared, so that both meet the same chance
  public void look(K table, long seed) {
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

  /// Whether everybody who plays on from here begins with this, whatever chance brings. Then the
  /// chances after it are those before it, rollout by rollout, and one look is enough for both.
  public boolean foresees(K table, int seat, Move move) {
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

  /// Rollouts that met chance and have all ended alike so far say nothing of how rare another end
  /// is; so these go on.
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

  /// How often the last position was played on.
  public int rollouts() {
    return rollouts;
  }

  /// The chance that a side wins: the [#mean], made as sure as the search model says. Sides keep
  /// their order, chances their sum of 1, and what is certain stays so.
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

  /// What the rollouts came to for a side on average.
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

  /// By how much the chance changes with the mean.
  private double steepness(double mean, int side) {
    double told = chance(side);
    return sureness * told * (1 - told) / (mean * (1 - mean));
  }
}
