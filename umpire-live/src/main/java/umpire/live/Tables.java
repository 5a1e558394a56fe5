package umpire.live;

import java.security.SecureRandom;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import umpire.live.log.LogFailure;
import umpire.live.log.Summary;
import umpire.live.log.TableLog;
import umpire.live.seat.Settings;

/// All tables of a house. Any thread may call.
public final class Tables implements AutoCloseable {

  private final TableLog log;

  /// @param log keeps what happens
  /// @param clock tells the time
  /// @param timer wakes tables
  /// @param random for secrets and strategies
  public Tables(TableLog log, InstantSource clock, Timer timer, SecureRandom random) {
    this.log = log;
  }

  /// Lays a table. It is on the disk when this returns.
  public Opened open(Settings settings) throws LogFailure {
    return new Opened(new LiveTable(settings), List.of());
  }

  /// The table with this id, from memory or from the log.
  public Optional<LiveTable> find(String id) throws LogFailure {
    return Optional.empty();
  }

  /// Tables that everybody may see, the one that changed last first.
  public List<Summary> listed(Summary.State state, int most) throws LogFailure {
    return log.listed(state, most);
  }

  /// Goes on with the games that were not over when the server went down: their clocks run again,
  /// their strategies move. Takes its time; call it from a thread of its own.
  public void resume() throws LogFailure {}

  /// How many tables are in memory.
  public int loaded() {
    return 0;
  }

  /// Puts all tables away. What was asked before is still answered.
  @Override
  public void close() {}
}
