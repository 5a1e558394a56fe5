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

/// The game as a part of its table: which entries of the log are its events, what it asks of whom,
/// and whether it can go on. For one thread.
public final class GameAtTable {

  private static final System.Logger LOGGER = System.getLogger(GameAtTable.class.getName());

  private SharedList<Long> counting;
  private final OpenQuestions questions;
  private @Nullable GameSession<?> game;
  private @Nullable String paused;
  private @Nullable String pausedInFull;
  private Instant since = Instant.EPOCH;

  GameAtTable(int seats) {
    counting = new SharedList<>();
    questions = new OpenQuestions(seats);
  }

  private GameAtTable(GameAtTable other, @Nullable GameSession<?> game) {
    counting = other.counting.copy();
    questions = other.questions.copy();
    this.game = game;
    paused = other.paused;
    pausedInFull = other.pausedInFull;
    since = other.since;
  }

  /// The same, to go on by itself, in the same thread.
  GameAtTable copy() {
    return new GameAtTable(this, game == null ? null : game.copy());
  }

  /// The same, to go on by itself in any thread. Several may do this at once while nobody plays.
  GameAtTable fork() {
    return new GameAtTable(this, game == null ? null : game.fork());
  }

  /// Another game that this viewer cannot tell from this one.
  GameAtTable imagined(Viewer viewer, SeededRandom random) {
    return new GameAtTable(this, game == null ? null : game.redeal(viewer, random));
  }

  Optional<GameSession<?>> ifBegun() {
    return Optional.ofNullable(game);
  }

  /// The game, where it has begun.
  GameSession<?> begun() {
    return Objects.requireNonNull(game, "the game has begun");
  }

  OpenQuestions questions() {
    return questions;
  }

  /// Why it cannot go on, if the referee would not rule today as then, or it cannot be shown.
  Optional<String> paused() {
    return Optional.ofNullable(paused);
  }

  /// The same for whoever keeps the house: it may quote words that not everybody sees.
  Optional<String> pausedInFull() {
    return Optional.ofNullable(pausedInFull);
  }

  /// Stops here. The first reason counts.
  void pause(String why) {
    pause(why, why);
  }

  private void pause(String why, String inFull) {
    if (paused == null) {
      paused = why;
      pausedInFull = inFull;
    }
  }

  /// When it began.
  Instant since() {
    return since;
  }

  /// How many events count.
  int events() {
    return counting.size();
  }

  /// The entry that the event with this number is, from 1; 0 for what was before all events.
  long entryOf(int event) {
    return event == 0 ? 0 : counting.get(event - 1);
  }

  /// Begins.
  ///
  /// @throws BadFieldsException if there is no longer such a game, or such rules
  void begin(Entry entry, Settings settings, List<String> names) throws BadFieldsException {
    game = opened(settings, settings.whole(), names);
    questions.anew(entry, begun());
    since = entry.at();
  }

  private static <K extends Kernel<K>> GameSession<K> opened(
      Settings settings, CompleteGame<K> whole, List<String> names) throws BadFieldsException {
    return new GameSession<>(
        settings.played(), whole, settings.profile(), names, settings.options().scorer());
  }

  /// Lets an event happen, and tells it to each listener. If it cannot happen the game is paused,
  /// and nobody is told anything.
  ///
  /// @param ruled the event, if it was ruled on just now; else it is read from the entry
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
      LOGGER.log(System.Logger.Level.WARNING, "entry {0}: {1}", entry.seq(), impossible.what());
      pause(impossible.told(), impossible.what());
      return List.of();
    } catch (RuntimeException fault) {
      fail(entry, fault);
      return List.of();
    }
  }

  /// A fault of ours in an event stops this game alone, as it stood before the event. The event
  /// itself is not for everybody to see.
  private void fail(Entry entry, RuntimeException fault) {
    String who = begun().by(entry.actor());
    LOGGER.log(System.Logger.Level.ERROR, "entry " + entry.seq() + " of " + who, fault);
    game = begun().upTo(events());
    pause("event %d of %s cannot be judged or told".formatted(events() + 1, who));
  }

  /// The game when only this many events had happened.
  ///
  /// @param base the game some of these events before, if it is known
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
      throw new IllegalStateException("what has happened can happen", changed);
    }
    return earlier;
  }

  /// All events after this one no longer count. Neither does the one at which the game stopped, if
  /// it is among them.
  ///
  /// @param then the game when it had just happened
  void takeBack(Entry entry, int to, GameSession<?> then) {
    paused = null;
    pausedInFull = null;
    game = then;
    counting = counting.first(to);
    questions.anew(entry, begun());
  }
}
