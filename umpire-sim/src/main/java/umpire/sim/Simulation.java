package umpire.sim;

import java.util.List;
import umpire.core.match.Arena;

/// One company that plays over and over again.
public record Simulation(Company<?, ?> company, long seed) implements Job {

  /// At a fast arena some milliseconds' worth, at another about a second's.
  private static final int FAST_CHUNK = 1 << 13;

  private static final int CHUNK = 1 << 7;

  @Override
  public List<String> columns() {
    return company.card().columns();
  }

  @Override
  public Arena arena() {
    return company.arena();
  }

  @Override
  public int chunk() {
    return company.isFast() ? FAST_CHUNK : CHUNK;
  }
}
