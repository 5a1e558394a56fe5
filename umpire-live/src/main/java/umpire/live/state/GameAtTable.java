package umpire.live.state;

import java.time.Instant;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import umpire.core.SeededRandom;
import umpire.core.kernel.Kernel;
import umpire.core.match.CompleteGame;
import umpire.core.match.Viewer;
import umpire.core.session.GameSession;
import umpire.core.session.ImpossibleEventException;
import umpire.core.session.RuledEvent;
import umpire.core.session.SharedList;
import umpire.core.text.Json;
import umpire.json.BadFieldsException;
import umpire.live.log.Entry;
import umpire.live.seat.Settings;

/// The game of a table: which log entries are its events, which seats must act, and whether it can
/// continue. For one thread.
public final class GameAtTable {

  private static final System.Logger LOGGER = System.getLogger(GameAtTable.class.getName());

  private SharedList<Long> counting;
  private final OpenQuestions questions;
  private @Nullable GameSession<?> game;
  private @Nullable String pauseReason;
  private @Nullable String fullPauseReason;
  private Instant since = Instant.EPOCH;

  GameAtTable(int seats) {
    counting = new SharedList<>();
    questions = new OpenQuestions(seats);
  }

  private GameAtTable(GameAtTable other, @Nullable GameSession<?> game) {
    counting = other.counting.copy();
    questions = other.questions.copy();
    this.game = game;
    pauseReason = other.pauseReason;
    fullPauseReason = other.fullPauseReason;
    since = other.since;
  }

  /// Returns an independent copy for the same thread.
  GameAtTable copy() {
    return new GameAtTable(this, game == null ? null : game.copy());
  }

  /// Returns an independent copy for any thread. Several threads may call at once while nothing is
  /// played.
  GameAtTable fork() {
    return new GameAtTable(this, game == null ? null : game.fork());
  }

  /// Returns a game with other hidden cards that this viewer cannot distinguish from this one.
  GameAtTable redeal(Viewer viewer, SeededRandom random) {
    return new GameAtTable(this, game == null ? null : game.redeal(viewer, random));
  }

  Optional<GameSession<?>> ifBegun() {
    return Optional.ofNullable(game);
  }

  /// Returns the game, which must have begun.
  GameSession<?> begun() {
    return Objects.requireNonNull(game, "the game has begun");
  }

  OpenQuestions questions() {
    return questions;
  }

  /// Returns why the game cannot continue: it would be ruled on differently today, or cannot be
  /// shown. Empty if it can.
  Optional<String> pauseReason() {
    return Optional.ofNullable(pauseReason);
  }

  /// Returns the reason in full, for the operator: it may quote text that some viewers must not
  /// see.
  Optional<String> fullPauseReason() {
    return Optional.ofNullable(fullPauseReason);
  }

  /// Pauses the game. Only the first reason is kept.
  void pause(String why) {
    pause(why, why);
  }

  private void pause(String why, String inFull) {
    if (pauseReason == null) {
      pauseReason = why;
      fullPauseReason = inFull;
    }
  }

  /// Returns when the game began.
  Instant since() {
    return since;
  }

  /// Returns the number of events that count.
  int events() {
    return counting.size();
  }

  /// Returns the number of the entry with this event, counted from 1; 0 for event 0.
  long entryOf(int event) {
    return event == 0 ? 0 : counting.get(event - 1);
  }

  /// Starts the game.
  ///
  /// @throws BadFieldsException if this program does not have such a game or such rules
  void begin(Entry entry, Settings settings, List<String> names) throws BadFieldsException {
    game = opened(settings, settings.completeGame(), names);
    questions.askAll(entry, begun());
    since = entry.at();
  }

  private static <K extends Kernel<K>> GameSession<K> opened(
      Settings settings, CompleteGame<K> whole, List<String> names) throws BadFieldsException {
    return new GameSession<>(
        settings.findGame(), whole, settings.profile(), names, settings.options().scorer());
  }

  /// Plays an event and returns it as shown to each listener. If it cannot be played, pauses the
  /// game and returns an empty list.
  ///
  /// @param ruled the event, if it was just ruled on; otherwise it is parsed from the entry
  List<Json> play(Entry entry, Optional<RuledEvent> ruled, List<Viewer> listeners) {
    try {
      questions.before(entry.actor(), begun());
      RuledEvent event =
          ruled.isPresent() ? ruled.get() : begun().possible(entry.actor(), entry.body());
      List<Json> told = event.play(listeners);
      questions.after(entry, begun());
      counting.add(entry.seq());
      told.forEach(each -> each.put("seq", entry.seq()).put("n", events()));
      return told;
    } catch (ImpossibleEventException impossible) {
      LOGGER.log(
          System.Logger.Level.WARNING, "entry {0}: {1}", entry.seq(), impossible.description());
      pause(impossible.told(), impossible.description());
      return List.of();
    } catch (RuntimeException fault) {
      fail(entry, fault);
      return List.of();
    }
  }

  /// Handles an unexpected failure in an event: pauses only this game, in the position before the
  /// event. The reason does not quote the event, which some viewers must not see.
  private void fail(Entry entry, RuntimeException fault) {
    String who = begun().by(entry.actor());
    LOGGER.log(System.Logger.Level.ERROR, "entry " + entry.seq() + " of " + who, fault);
    game = begun().upTo(events());
    pause("event %d of %s cannot be judged or shown".formatted(events() + 1, who));
  }

  /// Returns the game after this number of events.
  ///
  /// @param base the game at an earlier event, if known
  /// @param entries the log
  GameSession<?> upTo(int count, Optional<GameAtTable> base, List<Entry> entries) {
    if (base.isEmpty() || base.get().ifBegun().isEmpty()) {
      return begun().upTo(count);
    }
    GameSession<?> earlier = base.get().begun().fork();
    try {
      for (int event = base.get().events() + 1; event <= count; event++) {
        Entry entry = entries.get((int) entryOf(event) - 1);
        earlier.possible(entry.actor(), entry.body()).play(List.of());
      }
    } catch (ImpossibleEventException changed) {
      throw new IllegalStateException("an event that has happened must be possible", changed);
    }
    return earlier;
  }

  /// Discards all events after `to`. If the game was paused by one of them, it continues.
  ///
  /// @param then the game just after event `to`
  void takeBack(Entry entry, int to, GameSession<?> then) {
    pauseReason = null;
    fullPauseReason = null;
    game = then;
    counting = counting.first(to);
    questions.askAll(entry, begun());
  }
}
