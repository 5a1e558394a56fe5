package umpire.live.show;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import umpire.core.match.Viewer;
import umpire.live.house.TableContext;
import umpire.live.message.Update;
import umpire.live.work.Timer;
import umpire.live.work.WorkPool;

/// Shows a table to spectators with a delay. It keeps only a position in the log and one alarm,
/// however long the delay is and however much happens: an update is read from the log when it is
/// due, outside the table's thread. Only the table's own thread may call, except where stated.
public final class DelayedShow {

  private static final Viewer SPECTATOR = new Viewer.Spectator();

  /// Delay before retrying after a failed read.
  private static final Duration RETRY = Duration.ofSeconds(1);

  private final TableContext context;
  private final Hub hub;
  private final String table;
  private final Supplier<Snapshot> shown;
  private final Consumer<Runnable> later;
  private final Consumer<RuntimeException> failed;

  /// The number of the last entry that spectators were shown.
  private long position;

  private boolean reading;

  /// Whether something has changed that has no log entry, such as the connected players.
  private boolean changed;

  private volatile Timer.@Nullable Alarm alarm;

  /// @param table its id
  /// @param shown provides the current snapshot
  /// @param later runs a job in the table's thread
  /// @param failed is called, in any thread, if the table cannot be shown
  public DelayedShow(
      TableContext context,
      Hub hub,
      String table,
      Supplier<Snapshot> shown,
      Consumer<Runnable> later,
      Consumer<RuntimeException> failed) {
    this.context = context;
    this.hub = hub;
    this.table = table;
    this.shown = shown;
    this.later = later;
    this.failed = failed;
  }

  /// Starts when the first spectator has arrived. The spectator's own subscription reads everything
  /// due by now; this class shows what becomes due afterwards.
  public void begin() {
    position = Math.max(position, shown.get().seq(SPECTATOR, context.now()));
    announce();
  }

  /// Schedules the next entry for when it is due.
  public void await() {
    if (alarm == null && !reading && hub.isHere(SPECTATOR)) {
      shown.get().due(SPECTATOR, position + 1).ifPresent(this::wake);
    }
  }

  private void wake(Instant when) {
    alarm = context.timer().at(when, () -> later.accept(this::show));
  }

  /// Shows the current position, even if no entry is due.
  public void announce() {
    changed = true;
    if (!reading) {
      show();
    }
  }

  private void show() {
    close();
    if (reading || !hub.isHere(SPECTATOR)) {
      return;
    }
    Snapshot now = shown.get();
    long since = position;
    reading = true;
    changed = false;
    try {
      context.thinkingExecutor().submit(table, () -> read(now, since), this::showRead, later);
    } catch (WorkPool.CrowdedException _) {
      retry();
    }
  }

  private Optional<Update> read(Snapshot now, long since) {
    try {
      return Optional.of(now.since(SPECTATOR, since, context.now()));
    } catch (RuntimeException fault) {
      failed.accept(fault);
      return Optional.empty();
    }
  }

  private void showRead(Optional<Update> update) {
    if (update.isEmpty()) {
      retry();
      return;
    }
    reading = false;
    position = Math.max(position, update.get().seq());
    hub.show(SPECTATOR, update.get());
    if (changed) {
      show();
    } else {
      await();
    }
  }

  /// Tries again after a failure.
  public void retry() {
    close();
    reading = false;
    wake(context.now().plus(RETRY));
  }

  /// Cancels the alarm; a later change sets it again. Any thread may call.
  public void close() {
    Timer.Alarm set = alarm;
    alarm = null;
    if (set != null) {
      set.cancel();
    }
  }
}
