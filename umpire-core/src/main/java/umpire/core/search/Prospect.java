package umpire.core.search;

import umpire.core.Chance;
import umpire.core.kernel.Kernel;
import umpire.core.kernel.Move;

/// How likely each side is to win from where a game stands, for a spectator who sees every hand but
/// not what is to come: the game is played on often enough to tell, by typical players, each time
/// with an order of the unseen cards of its own. For one thread.
public final class Prospect<K extends Kernel<K>> {

  /// Rollouts that all end alike have an error as small as this by rounding only.
  private static final double ALIKE = 1e-6;

  private final Outlook<K> outlook;
  private final Rollout<K> rollout;
  private final K seen;
  private final Effort effort;
  private final double[] sums;
  private final double[] squares;
  private int rollouts;
  private boolean certain;

  /// @param like a game by the same rules
  /// @param effort how often it is played on, and which error is small enough to end earlier
  public Prospect(Outlook<K> outlook, K like, Effort effort) {
    this.outlook = outlook;
    this.rollout = new Rollout<>(outlook, outlook.typicalPlayer(), like);
    this.seen = like.another();
    this.effort = effort;
    this.sums = new double[like.sides()];
    this.squares = new double[like.sides()];
  }

  /// Plays on from here.
  ///
  /// @param seed the same for positions that are compared, so that both meet the same chance
  public void look(K table, long seed) {
    seen.copyFrom(table);
    outlook.hideUnseen(seen);
    for (int side = 0; side < sums.length; side++) {
      sums[side] = squares[side] = 0;
    }
    certain = false;
    for (rollouts = 0; rollouts < effort.rollouts() && !isEnough(); ) {
      rollout.draw(seen, ~Chance.mix(seed + rollouts));
      add(rollout.end());
      certain = rollout.wasCertain(seen);
    }
  }

  /// Whether everybody who plays on from here begins with this, whatever chance brings. Then the
  /// chances after it are those before it, rollout by rollout, and one look is enough for both.
  public boolean foresees(K table, int seat, Move move) {
    seen.copyFrom(table);
    outlook.hideUnseen(seen);
    return rollout.beginsWith(seen, seat, move);
  }

  private void add(K end) {
    rollouts++;
    for (int side = 0; side < sums.length; side++) {
      double value = outlook.value(end, side);
      sums[side] += value;
      squares[side] += value * value;
    }
  }

  /// Rollouts that met chance and have all ended alike so far say nothing of how rare another end
  /// is; so these go on.
  private boolean isEnough() {
    if (certain || !effort.looksAfter(rollouts)) {
      return certain || effort.enough().getAsBoolean();
    }
    double largest = 0;
    for (int side = 0; side < sums.length; side++) {
      largest = Math.max(largest, error(side));
    }
    return largest > ALIKE && largest <= effort.precision();
  }

  /// How often the last position was played on.
  public int rollouts() {
    return rollouts;
  }

  /// The chance that a side wins.
  public double chance(int side) {
    return sums[side] / rollouts;
  }

  /// The standard error of that.
  public double error(int side) {
    return certain ? 0 : Ledger.error(sums[side], squares[side], rollouts);
  }
}
