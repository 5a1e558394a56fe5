package umpire.live;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import umpire.core.Chance;
import umpire.core.Game;
import umpire.core.kernel.Kernel;
import umpire.core.match.CompleteGame;
import umpire.core.match.Viewer;
import umpire.core.profile.Profile;
import umpire.core.text.Json;
import umpire.core.worded.Impossible;
import umpire.core.worded.WordedGame;
import umpire.live.log.Entry;
import umpire.live.seat.Settings;
import umpire.live.wire.BadFields;

/// The game as a part of its table: which entries of the log are its events, what it asks of whom,
/// and whether it can go on. For one thread.
final class GameAtTable {

  private final List<Long> counting = new ArrayList<>();
  private final OpenQuestions questions;
  private @Nullable WordedGame<?, ?> game;
  private @Nullable String paused;
  private Instant since = Instant.EPOCH;

  GameAtTable(int seats) {
    questions = new OpenQuestions(seats);
  }

  private GameAtTable(GameAtTable other, @Nullable WordedGame<?, ?> game) {
    counting.addAll(other.counting);
    questions = other.questions.copy();
    this.game = game;
    paused = other.paused;
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
  GameAtTable imagined(Viewer viewer, Chance chance) {
    return new GameAtTable(this, game == null ? null : game.imagined(viewer, chance));
  }

  Optional<WordedGame<?, ?>> ifBegun() {
    return Optional.ofNullable(game);
  }

  /// The game, where it has begun.
  WordedGame<?, ?> begun() {
    return Objects.requireNonNull(game, "the game has begun");
  }

  OpenQuestions questions() {
    return questions;
  }

  /// Why it cannot go on, if the referee would not rule today as then.
  Optional<String> paused() {
    return Optional.ofNullable(paused);
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
  /// @throws BadFields if there is no longer such a game, or such rules
  void begin(Entry entry, Settings settings, List<String> names) throws BadFields {
    game = opened(settings.played(), settings.whole(), settings.profile(), names);
    questions.anew(entry, begun());
    since = entry.at();
  }

  private static <K extends Kernel<K>, E> WordedGame<K, E> opened(
      Game game, CompleteGame<K, E> whole, Profile profile, List<String> names) {
    return new WordedGame<>(game, whole, profile, names);
  }

  /// Lets an event happen, and tells it to each listener. If it cannot happen the game is paused,
  /// and nobody is told anything.
  List<Json> play(Entry entry, List<Viewer> listeners) {
    try {
      questions.before(entry.actor(), begun());
      List<Json> told = begun().play(entry.actor(), entry.body(), listeners);
      counting.add(entry.seq());
      questions.after(entry, begun());
      told.forEach(each -> each.put("seq", entry.seq()).put("n", events()));
      return told;
    } catch (Impossible impossible) {
      paused = impossible.what();
      return List.of();
    }
  }

  /// All events behind this one no longer count.
  void takeBack(Entry entry, int to) {
    game = begun().upTo(to);
    counting.subList(to, counting.size()).clear();
    questions.anew(entry, begun());
  }
}
