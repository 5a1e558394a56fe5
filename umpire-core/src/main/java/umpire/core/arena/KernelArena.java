package umpire.core.arena;

import umpire.core.kernel.Kernel;
import umpire.core.kernel.Playing;

/// Games of a simulation, played by [umpire.core.kernel.Playing], with somebody who counts. It
/// leaves no garbage.
public final class KernelArena<K extends Kernel<K>> implements Arena {

  private final Playing<K> playing;
  private final Scorecard card;
  private final Gauge gauge;

  /// An arena of its own for those who play.
  public KernelArena(Playing<K> playing, Scorecard card) {
    this.playing = playing;
    this.card = card;
    this.gauge = new Gauge(card.measures());
  }

  @Override
  public void play(long seed, int[] row) {
    int ended = playing.play(seed, gauge.tape());
    card.write(playing.table(), row);
    if (ended >= 0) {
      card.writeForfeit(ended, playing.table().side(ended), row);
    }
    gauge.write(row, card.measure(0));
  }

  @Override
  public void close() {
    playing.close();
  }
}
