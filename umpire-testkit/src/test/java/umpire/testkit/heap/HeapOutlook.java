package umpire.testkit.heap;

import umpire.core.kernel.Dealer;
import umpire.core.kernel.Kernel;
import umpire.core.kernel.Strategy;
import umpire.core.search.Outlook;

/// All there is to know of the heap game, unless a flaw makes it too sure of itself.
record HeapOutlook(WholeFlaw flaw, Dealer<HeapKernel> dealer, Strategy<HeapKernel> playout)
    implements Outlook<HeapKernel> {

  @Override
  public double value(HeapKernel world, int side) {
    double share = Outlook.super.value(world, side);
    return flaw == WholeFlaw.CHANCE_BEYOND_ONE && world.winner() != Kernel.NOBODY
        ? 2 * share
        : share;
  }
}
