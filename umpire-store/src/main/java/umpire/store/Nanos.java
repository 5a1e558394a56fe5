package umpire.store;

import java.time.Instant;

/// Conversion of times to the integer stored in databases: nanoseconds since 1970. The integers
/// sort as the times do, and are exact until the year 2262.
final class Nanos {

  private static final long A_SECOND = 1_000_000_000;

  private Nanos() {}

  static long of(Instant time) {
    return Math.addExact(Math.multiplyExact(time.getEpochSecond(), A_SECOND), time.getNano());
  }

  static Instant instant(long nanos) {
    return Instant.ofEpochSecond(Math.floorDiv(nanos, A_SECOND), Math.floorMod(nanos, A_SECOND));
  }
}
