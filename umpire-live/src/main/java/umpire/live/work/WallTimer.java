package umpire.live.work;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/// A timer that follows the system clock, with one thread for all tables.
public final class WallTimer implements Timer, AutoCloseable {

  private final InstantSource clock;
  private final ScheduledThreadPoolExecutor executor;

  public WallTimer(InstantSource clock) {
    this.clock = clock;
    executor =
        new ScheduledThreadPoolExecutor(1, Thread.ofPlatform().daemon().name("timer").factory());
    executor.setRemoveOnCancelPolicy(true);
    executor.setExecuteExistingDelayedTasksAfterShutdownPolicy(false);
  }

  @Override
  public Alarm at(Instant when, Runnable then) {
    if (executor.isShutdown()) {
      return () -> {};
    }
    long wait = Math.max(0, Duration.between(clock.instant(), when).toMillis());
    ScheduledFuture<?> future = executor.schedule(then, wait, TimeUnit.MILLISECONDS);
    return () -> future.cancel(false);
  }

  @Override
  public void close() {
    executor.shutdown();
  }
}
