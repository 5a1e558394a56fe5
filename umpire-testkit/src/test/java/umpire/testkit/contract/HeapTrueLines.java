package umpire.testkit.contract;

import java.util.List;
import umpire.core.kernel.Kernel;
import umpire.heap.HeapKernel;
import umpire.testkit.TrueLines;

/// The reserves may be recorded twice before a player takes a stone.
public final class HeapTrueLines implements TrueLines {

  @Override
  public String game() {
    return "heap";
  }

  @Override
  public List<String> at(Kernel<?> table, List<String> names) {
    var heap = (HeapKernel) table;
    if (heap.toAct() != 0 || heap.history().size() > 0 || !heap.hasReserves()) {
      return List.of();
    }
    var line = new StringBuilder("* deal");
    for (int seat = 0; seat < names.size(); seat++) {
      line.append(' ').append(heap.reserve(seat));
    }
    return List.of(line.toString());
  }
}
