package umpire.server;

import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import umpire.live.Timer;

/// Wakes tables by the clock on the wall: one thread for all of them, which only knocks.
public final class WallTimer implements Timer, AutoCloseable {

  private final ScheduledExecutorService alarms =
      Executors.newSingleThreadScheduledExecutor(
          Thread.ofPlatform().daemon().name("alarms").factory());

  @Override
  public Alarm at(Instant when, Runnable then) {
    long nanos = Math.max(0, Duration.between(Instant.now(), when).toNanos());
    Future<?> alarm = alarms.schedule(then, nanos, TimeUnit.NANOSECONDS);
    return () -> alarm.cancel(false);
  }

  @Override
  public void close() {
    alarms.shutdownNow();
  }
}
