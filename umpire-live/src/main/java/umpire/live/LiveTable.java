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

/// One table. What changes something is done in turn, by one virtual thread; what only looks is
/// answered in the thread of the one who asks. Any thread may call.
public final class LiveTable {

  private static final System.Logger LOGGER = System.getLogger(LiveTable.class.getName());

  private static final int MAX_WAITING = 256;

  /// After how much time a table is put away at which nobody sits or looks.
  private static final int IDLE_SECONDS = 600;

  /// How long strategies play on for somebody who has asked and does not keep looking.
  private static final int ATTENDED_SECONDS = 60;

  private final String id;
  private final Settings settings;
  private final TableContext context;
  private final Map<String, Integer> seatByHash = new HashMap<>();
  private final Hub hub;
  private final Mailbox<Runnable> mailbox = new Mailbox<>(MAX_WAITING);
  private final TableRunner runner;
  private final Thread thread;
  private volatile Instant used;
  private volatile Instant looked = Instant.EPOCH;

  /// @param table as the log has it
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

  /// Begins to work.
  void start() throws LogException {
    runner.resume();
    thread.start();
  }

  private void run() {
    for (Optional<Runnable> job = mailbox.take(); job.isPresent(); job = mailbox.take()) {
      try {
        job.get().run();
      } catch (RuntimeException | Error fault) { // also what is out of memory or too deep
        doubt(fault);
      }
    }
  }

  /// A fault of ours must not end the table: what is in memory is thrown away, and the log decides.
  private void doubt(Throwable fault) {
    try {
      LOGGER.log(System.Logger.Level.ERROR, "table " + id, fault);
      runner.doubt();
    } catch (RuntimeException | Error again) { // the next command reads the log
      LOGGER.log(System.Logger.Level.ERROR, "table " + id, again);
    }
  }

  /// Has something done in the table's thread; if too much waits there, a little later.
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

  // Who is who.

  /// The seat that this token opens. At a scorer's table the first.
  public OptionalInt seat(String token) {
    Integer seat = seatByHash.get(new Token(token).hash());
    return seat == null ? OptionalInt.empty() : OptionalInt.of(seat);
  }

  /// Whether the table has this commitment of a seat to what it adds to the deal.
  public boolean hasCommitment(int seat, String commitment) {
    return runner.shown().commitment(seat).equals(commitment);
  }

  /// With whose eyes somebody looks who holds this seat: a scorer sees everything.
  public Viewer eyes(int seat) {
    return settings.options().scorer() ? new Viewer.Arbiter() : new Viewer.Player(seat);
  }

  /// Whether this viewer may look on now.
  public boolean mayLook(Viewer viewer) {
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

  /// Does what somebody asks who holds this seat. Returns when it is on the disk, or not done.
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
          } catch (Error fault) { // out of memory, or too deep: it may well be done the next time
            doubt(fault);
            answer.complete(
                new Answer.Failed("the table had a fault and is read from its log; send it again"));
          }
        });
    return taken ? answer.join() : new Answer.Busy();
  }

  // OpenQuestions.

  /// What the referee would say to an event of this seat, without letting it happen: a
  /// [umpire.core.ruling.FindingJson] and what the play is called.
  ///
  /// @param by whose event it is, at a scorer's table
  public QueryResult<String> why(int seat, String words, Optional<String> by) {
    return advised(() -> new Advice(table(eyes(seat)), seat).why(words, by));
  }

  /// What the `rules` strategy would do in this seat: `{"event": …, "about": …}`.
  public QueryResult<String> hint(int seat) {
    return advised(() -> new Advice(table(eyes(seat)), seat).hint());
  }

  /// Advises somebody. A fault in what has not happened stops nobody's game.
  private <T> QueryResult<T> advised(Supplier<QueryResult<T>> asking) {
    try {
      return asking.get();
    } catch (RuntimeException fault) {
      LOGGER.log(System.Logger.Level.ERROR, "table " + id + " cannot advise", fault);
      return new QueryResult.Denied<>(
          Problem.of(
              Problem.Kind.NOT_NOW,
              Sentence.of("the program fails at this question; the game goes on")));
    }
  }

  /// Shows something. A table that cannot be shown pauses, so that everybody there hears of it.
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

  /// Somebody asks something of the table.
  private void touch() {
    boolean alone = !isAttended();
    used = context.now();
    looked = used;
    if (alone) {
      later(runner::attend);
    }
  }

  /// Whether anybody looks, or has just looked.
  private boolean isAttended() {
    return !hub.isEmpty() || looked.plusSeconds(ATTENDED_SECONDS).isAfter(context.now());
  }

  /// What a viewer is shown now, with what was told since an entry of the log.
  ///
  /// @param since the last entry that the viewer knows of; if empty, what was told since the last
  ///   deal
  public QueryResult<Update> now(Viewer viewer, Optional<Long> since) {
    touch();
    return mayLook(viewer)
        ? shown(
            () -> new QueryResult.Known<>(runner.shown().since(viewer, since.orElse(-1L), used)))
        : denied();
  }

  private static <T> QueryResult<T> denied() {
    return new QueryResult.Denied<>(
        Problem.of(
            Problem.Kind.FORBIDDEN,
            Sentence.of("nobody may look on at this table before the end")));
  }

  /// What a viewer saw when so many events had happened: the arbiter's view when the game is over.
  public QueryResult<Update> at(Viewer viewer, int events) {
    touch();
    if (!mayLook(viewer)) {
      return denied();
    }
    return shown(() -> {
      Optional<Update> update = runner.shown().at(viewer, events, used);
      return update.isPresent()
          ? new QueryResult.Known<>(update.get())
          : new QueryResult.Denied<>(
              Problem.of(Problem.Kind.NOT_NOW, Sentence.of("so many events have not happened")));
    });
  }

  /// The record of the game, as this viewer knows it; when it is over, all of it.
  public QueryResult<String> record(Viewer viewer) {
    return mayLook(viewer) ? shown(() -> RecordView.of(table(viewer), viewer)) : denied();
  }

  /// Whether [#now] has so much to do that it does not belong in the thread of whoever asks.
  public boolean isFar(Viewer viewer, Optional<Long> since) {
    return runner.shown().isFar(viewer, since.orElse(-1L), context.now());
  }

  /// Where what is far back is read.
  public interface FarReader {
    /// Has it read; empty if there is no room for that now.
    Optional<Update> read(Supplier<Update> work);
  }

  /// Looks on from now: the first update comes at once. What is far back is read in the thread of
  /// whoever takes the updates.
  public QueryResult<Subscription> subscribe(Viewer viewer, Optional<Long> since) {
    return subscribe(viewer, since, work -> Optional.of(work.get()));
  }

  /// Looks on from now: the first update comes at once.
  ///
  /// @param far reads what is far back
  public QueryResult<Subscription> subscribe(Viewer viewer, Optional<Long> since, FarReader far) {
    if (!mayLook(viewer)) {
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

  /// What was told since an entry; nothing yet, if it could not be shown: then it is told that the
  /// table has paused.
  private Optional<Update> read(Viewer viewer, long last, FarReader far) {
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

  // Coming and going.

  /// Another machine has written to the log of this table.
  void refresh() {
    later(runner::refresh);
  }

  /// Whether it can be put away: nobody is there, and nothing will happen unless somebody comes.
  boolean isIdle() {
    return hub.isEmpty()
        && runner.isAsleep()
        && used.plusSeconds(IDLE_SECONDS).isBefore(context.now());
  }

  /// Puts the table away. What was asked before is still answered.
  void close() {
    mailbox.close();
    hub.close();
    runner.close();
  }

  /// Waits until all that was asked is answered.
  void await() throws InterruptedException {
    thread.join();
  }
}
