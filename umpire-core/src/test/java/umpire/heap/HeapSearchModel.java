package umpire.heap;

import umpire.core.kernel.Dealer;
import umpire.core.kernel.Kernel;
import umpire.core.kernel.Strategy;
import umpire.core.search.SearchModel;

/// The search model of the heap game. A flaw makes its win probabilities too high, or too close to
/// even.
record HeapSearchModel(WholeFlaw flaw, Dealer<HeapKernel> dealer, Strategy<HeapKernel> playout)
    implements SearchModel<HeapKernel> {

  @Override
  public double value(HeapKernel world, int side) {
    double share = SearchModel.super.value(world, side);
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
