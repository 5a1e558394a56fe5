package umpire.server;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import umpire.live.work.Timer;

/// A stopped clock, and a timer that only records tasks: nothing happens automatically, and the
/// delays of the tasks can be compared.
final class StillTime implements InstantSource, Timer {

  private final Instant now;
  private final Queue<Duration> waits = new ConcurrentLinkedQueue<>();

  StillTime(Instant now) {
    this.now = now;
  }

  @Override
  public Instant instant() {
    return now;
  }

  @Override
  public Alarm at(Instant when, Runnable then) {
    waits.add(Duration.between(now, when));
    return () -> {};
  }

  /// Returns the delays of all recorded tasks, the shortest first.
  List<Duration> waits() {
    return waits.stream().sorted().toList();
  }
}
