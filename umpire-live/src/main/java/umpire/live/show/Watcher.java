package umpire.live.show;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.LongFunction;
import umpire.live.message.Subscription;
import umpire.live.message.Update;

/// One subscription: a short queue of updates. Each says which entries it tells; where one does not
/// follow on the last, because the queue was full meanwhile or nothing was taken yet, the watcher
/// reads on from the log. So nothing is lost, nothing is shown twice, and nobody waits for a slow
/// one.
public final class Watcher implements Subscription {

  private static final int QUEUE = 16;

  /// When to try again what could not be had.
  private static final Duration AGAIN = Duration.ofMillis(500);

  private final LinkedBlockingQueue<Update> queue = new LinkedBlockingQueue<>(QUEUE);
  private final LongFunction<Optional<Update>> fromLog;
  private final Consumer<Watcher> leave;
  private volatile boolean over;
  private volatile boolean closed;
  private long last;
  private boolean fresh = true;

  /// @param since the last entry that is known; -1 if none
  /// @param fromLog makes an update of what was told since an entry, if it can now
  /// @param leave is called once, when it looks no more
  public Watcher(long since, LongFunction<Optional<Update>> fromLog, Consumer<Watcher> leave) {
    this.last = since;
    this.fromLog = fromLog;
    this.leave = leave;
  }

  /// Puts an update before the watcher. Never waits; to be called by one thread at a time.
  public void show(Update update) {
    if (!queue.offer(update)) {
      queue.clear();
      queue.offer(update);
    }
  }

  /// Nothing more will come.
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
      if (next.seq() > last || (next.seq() == last && !next.tells())) {
        last = next.seq();
        return Optional.of(next);
      }
    }
    return Optional.empty();
  }

  /// What was told since the last update. If that cannot be had now, or is more than one update
  /// tells, the next call reads on.
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
