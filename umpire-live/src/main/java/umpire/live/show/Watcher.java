package umpire.live.show;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.LongFunction;
import umpire.live.message.Subscription;
import umpire.live.message.Update;

/// One subscription with a short queue of updates. Each update states which entries it includes. If
/// one does not follow directly on the last, because the queue was full or nothing was taken yet,
/// the watcher reads the missing entries from the log. So no entry is lost or shown twice, and the
/// table never waits for a slow client.
public final class Watcher implements Subscription {

  private static final int QUEUE = 16;

  /// Delay before retrying after a failed read.
  private static final Duration AGAIN = Duration.ofMillis(500);

  private final LinkedBlockingQueue<Update> queue = new LinkedBlockingQueue<>(QUEUE);
  private final LongFunction<Optional<Update>> fromLog;
  private final Consumer<Watcher> leave;
  private volatile boolean over;
  private volatile boolean closed;
  private long last;
  private boolean fresh = true;

  /// @param since the number of the last entry that the client knows; -1 if none
  /// @param fromLog returns an update with the entries after the given one; empty if it cannot now
  /// @param leave is called once, when the subscription is closed
  public Watcher(long since, LongFunction<Optional<Update>> fromLog, Consumer<Watcher> leave) {
    this.last = since;
    this.fromLog = fromLog;
    this.leave = leave;
  }

  /// Adds an update to the queue, without waiting. Only one thread may call at a time.
  public void show(Update update) {
    if (!queue.offer(update)) {
      queue.clear();
      queue.offer(update);
    }
  }

  /// Ends the subscription: no more updates follow.
  public void end() {
    over = true;
    show(Update.GOODBYE);
  }

  @Override
  public Optional<Update> take(Duration most) throws InterruptedException {
    if (fresh) {
      Optional<Update> update = resumed();
      if (update.isEmpty()) {
        queue.poll(Math.min(most.toNanos(), AGAIN.toNanos()), TimeUnit.NANOSECONDS);
      }
      return update;
    }
    long end = System.nanoTime() + most.toNanos();
    while (!over) {
      Update next = queue.poll(end - System.nanoTime(), TimeUnit.NANOSECONDS);
      if (next == null) {
        break;
      }
      if (next.from() > last) {
        return resumed();
      }
      if (next.seq() > last || (next.seq() == last && !next.hasEntries())) {
        last = next.seq();
        return Optional.of(next);
      }
    }
    return Optional.empty();
  }

  /// Reads the entries since the last update from the log. If that fails, or more follow than fit
  /// in one update, the next call reads again.
  private Optional<Update> resumed() {
    Optional<Update> update = fromLog.apply(last);
    fresh = update.isEmpty() || update.get().hasMore();
    update.ifPresent(each -> last = each.seq());
    return update;
  }

  @Override
  public boolean isOver() {
    return over;
  }

  @Override
  public void close() {
    if (!closed) {
      closed = true;
      leave.accept(this);
    }
  }
}
