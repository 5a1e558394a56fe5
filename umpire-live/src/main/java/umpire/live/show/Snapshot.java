package umpire.live.show;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import umpire.core.match.Viewer;
import umpire.core.text.Json;
import umpire.live.log.Entry;
import umpire.live.message.Update;
import umpire.live.seat.Options;
import umpire.live.state.TableState;

/// An immutable state of a table that is on disk and may be shown. Queries about earlier positions
/// and missed entries are answered from it in the thread of the caller, without delaying the table.
public final class Snapshot {

  private static final int MAX_KEPT = 64;
  private static final int MAX_KEPT_BYTES = 1 << 20;

  /// The maximum number of entries in an update.
  private static final int PAGE = 256;

  /// The maximum number of entries to replay in the caller's thread.
  private static final int NEAR = 64;

  /// How long an update with a running clock may be reused.
  private static final int KEPT_MILLIS = 250;

  private final TableState table;
  private final List<Boolean> here;
  private final ConcurrentHashMap<UpdateKey, Update> kept = new ConcurrentHashMap<>();

  private final AtomicLong keptBytes = new AtomicLong();

  private record UpdateKey(Viewer viewer, long since, long until, long time) {}

  /// @param table a copy that no longer changes
  public Snapshot(TableState table, List<Boolean> here) {
    this.table = table;
    this.here = List.copyOf(here);
  }

  public String id() {
    return table.id();
  }

  public boolean isOver() {
    return table.isOver();
  }

  /// Returns a seat's commitment to its part of the deal; empty if it has none.
  public String commitment(int seat) {
    return table.round().parts().get(seat).commitment();
  }

  /// The entries that this viewer may know by now; fewer for spectators with a delay.
  private List<Entry> known(Viewer viewer, Instant now) {
    List<Entry> entries = table.entries();
    if (!isDelayed(viewer)) {
      return entries;
    }
    Instant then = time(viewer, now);
    int count = entries.size();
    while (count > 0 && entries.get(count - 1).at().isAfter(then)) {
      count--;
    }
    return entries.subList(0, count);
  }

  /// The current time as this viewer sees it.
  private Instant time(Viewer viewer, Instant now) {
    return isDelayed(viewer) ? now.minusSeconds(table.settings().options().delay()) : now;
  }

  /// Returns the number of the last entry that this viewer may know by now.
  long seq(Viewer viewer, Instant now) {
    return known(viewer, now).size();
  }

  /// Returns when this viewer may know an entry; empty if there is no such entry yet.
  Optional<Instant> due(Viewer viewer, long seq) {
    if (seq > table.seq()) {
      return Optional.empty();
    }
    Instant at = table.entries().get((int) seq - 1).at();
    return Optional.of(isDelayed(viewer) ? at.plusSeconds(table.settings().options().delay()) : at);
  }

  private boolean isDelayed(Viewer viewer) {
    return viewer instanceof Viewer.Spectator
        && table.settings().options().watch() == Options.Watch.DELAYED;
  }

  /// Returns a copy of the table as this viewer may know it by now.
  public TableState table(Viewer viewer, Instant now) {
    return isDelayed(viewer) ? replayed(known(viewer, now)) : table.fork();
  }

  /// The table after the last of these entries.
  private TableState replayed(List<Entry> some) {
    TableState again = table.atOrBefore(some.size());
    some.subList((int) again.seq(), some.size()).forEach(entry -> again.replay(entry, List.of()));
    return again;
  }

  /// Returns the entries after `since`, at most one page of them, and the view after the last one.
  /// If `since` is negative, returns the entries since the last deal, at most the last page of
  /// them.
  public Update since(Viewer viewer, long since, Instant now) {
    if (kept.size() > MAX_KEPT || keptBytes.get() > MAX_KEPT_BYTES) {
      kept.clear();
      keptBytes.set(0);
    }
    return kept.computeIfAbsent(
        wanted(viewer, since, now),
        _ -> {
          Update update = told(viewer, since, now);
          keptBytes.addAndGet(update.json().length);
          return update;
        });
  }

  private UpdateKey wanted(Viewer viewer, long since, Instant now) {
    // Clocks run while nothing happens; the entries do not depend on them.
    boolean goesOn = table.settings().options().hasClock();
    long time = goesOn ? now.toEpochMilli() / KEPT_MILLIS : 0;
    return new UpdateKey(viewer, since, seq(viewer, now), time);
  }

  /// Whether [#since] has too many entries to replay for the thread of the caller.
  public boolean isFar(Viewer viewer, long since, Instant now) {
    if (kept.containsKey(wanted(viewer, since, now))) {
      return false;
    }
    if (isDelayed(viewer)) {
      return true; // a delayed state is always replayed first
    }
    long from = from(since, table.beforeDeal(), table.seq());
    return table.distance(from) + Math.min(PAGE, table.seq() - from) > NEAR;
  }

  private Update told(Viewer viewer, long since, Instant now) {
    List<Entry> known = known(viewer, now);
    long dealt = since < 0 ? dealt(viewer, known) : 0;
    long from = from(since, dealt, known.size());
    int until = (int) Math.min(known.size(), from + PAGE);
    return told(
        viewer, table.atOrBefore(from), from, known.subList(0, until), until < known.size(), now);
  }

  private long dealt(Viewer viewer, List<Entry> known) {
    return (isDelayed(viewer) ? replayed(known) : table).beforeDeal();
  }

  private static long from(long since, long dealt, long last) {
    return since < 0 ? Math.max(dealt, last - PAGE) : Math.min(since, last);
  }

  /// Returns the view after this number of events; empty if there are not as many.
  public Optional<Update> at(Viewer viewer, int event, Instant now) {
    List<Entry> known = known(viewer, now);
    TableState end = isDelayed(viewer) ? replayed(known) : table;
    if (event < 0 || event > end.events()) {
      return Optional.empty();
    }
    int until = event == 0 ? untilFirst(known) : (int) end.entryOf(event);
    Viewer eyes = end.isOver() ? new Viewer.Arbiter() : viewer;
    return Optional.of(
        told(eyes, table.atOrBefore(until - 1), until - 1, known.subList(0, until), false, now));
  }

  private static int untilFirst(List<Entry> known) {
    int count = 0;
    while (count < known.size() && known.get(count).kind() != Entry.Kind.EVENT) {
      count++;
    }
    return count;
  }

  /// Replays the known entries and writes an update with the last of them.
  ///
  /// @param again an earlier state of the table
  /// @param from the number of the last entry to leave out
  /// @param more whether the viewer may know further entries
  private Update told(
      Viewer viewer, TableState again, long from, List<Entry> known, boolean more, Instant now) {
    var told = new ArrayList<Json>();
    for (Entry entry : known.subList((int) again.seq(), known.size())) {
      told.addAll(again.replay(entry, entry.seq() > from ? List.of(viewer) : List.of()));
    }
    // A page may end while the game is stopped by an event that is taken back later.
    if (!more && table.pauseReason().isEmpty() && again.pauseReason().isPresent()) {
      throw new UnshowableException(again.pauseReason().get());
    }
    table.pauseReason().ifPresent(again::pause);
    return new UpdateJson(again, here, time(viewer, now)).of(viewer, from, told, more);
  }
}
