package umpire.live.draft;

import java.time.Instant;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import umpire.core.kernel.Event;
import umpire.core.match.Finding;
import umpire.core.match.Viewer;
import umpire.core.session.GameSession;
import umpire.core.session.RuledEvent;
import umpire.core.text.Json;
import umpire.live.house.TableContext;
import umpire.live.log.Entry;
import umpire.live.seat.Options;
import umpire.live.state.GameEnd;
import umpire.live.state.TableState;

/// What happens at a table without anybody's command, and when: strategies move after a fixed time,
/// whatever they hold; clocks run out; for those who are away another plays.
///
/// @param table how the table stands
/// @param here whether somebody looks from a seat
/// @param awaySince since when they do not, if they do not
/// @param plan what a strategy will do, if it was thought out
/// @param thinks whether a strategy is thinking it out just now
/// @param attended whether anybody is there to see what strategies do
public record DueActions(
    TableState table,
    TableContext context,
    IntPredicate here,
    List<Instant> awaySince,
    Optional<Plan> plan,
    boolean thinks,
    boolean attended) {

  private static final System.Logger LOGGER = System.getLogger(DueActions.class.getName());

  /// More than any game leads to, of what happens in it and is taken back; it keeps a table small
  /// that plays on by itself. What people say beside the game does not bring its end nearer.
  public static final int MAX_ENTRIES = 20_000;

  /// The table waits at least so long for what a seat adds to the deal. Whoever lays the table
  /// chooses the time for absent players, but not whose part counts.
  private static final int MIN_SECONDS_FOR_A_PART = 60;

  private static final Set<Entry.Kind> COUNTED =
      EnumSet.of(Entry.Kind.EVENT, Entry.Kind.TAKEN_BACK);

  public DueActions {
    awaySince = List.copyOf(awaySince);
  }

  /// When the next thing is due, if anything is.
  public Optional<Instant> due() {
    if (!table.isPlaying() || table.paused().isPresent()) {
      return IntStream.range(0, table.seats())
          .mapToObj(this::partOverdue)
          .flatMap(Optional::stream)
          .min(Instant::compareTo);
    }
    if (isTooLong()) {
      return Optional.of(table.progress().moved());
    }
    var times = new ArrayList<Instant>();
    for (int seat = 0; seat < table.seats(); seat++) {
      table.clocks().end(seat).ifPresent(times::add);
      away(seat).ifPresent(times::add);
    }
    // Whoever thinks longer than the pace moves when that is done, and the table waits for it.
    moveDue().filter(when -> !thinks || when.isAfter(context.now())).ifPresent(times::add);
    return times.stream().min(Instant::compareTo);
  }

  private boolean isTooLong() {
    return !table.settings().options().scorer() && hasEntries(table, MAX_ENTRIES);
  }

  /// Whether so many entries of a table are the game's own.
  static boolean hasEntries(TableState table, int count) {
    return table.seq() >= count
        && table.entries().stream().filter(each -> COUNTED.contains(each.kind())).count() >= count;
  }

  /// When a strategy moves, if one is asked.
  private Optional<Instant> moveDue() {
    return anyMoves()
        ? Optional.of(table.progress().moved().plusMillis(table.settings().options().pace()))
        : Optional.empty();
  }

  private boolean anyMoves() {
    for (int seat = 0; seat < table.seats(); seat++) {
      if (moves(seat)) {
        return true;
      }
    }
    return false;
  }

  /// Whether it is known what the next strategy will do.
  private boolean isPlanned() {
    return valid().isPresent();
  }

  /// The plan, if what its seat is asked has not changed since.
  private Optional<Plan> valid() {
    return plan.filter(
        each -> moves(each.seat()) && table.questions().of(each.seat()) == each.ask());
  }

  /// Whether a strategy is to think.
  public boolean isPlanWanted() {
    return table.isPlaying() && table.paused().isEmpty() && anyMoves() && !thinks && !isPlanned();
  }

  /// When the table will have waited too long for what a seat adds to the deal, if it does not wait
  /// for ever.
  private Optional<Instant> partOverdue(int seat) {
    Options options = table.settings().options();
    if (options.absent() == Options.Absent.WAIT || !table.round().awaits(seat)) {
      return Optional.empty();
    }
    Instant asked = table.progress().moved();
    Instant away = awaySince.get(seat);
    int wait = Math.max(options.absentAfter(), MIN_SECONDS_FOR_A_PART);
    return Optional.of((away.isAfter(asked) ? away : asked).plusSeconds(wait));
  }

  /// When a seat will have been empty for too long, if it is.
  private Optional<Instant> away(int seat) {
    Options options = table.settings().options();
    boolean missed =
        options.absent() != Options.Absent.WAIT
            && table.questions().of(seat) != 0
            && !table.chair(seat).isAutomatic()
            && !options.scorer()
            && !here.test(seat);
    return missed
        ? Optional.of(awaySince.get(seat).plusSeconds(options.absentAfter()))
        : Optional.empty();
  }

  private boolean moves(int seat) {
    return attended && table.questions().of(seat) != 0 && table.chair(seat).isAutomatic();
  }

  /// Drafts the first thing that is due by now, if anything is.
  public void act(Draft draft) {
    if (due().filter(when -> isPast(when, draft)).isEmpty()) {
      return;
    }
    if (isTooLong()) {
      draft.over(GameEnd.UNFINISHED, -1);
      return;
    }
    for (int seat = 0; seat < table.seats(); seat++) {
      if (partOverdue(seat).filter(when -> isPast(when, draft)).isPresent()) {
        draft.add(Entry.Kind.PART_GIVEN_UP, seat, new Json());
        CommandHandler.beginIfAllSit(draft, context.secret());
        return;
      }
    }
    for (int seat = 0; seat < table.seats(); seat++) {
      if (table.clocks().end(seat).filter(when -> isPast(when, draft)).isPresent()) {
        draft.add(Entry.Kind.RAN_OUT, seat, new Json());
        draft.lost(seat, "time");
        return;
      }
    }
    for (int seat = 0; seat < table.seats(); seat++) {
      if (away(seat).filter(when -> isPast(when, draft)).isPresent()) {
        replace(seat, draft);
        return;
      }
    }
    if (moveDue().filter(when -> isPast(when, draft)).isPresent()) {
      move(draft);
    }
  }

  private static boolean isPast(Instant when, Draft draft) {
    return !when.isAfter(draft.now());
  }

  private void replace(int seat, Draft draft) {
    if (table.settings().options().absent() == Options.Absent.FORFEIT) {
      draft.lost(seat, "forfeit");
    } else {
      draft.add(Entry.Kind.STOOD_IN, seat, new Json());
    }
  }

  private void move(Draft draft) {
    Optional<Plan> next = valid();
    if (next.isPresent()) {
      draft.event(allowed(next.get(), draft.table().game()));
      draft.refuseIfPaused();
      draft.settle();
    }
  }

  /// Rules on what a strategy will do. A choice against a rule is a fault of ours: the table goes
  /// on all the same.
  private RuledEvent allowed(Plan next, GameSession<?> game) {
    var eyes = new Viewer.Player(next.seat());
    RuledEvent ruled = game.rule(eyes, next.seat(), next.event());
    if (!(ruled.finding() instanceof Finding.Illegal)) {
      return ruled;
    }
    LOGGER.log(
        System.Logger.Level.ERROR, "table {0}: a strategy may not {1}", table.id(), ruled.words());
    return game.rule(eyes, next.seat(), anyLegal(game, next.seat()));
  }

  /// What a strategy will do when its time has come: thought out as soon as it is asked, so that
  /// the time it takes to think tells nobody what it holds.
  ///
  /// @param ask the question that it answers
  public record Plan(long ask, int seat, Event event) {}

  /// What the first strategy that is asked will do.
  public Optional<Plan> planned() {
    for (int seat = 0; seat < table.seats(); seat++) {
      if (table.isPlaying() && moves(seat)) {
        return Optional.of(new Plan(table.questions().of(seat), seat, chosen(seat)));
      }
    }
    return Optional.empty();
  }

  /// What the strategy in this seat does. A strategy that fails is a fault of ours: the table goes
  /// on all the same.
  private Event chosen(int seat) {
    GameSession<?> game = table.game();
    try {
      return game.choose(table.chair(seat).strategy(), seat, context.strategyRandom());
    } catch (RuntimeException | Error fault) { // also what is out of memory or too deep
      LOGGER.log(System.Logger.Level.ERROR, "table " + table.id() + ": a strategy failed", fault);
      return anyLegal(game, seat);
    }
  }

  private static Event anyLegal(GameSession<?> game, int seat) {
    List<Event> legal = game.legalEvents(seat);
    if (legal.isEmpty()) {
      throw new IllegalStateException("a seat that is asked can do nothing: " + seat);
    }
    return legal.getFirst();
  }
}
