package umpire.sim;

import java.util.List;
import umpire.core.kernel.Arena;

/// One lineup that plays over and over again.
public record Simulation(Lineup<?, ?> lineup, long seed) implements Job {

  /// At a fast arena some milliseconds' worth, at another about a second's.
  private static final int FAST_CHUNK = 1 << 13;

  private static final int CHUNK = 1 << 7;

  /// Nobody likes to wait for the first sign of life.
  private static final int SLOW_CHUNK = 1 << 3;

  @Override
  public List<String> columns() {
    return lineup.card().columns();
  }

  @Override
  public Arena arena() {
    return lineup.arena();
  }

  @Override
  public int chunk() {
    if (lineup.isFast()) {
      return FAST_CHUNK;
    }
    return lineup.isSlow() ? SLOW_CHUNK : CHUNK;
  }
}
