package umpire.core.search;

import umpire.core.Chance;
import umpire.core.kernel.Kernel;

/// How likely each side is to win from where a game stands, for a spectator who sees every hand but
/// not what is to come: the game is played on often enough to tell, by typical players, each time
/// with an order of the unseen cards of its own. For one thread.
public final class Prospect<K extends Kernel<K>> {

  private final Outlook<K> outlook;
  private final Rollout<K> rollout;
  private final K seen;
  private final int rollouts;
  private final double[] sums;
  private final double[] squares;

  /// @param like a game by the same rules
  /// @param rollouts how often it is played on
  public Prospect(Outlook<K> outlook, K like, int rollouts) {
    this.outlook = outlook;
    this.rollout = new Rollout<>(outlook, outlook.typicalPlayer(), like);
    this.seen = like.another();
    this.rollouts = rollouts;
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
    for (int i = 0; i < rollouts; i++) {
      rollout.draw(seen, ~Chance.mix(seed + i));
      K end = rollout.end();
      for (int side = 0; side < sums.length; side++) {
        double value = outlook.value(end, side);
        sums[side] += value;
        squares[side] += value * value;
      }
    }
  }

  /// The chance that a side wins.
  public double chance(int side) {
    return sums[side] / rollouts;
  }

  /// The standard error of that.
  public double error(int side) {
    return Ledger.error(sums[side], squares[side], rollouts);
  }
}
