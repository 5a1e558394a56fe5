package umpire.core.kernel;

import umpire.core.Tape;

/// Games of a simulation, played by [Playing], with somebody who counts. It leaves no garbage.
public final class KernelArena<K extends Kernel<K>> implements Arena {

  private final Playing<K> playing;
  private final Scorecard card;
  private final Gauge gauge;
  private final Tape tape = new Tape();

  /// An arena of its own for those who play.
  public KernelArena(Playing<K> playing, Scorecard card) {
    this.playing = playing;
    this.card = card;
    this.gauge = new Gauge(card.measures());
  }

  @Override
  public void play(long seed, int[] row) {
    gauge.begin();
    int ended = playing.play(seed, tape);
    gauge.read(tape);
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
