package umpire.core.arena;

import umpire.core.kernel.GameLoop;
import umpire.core.kernel.Kernel;

/// Games of a simulation, played by [umpire.core.kernel.GameLoop], with somebody who counts. It
/// leaves no garbage.
public final class KernelArena<K extends Kernel<K>> implements Arena {

  private final GameLoop<K> loop;
  private final RowLayout layout;
  private final MeasureCollector collector;

  /// An arena of its own for those who play.
  public KernelArena(GameLoop<K> loop, RowLayout layout) {
    this.loop = loop;
    this.layout = layout;
    this.collector = new MeasureCollector(layout.measures());
  }

  @Override
  public void play(long seed, int[] row) {
    int ended = loop.play(seed, collector.log());
    layout.write(loop.table(), row);
    if (ended >= 0) {
      layout.writeForfeit(ended, loop.table().side(ended), row);
    }
    collector.write(row, layout.measure(0));
  }

  @Override
  public void close() {
    loop.close();
  }
}
