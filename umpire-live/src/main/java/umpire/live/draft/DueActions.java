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

/// Actions that happen without a command, and when: strategies move after a fixed delay that does
/// not depend on their cards, clocks run out, absent players are replaced, the wait for a part of a
/// fair deal ends, and a game that is too long is broken off.
///
/// @param table the current table
/// @param here whether a player is connected to a seat
/// @param awaySince for each seat, when its player last arrived, left or acted; used only while the
///   player is not connected
/// @param plan the prepared choice of a strategy, if there is one
/// @param thinks whether a strategy is choosing now
/// @param attended whether a client is watching, or was recently
public record DueActions(
    TableState table,
    TableContext context,
    IntPredicate here,
    List<Instant> awaySince,
    Optional<Plan> plan,
    boolean thinks,
    boolean attended) {

  private static final System.Logger LOGGER = System.getLogger(DueActions.class.getName());

  /// The most events and takebacks at one table; no game needs as many. The limit keeps a table of
  /// strategies small; a scorer's table has none. Phrases do not count.
  public static final int MAX_ENTRIES = 20_000;

  /// The minimum number of seconds to wait for a seat's part of the deal. The person opening the
  /// table chooses the delay for absent players, but must not decide in this way whose part counts.
  private static final int MIN_SECONDS_FOR_A_PART = 60;

  private static final Set<Entry.Kind> COUNTED =
      EnumSet.of(Entry.Kind.EVENT, Entry.Kind.TAKEN_BACK);

  public DueActions {
    awaySince = List.copyOf(awaySince);
  }

  /// Returns when the next action is due; empty if none is scheduled. While no game is played, or
  /// it is paused, only the wait for a part of the deal can end.
  public Optional<Instant> due() {
    if (!table.isPlaying() || table.pauseReason().isPresent()) {
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
    // A strategy that takes longer than the pace moves when it has finished; the table waits for
    // it.
    moveDue().filter(when -> !thinks || when.isAfter(context.now())).ifPresent(times::add);
    return times.stream().min(Instant::compareTo);
  }

  private boolean isTooLong() {
    return !table.settings().options().scorer() && hasEntries(table, MAX_ENTRIES);
  }

  /// Whether the log has at least this many events and takebacks.
  static boolean hasEntries(TableState table, int count) {
    return table.seq() >= count
        && table.entries().stream().filter(each -> COUNTED.contains(each.kind())).count() >= count;
  }

  /// Returns when a strategy moves, if one is to move.
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

  /// Whether the next choice of a strategy is ready.
  private boolean isPlanned() {
    return valid().isPresent();
  }

  /// The plan, unless the question to its seat has changed since.
  private Optional<Plan> valid() {
    return plan.filter(
        each -> moves(each.seat()) && table.questions().of(each.seat()) == each.ask());
  }

  /// Whether a strategy must start choosing.
  public boolean isPlanWanted() {
    return table.isPlaying()
        && table.pauseReason().isEmpty()
        && anyMoves()
        && !thinks
        && !isPlanned();
  }

  /// Returns when the wait for a seat's part of the deal ends; empty if no part is awaited or the
  /// table waits without a limit.
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

  /// Returns when an absent player is replaced; empty if the seat is not absent or the table waits
  /// without a limit.
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

  /// Whether a strategy must choose for this seat, and a client is there to see it.
  private boolean moves(int seat) {
    return attended && table.questions().of(seat) != 0 && table.chair(seat).isAutomatic();
  }

  /// Drafts the first action that is due by now, if there is one.
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

  /// Rules on the choice of a strategy. An illegal choice is a bug in the strategy; the first legal
  /// event is played instead.
  private RuledEvent allowed(Plan next, GameSession<?> game) {
    var eyes = new Viewer.Player(next.seat());
    RuledEvent ruled = game.rule(eyes, next.seat(), next.event());
    if (!(ruled.finding() instanceof Finding.Illegal)) {
      return ruled;
    }
    LOGGER.log(
        System.Logger.Level.ERROR,
        "table {0}: a strategy chose an illegal event, {1}; another one is played",
        table.id(),
        ruled.words());
    return game.rule(eyes, next.seat(), anyLegal(game, next.seat()));
  }

  /// The choice of a strategy, prepared as soon as its seat must act, so that the time it takes
  /// reveals nothing about its cards.
  ///
  /// @param ask the number of the question that it answers
  public record Plan(long ask, int seat, Event event) {}

  /// Lets the first strategy that must act choose; empty if none must.
  public Optional<Plan> nextPlan() {
    for (int seat = 0; seat < table.seats(); seat++) {
      if (table.isPlaying() && moves(seat)) {
        return Optional.of(new Plan(table.questions().of(seat), seat, chosen(seat)));
      }
    }
    return Optional.empty();
  }

  /// Returns the strategy's choice for this seat, or the first legal event if the strategy fails.
  private Event chosen(int seat) {
    GameSession<?> game = table.game();
    try {
      return game.choose(table.chair(seat).strategy(), seat, context.strategyRandom());
    } catch (RuntimeException | Error fault) { // including memory and stack overflow errors
      LOGGER.log(System.Logger.Level.ERROR, "table " + table.id() + ": a strategy failed", fault);
      return anyLegal(game, seat);
    }
  }

  private static Event anyLegal(GameSession<?> game, int seat) {
    List<Event> legal = game.legalEvents(seat);
    if (legal.isEmpty()) {
      throw new IllegalStateException("a seat that must act has no legal event: " + seat);
    }
    return legal.getFirst();
  }
}
