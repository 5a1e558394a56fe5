package umpire.live;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import umpire.core.match.Viewer;

/// Who looks at a table, with whose eyes. Any thread may come and go; updates are shown by the
/// table's own.
final class Hub {

  private final List<Viewer> viewers = new ArrayList<>();
  private final List<Set<Watcher>> watchers = new ArrayList<>();
  private final int seats;

  Hub(int seats) {
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

  void enter(Viewer viewer, Watcher watcher) {
    of(viewer).add(watcher);
  }

  void leave(Viewer viewer, Watcher watcher) {
    of(viewer).remove(watcher);
  }

  /// Whether anybody looks with these eyes.
  boolean isHere(Viewer viewer) {
    return !of(viewer).isEmpty();
  }

  boolean isEmpty() {
    return watchers.stream().allMatch(Set::isEmpty);
  }

  /// All with whose eyes somebody looks: an update is made for each of them, and no other.
  List<Viewer> here() {
    return viewers.stream().filter(this::isHere).toList();
  }

  /// Everybody who looks with these eyes is shown the same.
  void show(Viewer viewer, Update update) {
    of(viewer).forEach(watcher -> watcher.show(update));
  }

  /// Says goodbye to everybody.
  void close() {
    watchers.forEach(each -> each.forEach(Watcher::end));
  }
}
