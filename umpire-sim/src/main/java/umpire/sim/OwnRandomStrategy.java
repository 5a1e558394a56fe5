package umpire.sim;

import umpire.core.SeededRandom;
import umpire.core.kernel.Kernel;
import umpire.core.kernel.Move;
import umpire.core.kernel.Seeds;
import umpire.core.kernel.Strategy;

/// Gives a strategy random numbers that differ from those of its seat, so that it can meet itself
/// and only luck differs.
record OwnRandomStrategy<K extends Kernel<K>>(Strategy<K> strategy, SeededRandom own)
    implements Strategy.ForwardingStrategy<K> {

  OwnRandomStrategy(Strategy<K> strategy) {
    this(strategy, new SeededRandom(0));
  }

  @Override
  public void choose(K veiled, int seat, SeededRandom random, Move answer) {
    own.reseed(Seeds.streamSeed(random.nextLong(), seat));
    strategy.choose(veiled, seat, own, answer);
  }
}
