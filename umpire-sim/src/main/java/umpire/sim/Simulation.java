package umpire.sim;

import java.util.List;
import umpire.core.kernel.Arena;
import umpire.sim.bot.BotCare;

/// One lineup that plays over and over again.
public record Simulation(Lineup<?, ?> lineup, long seed) implements Job {

  /// At a fast arena some milliseconds' worth, at another about a second's.
  private static final int FAST_CHUNK = 1 << 13;

  private static final int CHUNK = 1 << 7;

  /// Programs outside may take their time, and nobody likes to wait for the first sign of life.
  private static final int CHUNK_WITH_BOTS = 1 << 3;

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
    return lineup.seats().stream().anyMatch(BotCare::isBot) ? CHUNK_WITH_BOTS : CHUNK;
  }
}
