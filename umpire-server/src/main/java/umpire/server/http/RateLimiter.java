package umpire.server.http;

import io.avaje.jex.http.HttpStatus;
import java.time.Duration;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.function.LongSupplier;
import umpire.core.text.Sentence;

/// A rate limiter with one token bucket per caller, which fills steadily up to a limit. Full
/// buckets are forgotten.
public final class RateLimiter {

  /// The number of buckets above which full ones are removed, because a caller may use many names.
  private static final int MAX_BUCKETS = 100_000;

  private final int most;
  private final long nanosEach;
  private final LongSupplier nanos;

  /// The time at which each bucket will be full again.
  private final ConcurrentMap<String, Long> full = new ConcurrentHashMap<>();

  /// @param nanos returns the current time
  public RateLimiter(int most, Duration in, LongSupplier nanos) {
    this.most = most;
    this.nanosEach = in.toNanos() / most;
    this.nanos = nanos;
  }

  /// Takes a token, or refuses the request if none is left.
  public void take(String who) {
    if (!isLeft(who)) {
      throw RefusalException.of(
          HttpStatus.TOO_MANY_REQUESTS_429,
          Sentence.of("too many requests; wait a little, then try again"));
    }
  }

  boolean isLeft(String who) {
    long now = nanos.getAsLong();
    if (full.size() >= MAX_BUCKETS) {
      full.values().removeIf(when -> when - now <= 0);
    }
    var left = new boolean[1];
    full.compute(
        who,
        (_, when) -> {
          long from = when == null || when - now <= 0 ? now : when;
          left[0] = from - now <= (most - 1) * nanosEach;
          return left[0] ? from + nanosEach : from;
        });
    return left[0];
  }
}
