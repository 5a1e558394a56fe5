package umpire.live;

import java.security.SecureRandom;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.locks.ReentrantLock;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import umpire.json.BadFieldsException;
import umpire.live.draft.CommandHandler;
import umpire.live.draft.Draft;
import umpire.live.house.TableContext;
import umpire.live.house.ThinkingExecutor;
import umpire.live.log.Append;
import umpire.live.log.Entry;
import umpire.live.log.LogException;
import umpire.live.log.SeatKey;
import umpire.live.log.StoredTable;
import umpire.live.log.Summary;
import umpire.live.log.TableLog;
import umpire.live.seat.OpeningKey;
import umpire.live.seat.SeatPlan;
import umpire.live.seat.Settings;
import umpire.live.seat.Token;
import umpire.live.show.SummaryJson;
import umpire.live.state.TableState;
import umpire.live.work.Timer;
import umpire.live.work.WorkPool;

/// All tables of a server, loaded on demand. Any thread may call.
public final class Tables implements AutoCloseable {

  private static final System.Logger LOGGER = System.getLogger(Tables.class.getName());
  private static final Pattern ID = Pattern.compile("[A-Za-z0-9_-]{1,40}");
  private static final int STRIPES = 64;

  /// The number of entries up to which a log is replayed in the caller's thread. Longer ones are
  /// replayed by the executor that runs strategies.
  private static final int SHORT = 256;

  private static final Duration SWEEP = Duration.ofMinutes(1);

  private final TableContext context;
  private final Map<String, LiveTable> loaded = new ConcurrentHashMap<>();
  private final List<ReentrantLock> loading =
      IntStream.range(0, STRIPES).mapToObj(_ -> new ReentrantLock()).toList();
  private volatile boolean closed;

  /// @param log stores what happens
  /// @param clock provides the time
  /// @param timer wakes tables
  /// @param random for secrets and strategies
  /// @param pool runs strategies; the caller closes it
  public Tables(
      TableLog log, InstantSource clock, Timer timer, SecureRandom random, WorkPool pool) {
    this(log, clock, timer, random, ThinkingExecutor.in(pool));
  }

  /// Creates tables whose strategies run in each table's own thread. For few tables.
  public Tables(TableLog log, InstantSource clock, Timer timer, SecureRandom random) {
    this(log, clock, timer, random, ThinkingExecutor.atOnce());
  }

  private Tables(
      TableLog log,
      InstantSource clock,
      Timer timer,
      SecureRandom random,
      ThinkingExecutor thinkingExecutor) {
    context =
        new TableContext(log, clock, timer, random, clock.instant(), this::again, thinkingExecutor);
    log.onExternalAppend(id -> Optional.ofNullable(loaded.get(id)).ifPresent(LiveTable::refresh));
    timer.at(clock.instant().plus(SWEEP), this::sweep);
  }

  // Opening tables.

  /// Opens a table. It is on disk when this returns.
  public NewTable open(Settings settings) throws LogException {
    OpeningKey key = OpeningKey.draw(context.random());
    return new NewTable(lay(key.tableId(), settings, hashes(settings, key)), places(settings, key));
  }

  /// Opens a table, or returns the one that was already opened with this key, with the same links.
  ///
  /// @throws BadFieldsException if the key has opened a table with other settings
  public NewTable open(Settings settings, OpeningKey key) throws LogException, BadFieldsException {
    LiveTable table = openOnce(settings, key);
    if (!table.settings().equals(settings)) {
      throw new BadFieldsException(
          "key", "it has already opened a table with other settings; use another key");
    }
    return new NewTable(table, places(settings, key));
  }

  private LiveTable openOnce(Settings settings, OpeningKey key) throws LogException {
    String id = key.tableId();
    ReentrantLock lock = lock(id);
    lock.lock();
    try {
      Optional<LiveTable> there = find(id);
      return there.isPresent() ? there.get() : lay(id, settings, hashes(settings, key));
    } catch (LogException.ConflictException elsewhere) {
      return find(id).orElseThrow(() -> elsewhere);
    } finally {
      lock.unlock();
    }
  }

  /// The lock for loading or opening a table, so that each table is in memory at most once.
  private ReentrantLock lock(String id) {
    return loading.get(Math.floorMod(id.hashCode(), STRIPES));
  }

  /// The seats for people, each with the token that opens it.
  private static List<NewTable.Place> places(Settings settings, OpeningKey key) {
    var places = new ArrayList<NewTable.Place>();
    for (int seat = 0; seat < settings.seats().size(); seat++) {
      SeatPlan plan = settings.seats().get(seat);
      if (!(plan instanceof SeatPlan.Bot)) {
        // One token opens all seats of a scorer's table.
        Token token = key.token(settings.options().scorer() ? 0 : seat);
        places.add(new NewTable.Place(seat, plan.name(), plan instanceof SeatPlan.Me, token));
      }
    }
    return places;
  }

  private static List<SeatKey> hashes(Settings settings, OpeningKey key) {
    return places(settings, key).stream()
        .map(place -> new SeatKey(place.seat(), place.token().hash()))
        .toList();
  }

  /// Creates a table: writes its first entries to the log, and loads it.
  private LiveTable lay(String id, Settings settings, List<SeatKey> keys) throws LogException {
    var draft = new Draft(new TableState(id, settings), context.now(), List.of());
    draft.add(Entry.Kind.OPENED, Entry.SERVER, settings.json());
    for (int seat = 0; seat < settings.seats().size(); seat++) {
      if (settings.seats().get(seat) instanceof SeatPlan.Me(String name, var commitment)) {
        CommandHandler.takeChair(draft, seat, name, commitment);
      }
    }
    CommandHandler.beginIfAllSit(draft, context.secret());
    Summary summary = SummaryJson.of(draft.table(), draft.now());
    context.log().append(new Append(draft.entries(), keys, Optional.empty(), summary));
    return put(new LiveTable(context, draft.table(), keys));
  }

  /// Opens a rematch with the same players in the same seats, and returns its id. The player who
  /// asked is seated at once; the others join when they like.
  private String again(
      TableState before, List<SeatKey> keys, int asking, Optional<String> commitment)
      throws LogException {
    Settings old = before.settings();
    var seats = new ArrayList<SeatPlan>();
    for (int seat = 0; seat < before.seats(); seat++) {
      String name = before.chair(seat).nameOrEmpty();
      boolean sits = seat == asking || old.options().scorer();
      SeatPlan plan = old.seats().get(seat);
      seats.add(
          plan instanceof SeatPlan.Bot
              ? plan
              : sits ? new SeatPlan.Me(name, commitment) : new SeatPlan.Link(Optional.of(name)));
    }
    var settings = new Settings(old.game(), old.rules(), old.switches(), seats, old.options());
    return lay(OpeningKey.draw(context.random()).tableId(), settings, keys).id();
  }

  private LiveTable put(LiveTable table) throws LogException {
    table.start();
    loaded.put(table.id(), table);
    return table;
  }

  // Finding tables.

  /// Returns the table with this id, from memory or from the log; empty if there is none, or after
  /// closing.
  public Optional<LiveTable> find(String id) throws LogException {
    LiveTable table = loaded.get(id);
    if (table != null || !ID.matcher(id).matches() || closed) {
      return Optional.ofNullable(table);
    }
    ReentrantLock lock = lock(id);
    lock.lock();
    try {
      LiveTable meanwhile = loaded.get(id);
      return meanwhile != null ? Optional.of(meanwhile) : load(id);
    } finally {
      lock.unlock();
    }
  }

  private Optional<LiveTable> load(String id) throws LogException {
    Optional<StoredTable> stored = context.log().load(id);
    if (stored.isEmpty()) {
      return Optional.empty();
    }
    return Optional.of(put(new LiveTable(context, state(id, stored.get()), stored.get().keys())));
  }

  /// Builds the state from a log. A log longer than [#SHORT] is replayed by the executor that runs
  /// strategies.
  private TableState state(String id, StoredTable stored) throws LogException {
    if (stored.entries().size() <= SHORT) {
      return TableState.of(id, stored);
    }
    try {
      return context.thinkingExecutor().await(id, () -> read(id, stored));
    } catch (UncheckedLogException failed) {
      throw failed.failure;
    }
  }

  private static TableState read(String id, StoredTable stored) {
    try {
      return TableState.of(id, stored);
    } catch (LogException.BrokenException broken) {
      throw new UncheckedLogException(broken);
    }
  }

  /// Carries a failure out of a pool's thread.
  private static final class UncheckedLogException extends RuntimeException {
    private static final long serialVersionUID = 1L;
    private final LogException.BrokenException failure;

    UncheckedLogException(LogException.BrokenException failure) {
      super(failure);
      this.failure = failure;
    }
  }

  /// Returns publicly listed tables in this state, the most recently changed first.
  public List<Summary> list(Summary.State state, int most) throws LogException {
    return context.log().list(state, most);
  }

  // Starting and stopping.

  /// Loads the tables whose games were in progress when the server stopped: their clocks run again,
  /// and their strategies move again as soon as a client uses the table. May take long; call it
  /// from a thread of its own.
  public void resume() throws LogException {
    for (String id : context.log().unfinished()) {
      try {
        find(id);
      } catch (LogException | RuntimeException fault) { // the others continue
        LOGGER.log(System.Logger.Level.ERROR, "table " + id + " cannot continue", fault);
      }
    }
  }

  /// Returns the number of tables in memory.
  public int loadedCount() {
    return loaded.size();
  }

  private void sweep() {
    try {
      for (LiveTable table : List.copyOf(loaded.values())) {
        if (table.isIdle() && loaded.remove(table.id(), table)) {
          table.close();
        }
      }
    } finally {
      if (!closed) {
        context.timer().at(context.now().plus(SWEEP), this::sweep);
      }
    }
  }

  /// Unloads all tables. Commands accepted earlier are still answered.
  @Override
  public void close() {
    closed = true;
    loaded.values().forEach(LiveTable::close);
    try {
      for (LiveTable table : loaded.values()) {
        table.await();
      }
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
    loaded.clear();
  }
}
