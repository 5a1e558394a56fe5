package umpire.live;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import umpire.live.work.Timer;

/// A clock and timer that advance only when told to.
final class VirtualTime implements InstantSource, Timer {

  private final List<Task> tasks = new ArrayList<>();
  private Instant now = Instant.parse("2026-11-17T12:00:00Z");
  private long order;

  private record Task(Instant when, long order, Runnable then) {}

  @Override
  public synchronized Instant instant() {
    return now;
  }

  @Override
  public synchronized Alarm at(Instant when, Runnable then) {
    var task = new Task(when, order++, then);
    tasks.add(task);
    return () -> drop(task);
  }

  private synchronized void drop(Task task) {
    tasks.remove(task);
  }

  private synchronized Optional<Task> next(Instant until) {
    Optional<Task> next =
        tasks.stream()
            .filter(task -> !task.when().isAfter(until))
            .min(Comparator.comparing(Task::when).thenComparing(Task::order));
    next.ifPresent(task -> {
      tasks.remove(task);
      now = task.when().isAfter(now) ? task.when() : now;
    });
    return next;
  }

  /// Returns when the next task is due; empty if there is none.
  synchronized Optional<Instant> due() {
    return tasks.stream().map(Task::when).min(Instant::compareTo);
  }

  /// Returns the number of pending tasks.
  synchronized int alarms() {
    return tasks.size();
  }

  /// Lets time pass.
  ///
  /// @param settle waits until everything that a task has started is done
  void pass(Duration time, Runnable settle) {
    Instant until = instant().plus(time);
    for (Optional<Task> task = next(until); task.isPresent(); task = next(until)) {
      task.get().then().run();
      settle.run();
    }
    synchronized (this) {
      now = until;
    }
  }
}
