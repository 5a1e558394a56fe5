package umpire.core.arena;

import umpire.core.kernel.GameLoop;
import umpire.core.kernel.Kernel;

/// Plays the games of a simulation with a [umpire.core.kernel.GameLoop], and collects their
/// measures. It leaves no garbage.
public final class KernelArena<K extends Kernel<K>> implements Arena {

  private final GameLoop<K> loop;
  private final RowLayout layout;
  private final MeasureCollector collector;

  /// An arena that plays with this loop, which it closes at the end.
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
