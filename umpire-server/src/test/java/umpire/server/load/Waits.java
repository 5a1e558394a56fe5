package umpire.server.load;

import java.util.Arrays;
import java.util.concurrent.atomic.AtomicInteger;

/// A collection of waiting times. Any thread may add.
final class Waits {

  private static final int MAX = 1_000_000;

  private final long[] nanos;
  private final AtomicInteger count = new AtomicInteger();

  Waits() {
    this(MAX);
  }

  /// @param most the number of times to store; later ones are only counted
  Waits(int most) {
    nanos = new long[most];
  }

  void add(long wait) {
    int index = count.getAndIncrement();
    if (index < nanos.length) {
      nanos[index] = wait;
    }
  }

  int count() {
    return Math.min(count.get(), nanos.length);
  }

  /// Removes all times.
  void clear() {
    count.set(0);
  }

  /// Returns a table cell with the median, the 99th percentile and the maximum.
  String cell() {
    long[] sorted = Arrays.copyOf(nanos, count());
    Arrays.sort(sorted);
    return sorted.length == 0
        ? "none | none | none"
        : "%.1f | %.1f | %.1f"
            .formatted(
                sorted[sorted.length / 2] / 1e6,
                sorted[(int) (sorted.length * 0.99)] / 1e6,
                sorted[sorted.length - 1] / 1e6);
  }
}
