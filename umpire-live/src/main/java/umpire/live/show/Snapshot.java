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

/// What may be shown of a table: all that is on the disk, and who is here. Whoever wants to look
/// back, or has missed something, is answered from this in their own thread, and keeps nobody at
/// the table waiting.
public final class Snapshot {

  private static final int MAX_KEPT = 64;
  private static final int MAX_KEPT_BYTES = 1 << 20;

  /// How many entries an update tells at most.
  private static final int PAGE = 256;

  /// How many entries are played again in the thread of whoever asks.
  private static final int NEAR = 64;

  /// As how young something may be shown that goes on with time.
  private static final int KEPT_MILLIS = 250;

  private final TableState table;
  private final List<Boolean> here;
  private final ConcurrentHashMap<UpdateKey, Update> kept = new ConcurrentHashMap<>();

  private final AtomicLong keptBytes = new AtomicLong();

  private record UpdateKey(Viewer viewer, long since, long until, long time) {}

  /// @param table nothing happens there any more
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

  /// What a seat has committed to add to the deal; empty if nothing.
  public String commitment(int seat) {
    return table.round().parts().get(seat).commitment();
  }

  /// What this viewer may know of by now: those who look on with a delay, less.
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

  /// What time it is in the game as this viewer sees it.
  private Instant time(Viewer viewer, Instant now) {
    return isDelayed(viewer) ? now.minusSeconds(table.settings().options().delay()) : now;
  }

  /// The last entry that this viewer may know of by now.
  long seq(Viewer viewer, Instant now) {
    return known(viewer, now).size();
  }

  /// When this viewer may know of an entry; empty if it has not happened.
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

  /// The table as this viewer may know it by now: a copy, for whoever asks.
  public TableState table(Viewer viewer, Instant now) {
    return isDelayed(viewer) ? replayed(known(viewer, now)) : table.fork();
  }

  /// The table after the last of these entries.
  private TableState replayed(List<Entry> some) {
    TableState again = table.notAfter(some.size());
    some.subList((int) again.seq(), some.size())
        .forEach(entry -> again.takeAgain(entry, List.of()));
    return again;
  }

  /// What was told since an entry, no more than a page of it, and how it was then; if the entry is
  /// negative, what was told since the last deal, as far as that fits on the last page.
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
    // A clock goes on while nothing happens; what is told does not depend on it.
    boolean goesOn = table.settings().options().hasClock();
    long time = goesOn ? now.toEpochMilli() / KEPT_MILLIS : 0;
    return new UpdateKey(viewer, since, seq(viewer, now), time);
  }

  /// Whether [#since] has so much to do that it does not belong in the thread of whoever asks.
  public boolean isFar(Viewer viewer, long since, Instant now) {
    if (kept.containsKey(wanted(viewer, since, now))) {
      return false;
    }
    if (isDelayed(viewer)) {
      return true; // what they may know is played again first
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
        viewer, table.notAfter(from), from, known.subList(0, until), until < known.size(), now);
  }

  private long dealt(Viewer viewer, List<Entry> known) {
    return (isDelayed(viewer) ? replayed(known) : table).beforeDeal();
  }

  private static long from(long since, long dealt, long last) {
    return since < 0 ? Math.max(dealt, last - PAGE) : Math.min(since, last);
  }

  /// When so many events had happened; empty if there are not so many.
  public Optional<Update> at(Viewer viewer, int event, Instant now) {
    List<Entry> known = known(viewer, now);
    TableState end = isDelayed(viewer) ? replayed(known) : table;
    if (event < 0 || event > end.events()) {
      return Optional.empty();
    }
    int until = event == 0 ? untilFirst(known) : (int) end.entryOf(event);
    Viewer eyes = end.isOver() ? new Viewer.Arbiter() : viewer;
    return Optional.of(
        told(eyes, table.notAfter(until - 1), until - 1, known.subList(0, until), false, now));
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
  /// @param more whether more is known than this
  private Update told(
      Viewer viewer, TableState again, long from, List<Entry> known, boolean more, Instant now) {
    var told = new ArrayList<Json>();
    for (Entry entry : known.subList((int) again.seq(), known.size())) {
      told.addAll(again.takeAgain(entry, entry.seq() > from ? List.of(viewer) : List.of()));
    }
    // What stopped the game and was taken back later may still stand at the end of a page.
    if (!more && table.paused().isEmpty() && again.paused().isPresent()) {
      throw new UnshowableException(again.paused().get());
    }
    table.paused().ifPresent(again::pause);
    return new UpdateJson(again, here, time(viewer, now)).of(viewer, from, told, more);
  }
}
