package umpire.live.house;

import java.security.SecureRandom;
import java.time.Instant;
import java.time.InstantSource;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import umpire.core.SeededRandom;
import umpire.core.fair.FairDeal;
import umpire.live.log.LogException;
import umpire.live.log.SeatKey;
import umpire.live.log.TableLog;
import umpire.live.state.TableState;
import umpire.live.work.Timer;

/// The services that all tables of a server share.
///
/// @param started the time at which the program started
/// @param rematches opens rematches
/// @param thinkingExecutor runs strategies
public record TableContext(
    TableLog log,
    InstantSource clock,
    Timer timer,
    SecureRandom random,
    Instant started,
    Rematches rematches,
    ThinkingExecutor thinkingExecutor) {

  /// Opens a table for a rematch.
  public interface Rematches {
    /// Opens the new table.
    ///
    /// @param keys the seat keys of the old table, which open the new seats as well
    /// @param seat the seat that asked for the rematch; it is seated at once
    /// @param commitment to that seat's part of the deal, if it adds one
    /// @return the new table's id
    String lay(TableState before, List<SeatKey> keys, int seat, Optional<String> commitment)
        throws LogException;
  }

  public Instant now() {
    // Logs store milliseconds, and a restarted program must derive equal states from them.
    return Instant.ofEpochMilli(clock.millis());
  }

  /// Returns random numbers for a strategy; they reveal nothing about the cards.
  public SeededRandom strategyRandom() {
    return new SeededRandom(random.nextLong());
  }

  /// Returns a new secret of the server for a fair deal.
  public String secret() {
    var bytes = new byte[FairDeal.BYTES];
    random.nextBytes(bytes);
    return HexFormat.of().formatHex(bytes);
  }
}
