package umpire.live;

import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;
import umpire.core.match.Viewer;
import umpire.core.text.Sentence;
import umpire.live.draft.Advice;
import umpire.live.house.TableContext;
import umpire.live.log.LogException;
import umpire.live.log.SeatKey;
import umpire.live.message.Answer;
import umpire.live.message.Command;
import umpire.live.message.Problem;
import umpire.live.message.QueryResult;
import umpire.live.message.Subscription;
import umpire.live.message.Update;
import umpire.live.seat.Options;
import umpire.live.seat.Settings;
import umpire.live.seat.Token;
import umpire.live.show.Hub;
import umpire.live.show.RecordView;
import umpire.live.show.Snapshot;
import umpire.live.show.UnshowableException;
import umpire.live.show.Watcher;
import umpire.live.state.TableState;

/// A table that is loaded in memory: carries out commands, answers queries and serves
/// subscriptions. Commands run one after another in the table's own virtual thread; queries run in
/// the thread of the caller. Any thread may call.
public final class LiveTable {

  private static final System.Logger LOGGER = System.getLogger(LiveTable.class.getName());

  private static final int MAX_WAITING = 256;

  /// Seconds without commands, queries or subscriptions after which a table may be unloaded.
  private static final int IDLE_SECONDS = 600;

  /// Seconds after the last query or command during which strategies still play without a
  /// subscriber.
  private static final int ATTENDED_SECONDS = 60;

  private final String id;
  private final Settings settings;
  private final TableContext context;
  private final Map<String, Integer> seatByHash = new HashMap<>();
  private final Hub hub;
  private final Mailbox<Runnable> mailbox = new Mailbox<>(MAX_WAITING);
  private final TableRunner runner;
  private final Thread thread;

  /// When a client last used the table; before the first use, when it was loaded.
  private volatile Instant used;

  /// When a client last used the table; before the first use, long ago. So a table that is loaded
  /// without a client does not let its strategies play.
  private volatile Instant looked = Instant.EPOCH;

  /// @param table the state that its log leads to
  LiveTable(TableContext context, TableState table, List<SeatKey> keys) {
    this.context = context;
    this.id = table.id();
    this.settings = table.settings();
    this.hub = new Hub(table.seats());
    this.used = context.now();
    for (SeatKey key : keys) {
      seatByHash.putIfAbsent(key.tokenHash(), key.seat());
    }
    runner = new TableRunner(context, hub, table, keys, this::later, this::isAttended);
    thread = Thread.ofVirtual().name("table " + id).unstarted(this::run);
  }

  /// Starts the table's thread.
  void start() throws LogException {
    runner.resume();
    thread.start();
  }

  private void run() {
    for (Optional<Runnable> job = mailbox.take(); job.isPresent(); job = mailbox.take()) {
      try {
        job.get().run();
      } catch (RuntimeException | Error fault) { // including memory and stack overflow errors
        doubt(fault);
      }
    }
  }

  /// Handles an unexpected failure: the state in memory is discarded and read again from the log,
  /// so the table survives.
  private void doubt(Throwable fault) {
    try {
      LOGGER.log(System.Logger.Level.ERROR, "table " + id, fault);
      runner.doubt();
    } catch (RuntimeException | Error again) { // the next command reads the log
      LOGGER.log(System.Logger.Level.ERROR, "table " + id, again);
    }
  }

  /// Runs a job in the table's thread. If the mailbox is full, tries again a little later; if it is
  /// closed, drops the job.
  private void later(Runnable job) {
    if (!mailbox.offer(job) && !mailbox.isClosed()) {
      context.timer().at(context.now().plusMillis(100), () -> later(job));
    }
  }

  public String id() {
    return id;
  }

  public Settings settings() {
    return settings;
  }

  // Seats and viewers.

  /// Returns the seat that this token opens, the first seat at a scorer's table; empty if it opens
  /// none.
  public OptionalInt seat(String token) {
    Integer seat = seatByHash.get(new Token(token).hash());
    return seat == null ? OptionalInt.empty() : OptionalInt.of(seat);
  }

  /// Whether this seat has committed to its part of the deal with this commitment; an empty one
  /// means that it has made none.
  public boolean hasCommitment(int seat, String commitment) {
    return runner.shown().commitment(seat).equals(commitment);
  }

  /// Returns the viewer for the holder of a seat: the seat's player, or at a scorer's table the
  /// arbiter, who sees everything.
  public Viewer viewer(int seat) {
    return settings.options().scorer() ? new Viewer.Arbiter() : new Viewer.Player(seat);
  }

  /// Whether this viewer may see the table now.
  public boolean mayView(Viewer viewer) {
    return switch (viewer) {
      case Viewer.Player _ -> true;
      case Viewer.Spectator() -> settings.options().watch() != Options.Watch.CLOSED || isOver();
      case Viewer.Arbiter() -> settings.options().scorer() || isOver();
    };
  }

  private boolean isOver() {
    return runner.shown().isOver();
  }

  // Commands.

  /// Carries out a command for the holder of a seat. Waits until its result is on disk or the
  /// command is refused; if the mailbox is full or closed, returns [Answer.Busy] at once.
  ///
  /// If a bug stops the command, the table is read again from its log, and this throws a
  /// [java.util.concurrent.CompletionException]; if an error such as a lack of memory does, it
  /// returns [Answer.Failed].
  public Answer command(int seat, Command command) {
    touch();
    var answer = new CompletableFuture<Answer>();
    boolean taken =
        mailbox.offer(() -> {
          try {
            runner.command(seat, command, answer::complete);
          } catch (RuntimeException fault) {
            doubt(fault);
            answer.completeExceptionally(fault);
          } catch (Error fault) { // out of memory or stack: a later attempt may succeed
            doubt(fault);
            answer.complete(new Answer.Failed("the table failed and is reloaded from its log"));
          }
        });
    return taken ? answer.join() : new Answer.Busy();
  }

  // Queries.

  /// Rules on an event without playing it: returns a [umpire.core.ruling.FindingJson] and, for a
  /// legal event, its description.
  ///
  /// @param by at a scorer's table, the name of the player whose event it is; empty for the table
  ///   itself. Ignored at other tables
  public QueryResult<String> why(int seat, String words, Optional<String> by) {
    return advised(() -> new Advice(table(viewer(seat)), seat).why(words, by));
  }

  /// Returns the event that the strongest strategy would choose for this seat, and the strategy's
  /// description: `{"event": …, "about": …}`. Denied if the table allows no hints, or the seat does
  /// not have to act.
  public QueryResult<String> hint(int seat) {
    return advised(() -> new Advice(table(viewer(seat)), seat).hint());
  }

  /// Runs a query about events that have not happened. If it fails, the failure is logged and the
  /// query refused; the game continues.
  private <T> QueryResult<T> advised(Supplier<QueryResult<T>> asking) {
    try {
      return asking.get();
    } catch (RuntimeException fault) {
      LOGGER.log(System.Logger.Level.ERROR, "table " + id + " cannot give advice", fault);
      return new QueryResult.Denied<>(
          Problem.of(
              Problem.Kind.NOT_NOW,
              Sentence.of(
                  "the program cannot answer this question because of a bug; the game continues")));
    }
  }

  /// Runs a query that shows the table. If that fails, the table is paused, so that all its viewers
  /// learn why.
  private <T> QueryResult<T> shown(Supplier<QueryResult<T>> looking) {
    try {
      return looking.get();
    } catch (RuntimeException fault) {
      String why = cannotBeShown(fault);
      return new QueryResult.Denied<>(Problem.paused(why));
    }
  }

  private String cannotBeShown(RuntimeException fault) {
    LOGGER.log(System.Logger.Level.ERROR, "table " + id + " cannot be shown", fault);
    String why = UnshowableException.why(fault);
    later(() -> runner.pause(why));
    return why;
  }

  private TableState table(Viewer viewer) {
    touch();
    return runner.shown().table(viewer, used);
  }

  /// Notes that a client has used the table, and wakes it if none had used it recently.
  private void touch() {
    boolean alone = !isAttended();
    used = context.now();
    looked = used;
    if (alone) {
      later(runner::attend);
    }
  }

  /// Whether a client is subscribed, or has used the table recently.
  private boolean isAttended() {
    return !hub.isEmpty() || looked.plusSeconds(ATTENDED_SECONDS).isAfter(context.now());
  }

  /// Returns the current view for a viewer, with the log entries that it has missed. Denied unless
  /// [#mayView].
  ///
  /// @param since the last entry that the viewer knows; if empty, the entries since the last deal
  ///   are included
  public QueryResult<Update> now(Viewer viewer, Optional<Long> since) {
    touch();
    return mayView(viewer)
        ? shown(
            () -> new QueryResult.Known<>(runner.shown().since(viewer, since.orElse(-1L), used)))
        : denied();
  }

  private static <T> QueryResult<T> denied() {
    return new QueryResult.Denied<>(
        Problem.of(
            Problem.Kind.FORBIDDEN,
            Sentence.of("this table does not admit spectators before the end of the game")));
  }

  /// Returns the view that this viewer had after this number of events; of a game that is over, the
  /// arbiter's view. Denied unless [#mayView], and if fewer events have happened.
  public QueryResult<Update> at(Viewer viewer, int events) {
    touch();
    if (!mayView(viewer)) {
      return denied();
    }
    return shown(() -> {
      Optional<Update> update = runner.shown().at(viewer, events, used);
      return update.isPresent()
          ? new QueryResult.Known<>(update.get())
          : new QueryResult.Denied<>(
              Problem.of(
                  Problem.Kind.NOT_NOW,
                  Sentence.of("this event has not happened yet; ask for an earlier one")));
    });
  }

  /// Returns the record as this viewer knows it; when the game is over, the complete record. Denied
  /// unless [#mayView].
  public QueryResult<String> record(Viewer viewer) {
    return mayView(viewer) ? shown(() -> RecordView.of(table(viewer), viewer)) : denied();
  }

  /// Whether [#now] would replay more entries than the thread of the caller should.
  public boolean needsReplay(Viewer viewer, Optional<Long> since) {
    return runner.shown().isFar(viewer, since.orElse(-1L), context.now());
  }

  /// Runs a read that must replay many entries.
  public interface HistoryReader {
    /// Runs the read and returns its result; empty if there is no capacity for it now.
    Optional<Update> read(Supplier<Update> work);
  }

  /// Subscribes to the table; the first update is available at once. Long replays run in the thread
  /// that takes the updates. Denied unless [#mayView].
  public QueryResult<Subscription> subscribe(Viewer viewer, Optional<Long> since) {
    return subscribe(viewer, since, work -> Optional.of(work.get()));
  }

  /// Subscribes to the table; the first update is available at once.
  ///
  /// @param far runs reads that must replay many entries
  public QueryResult<Subscription> subscribe(
      Viewer viewer, Optional<Long> since, HistoryReader far) {
    if (!mayView(viewer)) {
      return denied();
    }
    touch();
    var watcher =
        new Watcher(
            since.orElse(-1L), last -> read(viewer, last, far), leaving -> leave(viewer, leaving));
    boolean first = !hub.isHere(viewer);
    hub.enter(viewer, watcher);
    if (mailbox.isClosed()) {
      watcher.end();
    }
    if (first) {
      presence(viewer);
    }
    if (first && viewer instanceof Viewer.Spectator) {
      later(runner::lookOn);
    }
    return new QueryResult.Known<>(watcher);
  }

  /// Returns the entries since `last` as an update. If they cannot be shown, pauses the table and
  /// returns empty; the subscriber then receives the pause.
  private Optional<Update> read(Viewer viewer, long last, HistoryReader far) {
    Snapshot shown = runner.shown();
    Instant now = context.now();
    try {
      return shown.isFar(viewer, last, now)
          ? far.read(() -> shown.since(viewer, last, now))
          : Optional.of(shown.since(viewer, last, now));
    } catch (RuntimeException fault) {
      cannotBeShown(fault);
      return Optional.empty();
    }
  }

  private void leave(Viewer viewer, Watcher watcher) {
    hub.leave(viewer, watcher);
    used = context.now();
    looked = used;
    if (!hub.isHere(viewer)) {
      presence(viewer);
    }
  }

  private void presence(Viewer viewer) {
    if (viewer instanceof Viewer.Player(int seat)) {
      later(() -> runner.presence(seat));
    }
  }

  // Loading and unloading.

  /// Reads the log again, because another server has written to it.
  void refresh() {
    later(runner::refresh);
  }

  /// Whether the table may be unloaded: no client is subscribed, nothing is scheduled, and it has
  /// not been used for a while.
  boolean isIdle() {
    return hub.isEmpty()
        && runner.isAsleep()
        && used.plusSeconds(IDLE_SECONDS).isBefore(context.now());
  }

  /// Stops the table. Commands accepted earlier are still answered.
  void close() {
    mailbox.close();
    hub.close();
    runner.close();
  }

  /// Waits until all accepted commands have been answered.
  void await() throws InterruptedException {
    thread.join();
  }
}
