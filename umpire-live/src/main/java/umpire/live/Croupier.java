package umpire.live;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import umpire.core.match.Viewer;
import umpire.core.text.Json;
import umpire.live.log.Answered;
import umpire.live.log.Append;
import umpire.live.log.Entry;
import umpire.live.log.LogFailure;
import umpire.live.log.SeatKey;
import umpire.live.log.Stored;
import umpire.live.seat.Options;

/// Runs one table: carries commands out, moves for strategies, watches clocks and empty chairs.
/// What it does counts when it is on the disk, and not before; nobody sees it sooner. For the
/// table's own thread.
final class Croupier {

  private static final int LONGEST_KEY = 64;

  /// How often a command is judged again because another machine was faster.
  private static final int MOST_CONFLICTS = 5;

  /// When to try again what the disk did not take.
  private static final Duration RETRY = Duration.ofSeconds(1);

  private final House house;
  private final Hub hub;
  private final List<SeatKey> keys;
  private final Consumer<Runnable> later;
  private final List<Instant> awaySince;
  private Life life;
  private volatile Shown shown;
  private boolean doubtful;
  private Automat.@Nullable Plan plan;
  private volatile Timer.@Nullable Alarm alarm;

  /// @param life as the log has it
  /// @param later has something done in the table's thread
  Croupier(House house, Hub hub, Life life, List<SeatKey> keys, Consumer<Runnable> later) {
    this.house = house;
    this.hub = hub;
    this.life = life;
    this.keys = List.copyOf(keys);
    this.later = later;
    this.awaySince = new ArrayList<>(Collections.nCopies(life.seats(), house.now()));
    this.shown = new Shown(life.fork(), here());
  }

  /// What may be shown. Any thread may call.
  Shown shown() {
    return shown;
  }

  // Commands.

  /// Does what somebody asks who holds this seat.
  Answer command(int seat, Command command) {
    if (command.key().length() > LONGEST_KEY) {
      return new Answer.Refused(
          Problem.of(Problem.Kind.WORDS, "a key has at most " + LONGEST_KEY + " letters"));
    }
    try {
      for (int i = 0; i < MOST_CONFLICTS; i++) {
        try {
          return judged(seat, command);
        } catch (LogFailure.Conflict _) {
          doubtful = true;
        }
      }
      return new Answer.Busy();
    } catch (LogFailure failure) {
      doubtful = true;
      return new Answer.Failed(String.valueOf(failure.getMessage()));
    } finally {
      arm();
    }
  }

  private Answer judged(int seat, Command command) throws LogFailure {
    beSure();
    if (!command.key().isEmpty()) {
      Optional<Answered> before = house.log().answered(life.id(), seat, command.key());
      if (before.isPresent()) {
        return new Answer.Done(before.get().seq());
      }
    }
    Draft draft = draft();
    Optional<Answer> refusal = new Steward(draft, seat).carryOut(command);
    if (refusal.isPresent()) {
      return refusal.get();
    }
    follow(draft, seat, command);
    awaySince.set(seat, draft.now());
    commit(draft, new Answered(seat, command.key(), draft.life().seq()));
    return new Answer.Done(life.seq());
  }

  /// What some commands lead to that is not the steward's to know.
  private void follow(Draft draft, int seat, Command command) throws LogFailure {
    boolean sits = command instanceof Command.Sit;
    if (sits && !draft.entries().isEmpty()) {
      Steward.beginIfAllSit(draft, house.deal());
    }
    if (command instanceof Command.Rematch && life.rematch().isEmpty()) {
      String table = house.rematches().lay(life, keys, seat);
      draft.add(Entry.Kind.REMATCH, seat, new Json().put("table", table));
    }
  }

  private Draft draft() {
    return new Draft(life.copy(), house.now(), hub.here());
  }

  private void commit(Draft draft, @Nullable Answered answered) throws LogFailure {
    if (draft.entries().isEmpty()) {
      return;
    }
    Optional<Answered> kept =
        answered == null || answered.key().isEmpty() ? Optional.empty() : Optional.of(answered);
    house
        .log()
        .append(
            new Append(
                draft.entries(), List.of(), kept, SummarySheet.of(draft.life(), draft.now())));
    long before = life.seq();
    life = draft.life();
    shown = new Shown(life.fork(), here());
    for (int i = 0; i < draft.listeners().size(); i++) {
      show(draft.listeners().get(i), before, draft.told(i));
    }
  }

  // What is shown.

  private void show(Viewer viewer, long from, List<Json> told) {
    Update update = new UpdateSheet(life, here(), house.now()).of(viewer, from, told);
    Options options = life.settings().options();
    if (viewer instanceof Viewer.Spectator && options.watch() == Options.Watch.DELAYED) {
      Instant then = house.now().plusSeconds(options.delay());
      house.timer().at(then, () -> later.accept(() -> hub.show(viewer, update)));
    } else {
      hub.show(viewer, update);
    }
  }

  private List<Boolean> here() {
    var here = new ArrayList<Boolean>();
    for (int seat = 0; seat < life.seats(); seat++) {
      here.add(isHere(seat));
    }
    return here;
  }

  private boolean isHere(int seat) {
    return life.settings().options().scorer()
        ? hub.isHere(new Viewer.Arbiter())
        : hub.isHere(new Viewer.Player(seat));
  }

  /// Somebody has come or gone.
  void presence(int seat) {
    awaySince.set(seat, house.now());
    announce();
    arm();
  }

  /// Shows how things are, with nothing to tell; who has missed something reads it in the log.
  private void announce() {
    shown = new Shown(life.fork(), here());
    hub.here().forEach(viewer -> show(viewer, life.seq(), List.of()));
  }

  // The log decides.

  /// After a failure nobody knows what is on the disk: what was in memory is thrown away.
  private void beSure() throws LogFailure {
    if (doubtful) {
      reload();
    }
  }

  /// What is in memory may be wrong.
  void doubt() {
    doubtful = true;
    arm();
  }

  /// Takes the table from the log again, because another machine has written there.
  void refresh() {
    doubtful = true;
    arm();
    tick();
  }

  private void reload() throws LogFailure {
    Optional<Stored> stored = house.log().load(life.id());
    if (stored.isEmpty()) {
      throw new LogFailure.Broken(
          "table " + life.id() + " is not in the log", new IllegalStateException("no such table"));
    }
    var fresh = new Life(life.id(), life.settings());
    stored.get().entries().forEach(entry -> fresh.take(entry, List.of()));
    life = fresh;
    doubtful = false;
    announce();
  }

  /// Lets the clocks go on that stood while no program was there.
  void resume() throws LogFailure {
    boolean stood =
        life.isPlaying()
            && life.clocks().kept()
            && life.entries().getLast().at().isBefore(house.started());
    if (stood) {
      Draft draft = draft();
      draft.add(Entry.Kind.RESUMED, Entry.SERVER, new Json());
      commit(draft, null);
    }
    arm();
  }

  // What happens by itself.

  /// Does what is due by now.
  void tick() {
    try {
      beSure();
      Draft draft = draft();
      automat().act(draft);
      commit(draft, null);
    } catch (LogFailure _) {
      doubtful = true;
    }
    arm();
  }

  private Automat automat() {
    return new Automat(life, house, this::isHere, awaySince, Optional.ofNullable(plan));
  }

  /// Sees to it that the table wakes when the next thing is due.
  private void arm() {
    if (alarm != null) {
      alarm.cancel();
      alarm = null;
    }
    Optional<Instant> due = doubtful ? Optional.of(house.now().plus(RETRY)) : automat().due();
    due.ifPresent(when -> alarm = house.timer().at(when, () -> later.accept(this::tick)));
    if (due.isPresent()) {
      later.accept(this::think);
    }
  }

  /// Has the next strategy think, when everybody who waits for an answer has it.
  private void think() {
    if (!doubtful && (plan == null || plan.seq() != life.seq())) {
      plan = automat().planned().orElse(null);
    }
  }

  /// Whether nothing will happen here unless somebody comes.
  boolean isAsleep() {
    return alarm == null;
  }

  /// Wakes no more.
  void close() {
    if (alarm != null) {
      alarm.cancel();
    }
  }
}
