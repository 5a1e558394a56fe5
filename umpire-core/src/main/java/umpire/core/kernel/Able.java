package umpire.core.kernel;

import umpire.core.Chance;

/// A strategy in the hands of somebody of stated ability: it decides as ever, and what comes of it
/// is the dealer's to draw.
record Able<K extends Kernel<K>>(Strategy<K> strategy, String ability) implements Strategy<K> {

  @Override
  public String name() {
    return strategy.name();
  }

  @Override
  public String about() {
    return strategy.about();
  }

  @Override
  public void choose(K veiled, int seat, Chance chance, Move answer) {
    strategy.choose(veiled, seat, chance, answer);
  }

  @Override
  public boolean looksAway() {
    return strategy.looksAway();
  }

  @Override
  public boolean isForeign() {
    return strategy.isForeign();
  }

  @Override
  public void close() {
    strategy.close();
  }
}
