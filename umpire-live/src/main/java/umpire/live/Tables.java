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

/// All tables of a house. Any thread may call.
public final class Tables implements AutoCloseable {

  private static final System.Logger LOGGER = System.getLogger(Tables.class.getName());
  private static final Pattern ID = Pattern.compile("[A-Za-z0-9_-]{1,40}");
  private static final int STRIPES = 64;

  /// How many entries are read in the thread of whoever wants to see a table.
  private static final int SHORT = 256;

  private static final Duration SWEEP = Duration.ofMinutes(1);

  private final TableContext context;
  private final Map<String, LiveTable> loaded = new ConcurrentHashMap<>();
  private final List<ReentrantLock> loading =
      IntStream.range(0, STRIPES).mapToObj(_ -> new ReentrantLock()).toList();
  private volatile boolean closed;

  /// @param log keeps what happens
  /// @param clock tells the time
  /// @param timer wakes tables
  /// @param random for secrets and strategies
  /// @param pool the caller's, in which strategies think
  public Tables(
      TableLog log, InstantSource clock, Timer timer, SecureRandom random, WorkPool pool) {
    this(log, clock, timer, random, ThinkingExecutor.in(pool));
  }

  /// The same where every table's own thread thinks for its strategies: for few tables.
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
    log.onOthers(id -> Optional.ofNullable(loaded.get(id)).ifPresent(LiveTable::refresh));
    timer.at(clock.instant().plus(SWEEP), this::sweep);
  }

  // Laying tables.

  /// Opens a table. It is on the disk when this returns.
  public NewTable open(Settings settings) throws LogException {
    OpeningKey key = OpeningKey.draw(context.random());
    return new NewTable(lay(key.tableId(), settings, hashes(settings, key)), places(settings, key));
  }

  /// Opens a table, unless one was opened with this key: then it is that one, with the same links.
  ///
  /// @throws BadFieldsException if the key has opened a table with other settings
  public NewTable open(Settings settings, OpeningKey key) throws LogException, BadFieldsException {
    LiveTable table = openOnce(settings, key);
    if (!table.settings().equals(settings)) {
      throw new BadFieldsException("key", "it has opened another table already");
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

  /// Loading and opening a table are done by one thread at a time: it is in memory once.
  private ReentrantLock lock(String id) {
    return loading.get(Math.floorMod(id.hashCode(), STRIPES));
  }

  private static List<NewTable.Place> places(Settings settings, OpeningKey key) {
    var places = new ArrayList<NewTable.Place>();
    for (int seat = 0; seat < settings.seats().size(); seat++) {
      SeatPlan plan = settings.seats().get(seat);
      if (!(plan instanceof SeatPlan.Bot)) {
        // A scorer holds all seats with one secret.
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

  /// The same company, each in the seat they had; who asks for it sits, the others come when they
  /// like.
  private String again(
      TableState before, List<SeatKey> keys, int asking, Optional<String> commitment)
      throws LogException {
    Settings old = before.settings();
    var seats = new ArrayList<SeatPlan>();
    for (int seat = 0; seat < before.seats(); seat++) {
      String name = before.chair(seat).called();
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

  /// The table with this id, from memory or from the log.
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

  /// A long game takes its time to be played again.
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

  /// Tables that everybody may see, the one that changed last first.
  public List<Summary> listed(Summary.State state, int most) throws LogException {
    return context.log().listed(state, most);
  }

  // Coming and going.

  /// Goes on with the games that were not over when the server went down: their clocks run again,
  /// their strategies move. Takes its time; call it from a thread of its own.
  public void resume() throws LogException {
    for (String id : context.log().unfinished()) {
      try {
        find(id);
      } catch (LogException | RuntimeException fault) { // the others go on all the same
        LOGGER.log(System.Logger.Level.ERROR, "table " + id + " cannot go on", fault);
      }
    }
  }

  /// How many tables are in memory.
  public int loaded() {
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

  /// Puts all tables away. What was asked before is still answered.
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
