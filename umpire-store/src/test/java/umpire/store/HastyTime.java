package umpire.store;

import java.time.Instant;
import java.time.InstantSource;
import java.util.Comparator;
import java.util.concurrent.PriorityBlockingQueue;
import umpire.live.work.Timer;

/// A clock that jumps to the next due task, so that games of strategies run without delay. Distant
/// tasks, such as unloading idle tables, never run.
final class HastyTime implements InstantSource, Timer, AutoCloseable {

  private record Task(Instant when, Runnable then) {}

  private final PriorityBlockingQueue<Task> tasks =
      new PriorityBlockingQueue<>(16, Comparator.comparing(Task::when));
  private volatile Instant now = Sample.NOON;
  private final Thread thread = Thread.ofVirtual().start(this::run);

  @Override
  public Instant instant() {
    return now;
  }

  @Override
  public Alarm at(Instant when, Runnable then) {
    if (when.isAfter(now.plusSeconds(30))) {
      return () -> {};
    }
    var task = new Task(when, then);
    tasks.add(task);
    return () -> tasks.remove(task);
  }

  private void run() {
    try {
      while (true) {
        Task task = tasks.take();
        now = task.when().isAfter(now) ? task.when() : now;
        task.then().run();
      }
    } catch (InterruptedException e) {
      // Interrupted by close(): the clock ends.
    }
  }

  @Override
  public void close() {
    thread.interrupt();
  }
}
