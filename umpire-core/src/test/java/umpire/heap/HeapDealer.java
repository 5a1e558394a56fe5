package umpire.heap;

import umpire.core.SeededRandom;
import umpire.core.kernel.Dealer;
import umpire.core.kernel.Kernel;
import umpire.core.kernel.Move;

/// Deals the reserves, each of zero to three stones.
final class HeapDealer implements Dealer<HeapKernel> {

  private static int games;

  private final WholeFlaw flaw;

  HeapDealer(WholeFlaw flaw) {
    this.flaw = flaw;
  }

  @Override
  public boolean next(HeapKernel table, SeededRandom random, Move into) {
    if (table.toAct() != Kernel.HOUSE) {
      return false;
    }
    into.set(HeapVerb.DEAL);
    SeededRandom dealt =
        switch (flaw) {
          case SEEDS_ARE_NOT_GAMES -> new SeededRandom(games++);
          case DEALS_ARE_ALL_THE_SAME -> new SeededRandom(1);
          default -> random;
        };
    for (int seat = 0; seat < table.seats(); seat++) {
      into.then(dealt.nextInt(HeapVerb.MAX + 1));
    }
    return true;
  }

  private int filled(HeapKernel veiled, SeededRandom random) {
    int stones = random.nextInt(HeapVerb.MAX + 1);
    return switch (flaw) {
      case FILLS_WITH_THE_TRUTH -> veiled.truth() & HeapVerb.MAX;
      case FILLS_TOO_MUCH -> stones + 2;
      default -> stones;
    };
  }

  @Override
  public void sampleHidden(HeapKernel veiled, SeededRandom random) {
    for (int seat = 0; seat < veiled.seats(); seat++) {
      boolean hidden = veiled.reserve(seat) == HeapKernel.UNKNOWN;
      boolean wrong = flaw == WholeFlaw.REDEALS_WHAT_IS_SEEN && veiled.toAct() >= 0;
      if (hidden || wrong && !veiled.isShown(seat)) {
        int stones = filled(veiled, random);
        veiled.fill(seat, flaw == WholeFlaw.FILLS_NOTHING ? HeapKernel.UNKNOWN : stones);
      }
    }
  }
}
