package umpire.server.monitoring;

import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.Timer;
import io.micrometer.core.instrument.binder.jvm.JvmMemoryMetrics;
import io.micrometer.core.instrument.binder.jvm.JvmThreadMetrics;
import io.micrometer.core.instrument.binder.system.FileDescriptorMetrics;
import io.micrometer.prometheusmetrics.PrometheusConfig;
import io.micrometer.prometheusmetrics.PrometheusMeterRegistry;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntSupplier;

/// The server's metrics. They contain no tables, seats or addresses.
public final class Metrics {

  /// The logger for internal failures.
  public static final System.Logger LOG = System.getLogger("umpire.server");

  private final PrometheusMeterRegistry registry =
      new PrometheusMeterRegistry(PrometheusConfig.DEFAULT);
  private final AtomicInteger streams = new AtomicInteger();
  private final Counter laid;
  private final Counter updates;
  private final Timer commands;

  public Metrics() {
    new JvmMemoryMetrics().bindTo(registry);
    new JvmThreadMetrics().bindTo(registry);
    new FileDescriptorMetrics().bindTo(registry);
    laid = Counter.builder("umpire.tables.laid").register(registry);
    updates = Counter.builder("umpire.updates.sent").register(registry);
    commands =
        Timer.builder("umpire.commands")
            .description("time from a command's arrival until it is on disk")
            .serviceLevelObjectives(
                Duration.ofMillis(5),
                Duration.ofMillis(15),
                Duration.ofMillis(50),
                Duration.ofMillis(100),
                Duration.ofMillis(500))
            .register(registry);
    Gauge.builder("umpire.streams.open", streams, AtomicInteger::get).register(registry);
  }

  /// Adds a metric for the number of tables in memory.
  public void watchTables(IntSupplier loaded) {
    Gauge.builder("umpire.tables.loaded", loaded, IntSupplier::getAsInt)
        .strongReference(true)
        .register(registry);
  }

  public void tableLaid() {
    laid.increment();
  }

  public void commandDone(long nanos) {
    commands.record(nanos, TimeUnit.NANOSECONDS);
  }

  public void answered(int status) {
    registry.counter("umpire.answers", "status", Integer.toString(status)).increment();
  }

  public void streamOpened() {
    streams.incrementAndGet();
  }

  public void streamClosed() {
    streams.decrementAndGet();
  }

  public void updateSent() {
    updates.increment();
  }

  /// Returns the number of open streams.
  public int streams() {
    return streams.get();
  }

  /// Returns all metrics in the format of Prometheus.
  public String scrape() {
    return registry.scrape();
  }
}
