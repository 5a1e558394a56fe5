package umpire.heap;

import umpire.core.SeededRandom;
import umpire.core.kernel.Move;
import umpire.core.kernel.Strategy;

/// Leaves a multiple of four, if possible.
public final class HeapPlayer implements Strategy<HeapKernel> {

  private final WholeFlaw flaw;

  public HeapPlayer(WholeFlaw flaw) {
    this.flaw = flaw;
  }

  @Override
  public String name() {
    return "rules";
  }

  @Override
  public String about() {
    return "leaves a multiple of four, if possible";
  }

  @Override
  public boolean ignoresHiddenState() {
    return true;
  }

  @Override
  public void choose(HeapKernel veiled, int seat, SeededRandom random, Move answer) {
    boolean peeks = flaw == WholeFlaw.PEEKS && veiled.reserve((seat + 1) % veiled.seats()) > 1;
    peeks |= flaw == WholeFlaw.LOOKS_BACK && veiled.history().size() > 1;
    int stones = peeks ? 1 : Math.max(1, veiled.stones() % 4);
    answer.set(HeapVerb.TAKE).amount(Math.min(stones, HeapVerb.MAX));
  }
}
