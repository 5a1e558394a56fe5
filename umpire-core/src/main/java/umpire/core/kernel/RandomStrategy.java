package umpire.core.kernel;

import umpire.core.SeededRandom;

/// Plays any of the legal moves, each equally likely. If a game lists only some, it is one of
/// those.
public final class RandomStrategy<K extends Kernel<K>> implements Strategy<K> {

  private final Moves legal = new Moves();

  @Override
  public String name() {
    return "random";
  }

  @Override
  public String about() {
    return "any legal move, each equally likely";
  }

  @Override
  public void choose(K veiled, int seat, SeededRandom random, Move answer) {
    legal.clear();
    veiled.listLegal(seat, legal);
    legal.get(legal.size() == 1 ? 0 : random.nextInt(legal.size()), answer);
  }

  /// Always true: the legal moves of a seat follow from what it knows.
  @Override
  public boolean ignoresHiddenState() {
    return true;
  }
}
