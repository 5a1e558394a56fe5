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

/// What all tables of a house share.
///
/// @param started since when this program runs
/// @param rematches lays a table for the same company
/// @param thinkingExecutor where strategies think
public record TableContext(
    TableLog log,
    InstantSource clock,
    Timer timer,
    SecureRandom random,
    Instant started,
    Rematches rematches,
    ThinkingExecutor thinkingExecutor) {

  /// Lays a table for the same company.
  public interface Rematches {
    /// Lays it.
    ///
    /// @param keys what opens the seats: the same as before
    /// @param seat who asks for it, and sits at once
    /// @param commitment to what they add to the deal, if they add anything
    /// @return the new table's id
    String lay(TableState before, List<SeatKey> keys, int seat, Optional<String> commitment)
        throws LogException;
  }

  public Instant now() {
    // Logs keep milliseconds; what follows from a log must follow from it after a restart, too.
    return Instant.ofEpochMilli(clock.millis());
  }

  /// Random numbers for a strategy: nobody learns from them what is dealt.
  public SeededRandom strategyRandom() {
    return new SeededRandom(random.nextLong());
  }

  /// A new secret of the house for a fair deal.
  public String secret() {
    var bytes = new byte[FairDeal.BYTES];
    random.nextBytes(bytes);
    return HexFormat.of().formatHex(bytes);
  }
}
