package umpire.heap;

import umpire.core.kernel.Dealer;
import umpire.core.kernel.Kernel;
import umpire.core.kernel.Strategy;
import umpire.core.search.Outlook;

/// All there is to know of the heap game, unless a flaw makes it too sure of itself, or too timid.
record HeapOutlook(WholeFlaw flaw, Dealer<HeapKernel> dealer, Strategy<HeapKernel> playout)
    implements Outlook<HeapKernel> {

  @Override
  public double value(HeapKernel world, int side) {
    double share = Outlook.super.value(world, side);
    if (world.winner() == Kernel.NOBODY) {
      return share;
    }
    return switch (flaw) {
      case CHANCE_BEYOND_ONE -> 2 * share;
      case CHANCE_TOO_TIMID -> (share + 0.5) / 2;
      default -> share;
    };
  }
}
