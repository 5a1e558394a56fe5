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

/// What may be shown of a table: all that is on the disk, and who is here. Whoever wants to look
/// back, or has missed something, is answered from this in their own thread, and keeps nobody at
/// the table waiting.
final class Snapshot {

  private static final int MOST_KEPT = 64;

  /// As how young something may be shown that goes on with time.
  private static final int KEPT_MILLIS = 250;

  private final TableState table;
  private final List<Boolean> here;
  private final ConcurrentHashMap<Wanted, Update> kept = new ConcurrentHashMap<>();

  private record Wanted(Viewer viewer, long since, long time) {}

  /// @param table nothing happens there any more
  Snapshot(TableState table, List<Boolean> here) {
    this.table = table;
    this.here = List.copyOf(here);
  }

  boolean isOver() {
    return table.isOver();
  }

  /// What this viewer may know of by now: those who look on with a delay, less.
  private List<Entry> known(Viewer viewer, Instant now) {
    List<Entry> entries = table.entries();
    if (!isDelayed(viewer)) {
      return entries;
    }
    Instant then = now.minusSeconds(table.settings().options().delay());
    int count = entries.size();
    while (count > 0 && entries.get(count - 1).at().isAfter(then)) {
      count--;
    }
    return entries.subList(0, count);
  }

  private boolean isDelayed(Viewer viewer) {
    return viewer instanceof Viewer.Spectator
        && table.settings().options().watch() == Options.Watch.DELAYED;
  }

  /// The table as this viewer may know it by now: a copy, for whoever asks.
  TableState table(Viewer viewer, Instant now) {
    return isDelayed(viewer) ? replayed(known(viewer, now)) : table.fork();
  }

  private TableState replayed(List<Entry> some) {
    var again = new TableState(table.id(), table.settings());
    some.forEach(entry -> again.take(entry, List.of()));
    return again;
  }

  /// How it is now, and what was told since an entry; if it is negative, since the last deal.
  Update since(Viewer viewer, long since, Instant now) {
    // A clock goes on while nothing happens, and so do those who look on with a delay.
    boolean goesOn = table.settings().options().hasClock() || isDelayed(viewer);
    if (kept.size() > MOST_KEPT) {
      kept.clear();
    }
    return kept.computeIfAbsent(
        new Wanted(viewer, since, goesOn ? now.toEpochMilli() / KEPT_MILLIS : 0),
        _ -> told(viewer, since, now));
  }

  private Update told(Viewer viewer, long since, Instant now) {
    List<Entry> known = known(viewer, now);
    TableState dealt = (isDelayed(viewer) ? replayed(known) : table).beforeDeal();
    long from = since < 0 ? dealt.seq() : Math.min(since, known.size());
    return told(viewer, from < dealt.seq() ? fresh() : dealt.fork(), from, known, now);
  }

  private TableState fresh() {
    return new TableState(table.id(), table.settings());
  }

  /// When so many events had happened; empty if there are not so many.
  Optional<Update> at(Viewer viewer, int event, Instant now) {
    List<Entry> known = known(viewer, now);
    TableState end = isDelayed(viewer) ? replayed(known) : table;
    if (event < 0 || event > end.events()) {
      return Optional.empty();
    }
    int until = event == 0 ? untilFirst(known) : (int) end.entryOf(event);
    Viewer eyes = end.isOver() ? new Viewer.Arbiter() : viewer;
    return Optional.of(told(eyes, fresh(), until - 1, known.subList(0, until), now));
  }

  private static int untilFirst(List<Entry> known) {
    int count = 0;
    while (count < known.size() && known.get(count).kind() != Entry.Kind.EVENT) {
      count++;
    }
    return count;
  }

  /// Lets happen again what is known, and tells the end of it.
  ///
  /// @param again how it stood at some time before
  /// @param from the last entry that is not told
  private Update told(Viewer viewer, TableState again, long from, List<Entry> known, Instant now) {
    var told = new ArrayList<Json>();
    for (Entry entry : known.subList((int) again.seq(), known.size())) {
      told.addAll(again.take(entry, entry.seq() > from ? List.of(viewer) : List.of()));
    }
    return new UpdateSheet(again, here, now).of(viewer, from, told);
  }
}
