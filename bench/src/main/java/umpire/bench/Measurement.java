package umpire.bench;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/// Work that is repeated to measure its speed, by processor time of its thread: that excludes the
/// time in which the thread did not run.
///
/// @param amount the amount of work per repetition, in the unit
/// @param rates the measured rates per second
/// @param against the measurement to compare with, round by round, if any
record Measurement(
    String what,
    double amount,
    String unit,
    Runnable work,
    List<Double> rates,
    @Nullable Measurement against) {

  static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  Measurement(String what, double amount, String unit, Runnable work) {
    this(what, amount, unit, work, new ArrayList<>(), null);
  }

  Measurement over(Measurement other) {
    return new Measurement(what, amount, unit, work, rates, other);
  }

  void measure(boolean keep) {
    long start = THREADS.getCurrentThreadCpuTime();
    work.run();
    double seconds = (THREADS.getCurrentThreadCpuTime() - start) / 1e9;
    if (keep) {
      rates.add(amount / seconds);
    }
  }

  double median() {
    return median(rates);
  }

  double best() {
    return rates.stream().mapToDouble(Double::doubleValue).max().orElseThrow();
  }

  /// The median of the ratios to the other measurement.
  double medianRatio() {
    var ratios = new ArrayList<Double>();
    for (int round = 0; round < rates.size(); round++) {
      ratios.add(rates.get(round) / Objects.requireNonNull(against).rates().get(round));
    }
    return median(ratios);
  }

  static double median(List<Double> values) {
    double[] sorted = values.stream().mapToDouble(Double::doubleValue).sorted().toArray();
    return sorted[sorted.length / 2];
  }
}
