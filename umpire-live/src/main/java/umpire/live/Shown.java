package umpire.live;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import umpire.core.match.Viewer;
import umpire.core.text.Json;
import umpire.live.log.Entry;
import umpire.live.seat.Options;
import umpire.live.seat.Settings;

/// What may be shown of a table: all that is on the disk, and who is here. Whoever wants to look
/// back, or has missed something, is answered from this in their own thread, and keeps nobody at
/// the table waiting.
final class Shown {

  private static final int MOST_KEPT = 64;

  private final String id;
  private final Settings settings;
  private final List<Entry> entries;
  private final List<Boolean> here;
  private final boolean over;
  private final ConcurrentHashMap<Wanted, Update> kept = new ConcurrentHashMap<>();

  private record Wanted(Viewer viewer, long since, long second) {}

  Shown(Life life, List<Boolean> here) {
    this.id = life.id();
    this.settings = life.settings();
    this.entries = List.copyOf(life.entries());
    this.here = List.copyOf(here);
    this.over = life.isOver();
  }

  /// The last entry.
  long seq() {
    return entries.size();
  }

  boolean isOver() {
    return over;
  }

  /// What this viewer may know of by now: those who look on with a delay, less.
  private List<Entry> known(Viewer viewer, Instant now) {
    Options options = settings.options();
    if (!(viewer instanceof Viewer.Spectator) || options.watch() != Options.Watch.DELAYED) {
      return entries;
    }
    Instant then = now.minusSeconds(options.delay());
    int count = entries.size();
    while (count > 0 && entries.get(count - 1).at().isAfter(then)) {
      count--;
    }
    return entries.subList(0, count);
  }

  /// The table as this viewer may know it by now.
  Life life(Viewer viewer, Instant now) {
    return replayed(known(viewer, now));
  }

  private Life replayed(List<Entry> some) {
    var life = new Life(id, settings);
    some.forEach(entry -> life.take(entry, List.of()));
    return life;
  }

  /// How it is now, and what was told since an entry; if it is negative, since the last deal.
  Update since(Viewer viewer, long since, Instant now) {
    // A clock goes on while nothing happens.
    long second = settings.options().hasClock() || isDelayed(viewer) ? now.getEpochSecond() : 0;
    if (kept.size() > MOST_KEPT) {
      kept.clear();
    }
    return kept.computeIfAbsent(
        new Wanted(viewer, since, second), _ -> told(viewer, since, known(viewer, now), now));
  }

  private boolean isDelayed(Viewer viewer) {
    return viewer instanceof Viewer.Spectator
        && settings.options().watch() == Options.Watch.DELAYED;
  }

  /// When so many events had happened; empty if there are not so many.
  Optional<Update> at(Viewer viewer, int event, Instant now) {
    List<Entry> known = known(viewer, now);
    Life life = replayed(known);
    if (event < 0 || event > life.events()) {
      return Optional.empty();
    }
    int until = event == 0 ? untilBegun(known) : (int) life.entryOf(event);
    Viewer eyes = life.isOver() ? new Viewer.Arbiter() : viewer;
    return Optional.of(told(eyes, until - 1, known.subList(0, until), now));
  }

  private static int untilBegun(List<Entry> known) {
    int count = 0;
    while (count < known.size() && known.get(count).kind() != Entry.Kind.EVENT) {
      count++;
    }
    return count;
  }

  private Update told(Viewer viewer, long since, List<Entry> some, Instant now) {
    long from = since < 0 ? replayed(some).lastDeal() : Math.min(since, some.size());
    var life = new Life(id, settings);
    var told = new ArrayList<Json>();
    for (Entry entry : some) {
      told.addAll(life.take(entry, entry.seq() > from ? List.of(viewer) : List.of()));
    }
    return new UpdateSheet(life, here, now).of(viewer, from, told);
  }
}
