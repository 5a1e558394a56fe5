package umpire.live.show;

import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;
import umpire.core.match.Viewer;
import umpire.live.message.Update;

/// The current watchers of a table, grouped by viewer. Any thread may add or remove watchers;
/// updates are shown in the table's own.
public final class Hub {

  private static final System.Logger LOGGER = System.getLogger(Hub.class.getName());

  /// The number of watchers to wake before yielding.
  private static final int AT_ONCE = 64;

  private final List<Viewer> viewers = new ArrayList<>();
  private final List<Set<Watcher>> watchers = new ArrayList<>();
  private final int seats;

  /// Updates that a large group of spectators has not been shown yet.
  private final Queue<Update> updates = new ConcurrentLinkedQueue<>();

  private final AtomicInteger waiting = new AtomicInteger();

  public Hub(int seats) {
    this.seats = seats;
    for (int seat = 0; seat < seats; seat++) {
      viewers.add(new Viewer.Player(seat));
    }
    viewers.add(new Viewer.Spectator());
    viewers.add(new Viewer.Arbiter());
    viewers.forEach(_ -> watchers.add(ConcurrentHashMap.newKeySet()));
  }

  private Set<Watcher> of(Viewer viewer) {
    return watchers.get(
        switch (viewer) {
          case Viewer.Player(int seat) -> seat;
          case Viewer.Spectator() -> seats;
          case Viewer.Arbiter() -> seats + 1;
        });
  }

  public void enter(Viewer viewer, Watcher watcher) {
    of(viewer).add(watcher);
  }

  public void leave(Viewer viewer, Watcher watcher) {
    of(viewer).remove(watcher);
  }

  /// Whether this viewer has a watcher.
  public boolean isHere(Viewer viewer) {
    return !of(viewer).isEmpty();
  }

  public boolean isEmpty() {
    return watchers.stream().allMatch(Set::isEmpty);
  }

  /// Returns the viewers with watchers; each of them needs an update of its own.
  public List<Viewer> here() {
    return viewers.stream().filter(this::isHere).toList();
  }

  /// Shows an update to all watchers of this viewer. Many spectators are woken in a separate
  /// thread, so that the table need not wait. Only one thread may call at a time.
  public void show(Viewer viewer, Update update) {
    Set<Watcher> watching = of(viewer);
    boolean crowded = viewer instanceof Viewer.Spectator && watching.size() > AT_ONCE;
    if (viewer instanceof Viewer.Spectator && (crowded || waiting.get() > 0)) {
      showLater(update);
    } else {
      watching.forEach(watcher -> watcher.show(update));
    }
  }

  private void showLater(Update update) {
    updates.add(update);
    if (waiting.getAndIncrement() == 0) {
      try {
        Thread.ofVirtual().name("watchers").start(this::showWaiting);
      } catch (Error fault) { // no memory for it
        LOGGER.log(System.Logger.Level.ERROR, "watchers", fault);
        showWaiting();
      }
    }
  }

  /// Wakes a few watchers at a time and yields in between, so that moves at other tables are not
  /// delayed.
  private void showWaiting() {
    do {
      try {
        showToCrowd(updates.remove());
      } catch (RuntimeException | Error fault) { // the next update is shown all the same
        LOGGER.log(System.Logger.Level.ERROR, "watchers", fault);
      }
    } while (waiting.decrementAndGet() > 0);
  }

  @SuppressWarnings("ThreadPriorityCheck") // a hint is enough: correctness does not depend on it
  private void showToCrowd(Update update) {
    int woken = 0;
    for (Watcher watcher : of(new Viewer.Spectator())) {
      watcher.show(update);
      if (++woken % AT_ONCE == 0) {
        Thread.yield();
      }
    }
  }

  /// Ends all subscriptions.
  public void close() {
    watchers.forEach(each -> each.forEach(Watcher::end));
  }
}
