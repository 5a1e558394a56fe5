package umpire.server;

import java.time.Duration;
import java.time.InstantSource;
import java.util.concurrent.Executor;
import umpire.live.log.LogException;
import umpire.live.work.Timer;
import umpire.server.monitoring.Metrics;
import umpire.store.Store;

/// Deletes old tables and documents every day. There are no accounts whose owners could ask for it.
///
/// @param worker runs what takes too long for a timer
public record DailyCleanup(Store store, InstantSource clock, Timer timer, Executor worker) {

  private static final Duration KEPT = Duration.ofDays(90);
  private static final Duration EVERY = Duration.ofDays(1);

  /// Starts a cleanup now and schedules the next one.
  public void start() {
    worker.execute(this::forget);
  }

  private void forget() {
    try {
      store.forget(clock.instant().minus(KEPT));
    } catch (LogException broken) {
      Metrics.LOG.log(
          System.Logger.Level.ERROR, "cannot delete old tables; retrying tomorrow", broken);
    } finally {
      timer.at(clock.instant().plus(EVERY), this::start);
    }
  }
}
