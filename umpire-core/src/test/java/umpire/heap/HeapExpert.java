package umpire.heap;

import java.util.Optional;
import umpire.core.SeededRandom;
import umpire.core.kernel.Budget;
import umpire.core.kernel.Move;
import umpire.core.kernel.Strategy;
import umpire.core.search.SearchPlayer;

/// A player that searches, unless a flaw makes it use hidden information or choose an illegal move.
final class HeapExpert implements Strategy<HeapKernel> {

  private final WholeFlaw flaw;
  private final SearchPlayer<HeapKernel> player;

  HeapExpert(WholeFlaw flaw, SearchPlayer<HeapKernel> player) {
    this.flaw = flaw;
    this.player = player;
  }

  @Override
  public String name() {
    return player.name();
  }

  @Override
  public String about() {
    return player.about();
  }

  @Override
  public Optional<Budget> budget() {
    return player.budget();
  }

  @Override
  public HeapExpert withBudget(int rollouts) {
    return new HeapExpert(flaw, player.withBudget(rollouts));
  }

  @Override
  public void choose(HeapKernel veiled, int seat, SeededRandom random, Move answer) {
    switch (flaw) {
      case EXPERT_PEEKS -> answer.set(HeapVerb.TAKE).amount(1 + (veiled.truth() & 1));
      case EXPERT_IS_GREEDY -> answer.set(HeapVerb.TAKE).amount(HeapVerb.MAX);
      default -> player.choose(veiled, seat, random, answer);
    }
  }
}
