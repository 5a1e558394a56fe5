package umpire.live.state;

import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.Optional;
import umpire.live.seat.Options;

/// The clocks of all seats. A clock runs while its seat must act: first the time for the move, then
/// the reserve. Clocks follow from the log alone, so a restart does not change them; time while the
/// server was down does not count.
public final class Clocks {

  /// The extra time after the server was down, for players to find the table again.
  public static final Duration GIFT = Duration.ofSeconds(20);

  private static final long STANDS = Long.MIN_VALUE;

  private final long move;
  private final boolean kept;
  private final long[] reserve;

  /// When each clock started, in milliseconds, corrected for pauses.
  private final long[] since;

  public Clocks(Options options, int seats) {
    kept = options.hasClock();
    move = 1000L * options.move();
    reserve = new long[seats];
    since = new long[seats];
    Arrays.fill(reserve, 1000L * options.reserve());
    Arrays.fill(since, STANDS);
  }

  private Clocks(Clocks other) {
    kept = other.kept;
    move = other.move;
    reserve = other.reserve.clone();
    since = other.since.clone();
  }

  public Clocks copy() {
    return new Clocks(this);
  }

  /// Whether this table has clocks.
  public boolean isEnabled() {
    return kept;
  }

  public boolean runs(int seat) {
    return since[seat] != STANDS;
  }

  /// Starts a clock unless it runs.
  public void start(int seat, Instant at) {
    if (kept && !runs(seat)) {
      since[seat] = at.toEpochMilli();
    }
  }

  /// Stops a clock if it runs, and deducts time beyond the move's from the reserve.
  public void stop(int seat, Instant at) {
    if (runs(seat)) {
      reserve[seat] = reserveAt(seat, at);
      since[seat] = STANDS;
    }
  }

  /// Gives every running clock the time between these two moments back, and [#GIFT] in addition.
  public void pause(Instant from, Instant until) {
    long gift = Math.max(0, Duration.between(from, until).toMillis()) + GIFT.toMillis();
    for (int seat = 0; seat < since.length; seat++) {
      if (runs(seat)) {
        since[seat] += gift;
      }
    }
  }

  /// Returns the milliseconds left for the move.
  public long moveAt(int seat, Instant now) {
    return runs(seat) ? Math.clamp(move - used(seat, now), 0, move) : move;
  }

  /// Returns the milliseconds left in the reserve.
  public long reserveAt(int seat, Instant now) {
    long beyond = runs(seat) ? Math.max(0, used(seat, now) - move) : 0;
    return Math.max(0, reserve[seat] - beyond);
  }

  private long used(int seat, Instant now) {
    return now.toEpochMilli() - since[seat];
  }

  /// Returns when a seat's time runs out; empty if its clock does not run.
  public Optional<Instant> end(int seat) {
    return runs(seat)
        ? Optional.of(Instant.ofEpochMilli(since[seat] + move + reserve[seat]))
        : Optional.empty();
  }
}
