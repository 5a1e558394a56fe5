package umpire.sim;

import umpire.core.Chance;
import umpire.core.kernel.Kernel;
import umpire.core.kernel.Move;
import umpire.core.kernel.Seeds;
import umpire.core.kernel.Strategy;

/// A strategy with other random numbers than its seat would give it: so that it can meet itself and
/// the two are alike in everything but luck.
record OtherLuck<K extends Kernel<K>>(Strategy<K> strategy, Chance own)
    implements Strategy.Varied<K> {

  OtherLuck(Strategy<K> strategy) {
    this(strategy, new Chance(0));
  }

  @Override
  public void choose(K veiled, int seat, Chance chance, Move answer) {
    own.reseed(Seeds.streamSeed(chance.next(), seat));
    strategy.choose(veiled, seat, own, answer);
  }
}
