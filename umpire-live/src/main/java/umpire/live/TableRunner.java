package umpire.live;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import umpire.core.match.Viewer;
import umpire.core.text.Json;
import umpire.core.text.Sentence;
import umpire.live.draft.CommandHandler;
import umpire.live.draft.Draft;
import umpire.live.draft.DueActions;
import umpire.live.house.TableContext;
import umpire.live.log.Append;
import umpire.live.log.CompletedCommand;
import umpire.live.log.Entry;
import umpire.live.log.LogException;
import umpire.live.log.SeatKey;
import umpire.live.log.StoredTable;
import umpire.live.message.Answer;
import umpire.live.message.Command;
import umpire.live.message.Problem;
import umpire.live.message.Update;
import umpire.live.seat.Options;
import umpire.live.show.DelayedShow;
import umpire.live.show.Hub;
import umpire.live.show.Snapshot;
import umpire.live.show.SummaryJson;
import umpire.live.show.UnshowableException;
import umpire.live.show.UpdateJson;
import umpire.live.state.TableState;
import umpire.live.work.Timer;
import umpire.live.work.WorkPool;

/// Runs one table: carries out commands, moves for strategies, and watches clocks and empty seats.
/// A change takes effect, and is shown, only once it is on disk. Only the table's own thread may
/// call, except where stated.
final class TableRunner {

  private static final System.Logger LOGGER = System.getLogger(TableRunner.class.getName());

  private static final int LONGEST_KEY = 64;

  /// Attempts to carry out a command when other servers keep appending first.
  private static final int MAX_CONFLICTS = 5;

  /// Delay before retrying after a failed write.
  private static final Duration RETRY = Duration.ofSeconds(1);

  /// Consecutive failures after which the retry delay stops growing.
  private static final int MAX_FAULTS = 6;

  private final TableContext context;
  private final Hub hub;
  private final List<SeatKey> keys;
  private final Consumer<Runnable> later;
  private final List<Instant> awaySince;
  private final BooleanSupplier attended;
  private final Optional<DelayedShow> delayed;
  private TableState table;
  private volatile Snapshot shown;
  private boolean doubtful;
  private DueActions.@Nullable Plan plan;

  private boolean thinking;

  private int faults;
  private volatile Timer.@Nullable Alarm alarm;

  /// @param table the state that its log leads to
  /// @param later runs a job in the table's thread
  /// @param attended whether a client is watching, or was recently
  TableRunner(
      TableContext context,
      Hub hub,
      TableState table,
      List<SeatKey> keys,
      Consumer<Runnable> later,
      BooleanSupplier attended) {
    this.attended = attended;
    this.context = context;
    this.hub = hub;
    this.table = table;
    this.keys = List.copyOf(keys);
    this.later = later;
    this.awaySince = new ArrayList<>(Collections.nCopies(table.seats(), context.now()));
    this.shown = new Snapshot(table.fork(), here());
    this.delayed =
        table.settings().options().watch() == Options.Watch.DELAYED
            ? Optional.of(
                new DelayedShow(context, hub, table.id(), this::shown, later, this::cannotBeShown))
            : Optional.empty();
  }

  /// Returns what may be shown. Any thread may call.
  Snapshot shown() {
    return shown;
  }

  // Commands.

  /// Carries out a command for the holder of a seat.
  ///
  /// @param answer receives the answer, before any viewer is shown the change
  void command(int seat, Command command, Consumer<Answer> answer) {
    Optional<Answer> other;
    try {
      other = carriedOut(seat, command, answer);
    } finally {
      arm();
    }
    other.ifPresent(answer);
  }

  /// @return the answer, if `answer` has not received it yet
  private Optional<Answer> carriedOut(int seat, Command command, Consumer<Answer> answer) {
    if (command.key().length() > LONGEST_KEY) {
      return Optional.of(
          new Answer.Refused(
              Problem.of(
                  Problem.Kind.WORDS,
                  Sentence.of("expected a key of at most {most} characters")
                      .fact("most", LONGEST_KEY))));
    }
    try {
      for (int i = 0; i < MAX_CONFLICTS; i++) {
        try {
          return judged(seat, command, answer);
        } catch (LogException.ConflictException _) {
          doubtful = true;
        }
      }
      return Optional.of(new Answer.Busy());
    } catch (LogException failure) {
      doubtful = true;
      return Optional.of(new Answer.Failed(String.valueOf(failure.getMessage())));
    }
  }

  private Optional<Answer> judged(int seat, Command command, Consumer<Answer> answer)
      throws LogException {
    beSure();
    if (!command.key().isEmpty()) {
      Optional<CompletedCommand> before =
          context.log().findCompleted(table.id(), seat, command.key());
      if (before.isPresent()) {
        return Optional.of(new Answer.Done(before.get().seq()));
      }
    }
    Draft draft = draft();
    Optional<Answer> refusal = new CommandHandler(draft, seat).carryOut(command);
    if (refusal.isPresent()) {
      return refusal;
    }
    follow(draft, seat, command);
    awaySince.set(seat, draft.now());
    commit(draft, new CompletedCommand(seat, command.key(), draft.table().seq()));
    if (draft.entries().isEmpty()) {
      return Optional.of(new Answer.Done(table.seq()));
    }
    answer.accept(new Answer.Done(table.seq()));
    publish(draft);
    return Optional.empty();
  }

  /// Drafts what follows from a command but needs more than its handler knows: the start of the
  /// game, or a rematch.
  private void follow(Draft draft, int seat, Command command) throws LogException {
    boolean mayBegin =
        switch (command) {
          case Command.Sit _, Command.RevealPart _, Command.GiveUpPart _ -> true;
          default -> false;
        };
    if (mayBegin && !draft.entries().isEmpty()) {
      CommandHandler.beginIfAllSit(draft, context.secret());
    }
    if (command instanceof Command.Rematch rematch && table.progress().rematch().isEmpty()) {
      String next = context.rematches().lay(table, keys, seat, rematch.commitment());
      draft.add(Entry.Kind.REMATCH, seat, new Json().put("table", next));
    }
  }

  private Draft draft() {
    return new Draft(table.copy(), context.now(), shownAtOnce());
  }

  /// Viewers that are shown changes without delay.
  private List<Viewer> shownAtOnce() {
    return hub.here().stream()
        .filter(viewer -> delayed.isEmpty() || !(viewer instanceof Viewer.Spectator))
        .toList();
  }

  /// Appends a draft to the log and makes it the current state. When this returns, it is on disk
  /// and may be shown.
  private void commit(Draft draft, @Nullable CompletedCommand completed) throws LogException {
    if (draft.entries().isEmpty()) {
      return;
    }
    if (table.pauseReason().isEmpty()) {
      draft.refuseIfPaused();
    }
    Optional<CompletedCommand> kept =
        completed == null || completed.key().isEmpty() ? Optional.empty() : Optional.of(completed);
    context
        .log()
        .append(
            new Append(
                draft.entries(), List.of(), kept, SummaryJson.of(draft.table(), draft.now())));
    table = draft.table();
    shown = new Snapshot(table.fork(), here());
    faults = 0;
  }

  // Showing.

  /// Shows a committed draft to all viewers.
  private void publish(Draft draft) {
    if (draft.entries().isEmpty()) {
      return;
    }
    long before = draft.entries().getFirst().seq() - 1;
    for (int i = 0; i < draft.listeners().size(); i++) {
      show(draft.listeners().get(i), before, draft.messages(i));
    }
    delayed.ifPresent(DelayedShow::await);
  }

  private void show(Viewer viewer, long from, List<Json> told) {
    hub.show(viewer, update(viewer, from, told));
  }

  private Update update(Viewer viewer, long from, List<Json> told) {
    try {
      return new UpdateJson(table, here(), context.now()).of(viewer, from, told);
    } catch (RuntimeException fault) {
      if (table.pauseReason().isPresent()) {
        throw fault; // what is shown of a paused table never fails
      }
      complain(fault);
      pause(UnshowableException.why(fault));
      return update(viewer, from, told);
    }
  }

  private void complain(RuntimeException fault) {
    LOGGER.log(System.Logger.Level.ERROR, "table " + shown.id() + " cannot be shown", fault);
  }

  /// Pauses the game, because it cannot be shown. Any thread may call.
  private void cannotBeShown(RuntimeException fault) {
    complain(fault);
    later.accept(() -> pause(UnshowableException.why(fault)));
  }

  /// Pauses the game, because it cannot be shown, and shows all viewers the pause.
  void pause(String why) {
    if (table.pauseReason().isEmpty()) {
      table.pause(why);
      announce();
      arm();
    }
  }

  private List<Boolean> here() {
    var here = new ArrayList<Boolean>();
    for (int seat = 0; seat < table.seats(); seat++) {
      here.add(isHere(seat));
    }
    return here;
  }

  private boolean isHere(int seat) {
    return table.settings().options().scorer()
        ? hub.isHere(new Viewer.Arbiter())
        : hub.isHere(new Viewer.Player(seat));
  }

  /// Notes that the holder of a seat has arrived or left.
  void presence(int seat) {
    awaySince.set(seat, context.now());
    announce();
    arm();
  }

  /// Notes that a client has started to use the table.
  void attend() {
    arm();
  }

  /// Notes that the first spectator has arrived.
  void lookOn() {
    delayed.ifPresent(DelayedShow::begin);
  }

  /// Shows the current position without new entries; viewers that missed entries read them from the
  /// log.
  private void announce() {
    shown = new Snapshot(table.fork(), here());
    shownAtOnce().forEach(viewer -> show(viewer, table.seq(), List.of()));
    delayed.ifPresent(DelayedShow::announce);
  }

  // Reading the log again.

  /// Reloads the state if it is in doubt: after a failure it is unknown what reached the disk.
  private void beSure() throws LogException {
    if (doubtful) {
      reload();
    }
  }

  /// Marks the state in memory as unreliable and schedules a reload.
  void doubt() {
    doubtful = true;
    thinking = false;
    faults = Math.min(faults + 1, MAX_FAULTS);
    delayed.ifPresent(DelayedShow::retry);
    arm();
  }

  /// Reloads the state, because another server has written to the log.
  void refresh() {
    doubtful = true;
    arm();
    tick();
  }

  private void reload() throws LogException {
    Optional<StoredTable> stored = context.log().load(table.id());
    if (stored.isEmpty()) {
      throw new LogException.BrokenException(
          "table " + table.id() + " is not in the log", new IllegalStateException("no such table"));
    }
    table = TableState.of(table.id(), stored.get());
    doubtful = false;
    announce();
  }

  /// Restarts clocks that were stopped while the program was down.
  void resume() throws LogException {
    boolean stood =
        table.isPlaying()
            && table.clocks().isEnabled()
            && table.entries().getLast().at().isBefore(context.started());
    if (stood) {
      Draft draft = draft();
      draft.add(Entry.Kind.RESUMED, Entry.SERVER, new Json());
      commit(draft, null);
      publish(draft);
    }
    arm();
  }

  // Automatic actions.

  /// Carries out one action that is due by now, if there is one.
  void tick() {
    try {
      beSure();
      think();
      Draft draft = draft();
      dueActions().act(draft);
      commit(draft, null);
      publish(draft);
    } catch (LogException _) {
      doubtful = true;
    }
    arm();
  }

  private DueActions dueActions() {
    return dueActions(table);
  }

  private DueActions dueActions(TableState at) {
    Optional<DueActions.Plan> next = Optional.ofNullable(plan);
    return new DueActions(
        at, context, this::isHere, awaySince, next, thinking, attended.getAsBoolean());
  }

  /// Schedules the next wake-up, and starts a strategy if one must choose.
  private void arm() {
    disarm();
    Optional<Instant> due = doubtful ? Optional.of(retry()) : dueActions().due();
    due.ifPresent(when -> alarm = context.timer().at(when, () -> later.accept(this::tick)));
    if (!doubtful && dueActions().isPlanWanted()) {
      later.accept(this::think);
    }
  }

  /// The time of the next attempt; the delay doubles with each consecutive failure.
  private Instant retry() {
    return context.now().plus(RETRY.multipliedBy(1L << faults));
  }

  /// Starts the next strategy's computation. Runs as a job of its own, after waiting answers are
  /// sent.
  private void think() {
    if (doubtful || !dueActions().isPlanWanted()) {
      return;
    }
    DueActions asked = dueActions(table.fork());
    thinking = true;
    try {
      context.thinkingExecutor().submit(table.id(), asked::nextPlan, this::planned, later);
    } catch (WorkPool.CrowdedException _) {
      thinking = false;
      context.timer().at(context.now().plus(RETRY), () -> later.accept(this::arm));
    }
  }

  /// Receives the choice of a strategy.
  private void planned(Optional<DueActions.Plan> next) {
    thinking = false;
    plan = next.orElse(null);
    arm();
  }

  /// Whether nothing is scheduled until a client acts.
  boolean isAsleep() {
    return alarm == null;
  }

  private void disarm() {
    Timer.Alarm set = alarm;
    alarm = null;
    if (set != null) {
      set.cancel();
    }
  }

  /// Cancels all wake-ups. Any thread may call.
  void close() {
    disarm();
    delayed.ifPresent(DelayedShow::close);
  }
}
