package umpire.live;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import umpire.core.Chance;
import umpire.core.Game;
import umpire.core.kernel.Kernel;
import umpire.core.match.CompleteGame;
import umpire.core.match.Viewer;
import umpire.core.profile.Profile;
import umpire.core.record.FairDeal;
import umpire.core.text.Json;
import umpire.live.clock.Clocks;
import umpire.live.game.Course;
import umpire.live.game.Impossible;
import umpire.live.log.Entry;
import umpire.live.log.LogFailure;
import umpire.live.log.Stored;
import umpire.live.log.Summary;
import umpire.live.seat.BadSettings;
import umpire.live.seat.Settings;
import umpire.live.wire.Body;

/// How a table stands: nothing but what follows from its log, entry by entry. For one thread.
final class Life {

  private final String id;
  private final Settings settings;
  private final List<Entry> entries = new ArrayList<>();
  private final List<Long> counting = new ArrayList<>();
  private final List<Chair> chairs = new ArrayList<>();
  private final Questions questions;
  private Clocks clocks;
  private Summary.State state = Summary.State.OPEN;
  private @Nullable Course<?, ?> course;
  private @Nullable FairDeal deal;
  private Instant begun = Instant.EPOCH;
  private Instant moved = Instant.EPOCH;
  private @Nullable Back back;
  private @Nullable Ended ended;
  private @Nullable String rematch;
  private @Nullable String paused;

  /// How it stood before the last deal; nothing happens there any more.
  private @Nullable Life dealt;

  /// A table of which nothing has been written down yet.
  Life(String id, Settings settings) {
    this.id = id;
    this.settings = settings;
    int seats = settings.seats().size();
    clocks = new Clocks(settings.options(), seats);
    questions = new Questions(seats);
    for (int seat = 0; seat < seats; seat++) {
      chairs.add(Chair.of(settings.seats().get(seat), seat));
    }
  }

  /// A table as its log has it.
  ///
  /// @throws LogFailure.Broken if no program has written such a log
  static Life of(String id, Stored stored) throws LogFailure.Broken {
    try {
      List<Entry> entries = stored.entries();
      var life = new Life(id, Settings.read(entries.getFirst().body()));
      entries.forEach(entry -> life.take(entry, List.of()));
      return life;
    } catch (BadSettings | RuntimeException damaged) {
      throw new LogFailure.Broken("table " + id + " cannot be read", damaged);
    }
  }

  private Life(Life other, @Nullable Course<?, ?> course) {
    id = other.id;
    settings = other.settings;
    entries.addAll(other.entries);
    counting.addAll(other.counting);
    chairs.addAll(other.chairs);
    questions = other.questions.copy();
    clocks = other.clocks.copy();
    state = other.state;
    this.course = course;
    deal = other.deal;
    begun = other.begun;
    moved = other.moved;
    back = other.back;
    ended = other.ended;
    rematch = other.rematch;
    paused = other.paused;
    dealt = other.dealt;
  }

  /// The same, to go on by itself, in the same thread.
  Life copy() {
    return new Life(this, course == null ? null : course.copy());
  }

  /// The same, to go on by itself in any thread. Several may do this at once while nothing happens.
  Life fork() {
    return new Life(this, course == null ? null : course.fork());
  }

  /// The same table in another world that this viewer cannot tell from this one.
  Life imagined(Viewer viewer, Chance chance) {
    return new Life(this, course == null ? null : course.imagined(viewer, chance));
  }

  // How it stands.

  String id() {
    return id;
  }

  Settings settings() {
    return settings;
  }

  List<Entry> entries() {
    return entries;
  }

  /// The number of the last entry.
  long seq() {
    return entries.size();
  }

  Summary.State state() {
    return state;
  }

  boolean isPlaying() {
    return state == Summary.State.PLAYING;
  }

  boolean isOver() {
    return state == Summary.State.OVER;
  }

  int seats() {
    return chairs.size();
  }

  Chair chair(int seat) {
    return chairs.get(seat);
  }

  Questions questions() {
    return questions;
  }

  Clocks clocks() {
    return clocks;
  }

  Optional<Course<?, ?>> course() {
    return Optional.ofNullable(course);
  }

  /// The game, of a table where it has begun.
  Course<?, ?> game() {
    return Objects.requireNonNull(course, "the game has begun");
  }

  Optional<FairDeal> deal() {
    return Optional.ofNullable(deal);
  }

  Instant begun() {
    return begun;
  }

  /// When the last thing happened that a strategy waits for.
  Instant moved() {
    return moved;
  }

  Optional<Back> back() {
    return Optional.ofNullable(back);
  }

  Optional<Ended> ended() {
    return Optional.ofNullable(ended);
  }

  Optional<String> rematch() {
    return Optional.ofNullable(rematch);
  }

  /// Why the game cannot go on, if the referee would not rule today as then.
  Optional<String> paused() {
    return Optional.ofNullable(paused);
  }

  /// How many events count.
  int events() {
    return counting.size();
  }

  /// The entry that the event with this number is, from 1; 0 for what was before all events.
  long entryOf(int event) {
    return event == 0 ? 0 : counting.get(event - 1);
  }

  /// How it stood before the last deal, as most who come want to hear what happened since. Nothing
  /// happens there any more; for those who tell it again in a fork.
  Life beforeDeal() {
    return dealt == null ? new Life(id, settings) : dealt;
  }

  // What has happened.

  /// Takes in what the log has next, and tells it.
  ///
  /// @param listeners who is told
  /// @return what each of them is told, none if nothing
  List<Json> take(Entry entry, List<Viewer> listeners) {
    entries.add(entry);
    List<Json> told =
        entry.kind() == Entry.Kind.EVENT
            ? event(entry, listeners)
            : listeners.stream().map(_ -> Telling.of(entry, this)).toList();
    if (entry.kind() != Entry.Kind.EVENT) {
      other(entry);
    }
    keepTime(entry);
    return told;
  }

  private List<Json> event(Entry entry, List<Viewer> listeners) {
    if (paused != null) {
      return List.of();
    }
    try {
      Optional<Life> before =
          entry.actor() == Entry.HOUSE ? Optional.of(withoutLast()) : Optional.empty();
      questions.before(entry.actor(), game());
      List<Json> told = game().play(entry.actor(), entry.body(), listeners);
      if (before.isPresent() && game().sinceDeal() <= 1) {
        dealt = before.get();
      }
      counting.add(entry.seq());
      back = null;
      questions.after(entry, game());
      moved = entry.at();
      return told.stream()
          .map(each -> each.put("seq", entry.seq()).put("n", counting.size()))
          .toList();
    } catch (Impossible impossible) {
      paused = impossible.what();
      return List.of();
    }
  }

  /// How it stood before the entry that is being taken in.
  private Life withoutLast() {
    Life before = fork();
    before.entries.removeLast();
    before.dealt = null;
    return before;
  }

  private void other(Entry entry) {
    int seat = entry.actor();
    switch (entry.kind()) {
      case OPENED, PHRASE, RAN_OUT, EVENT -> {
        // nothing that anybody could see from now on
      }
      case SAT -> chairs.set(seat, chair(seat).named(Body.of(entry.body()).text("name")));
      case STOOD_IN -> {
        chairs.set(seat, chair(seat).stoodInFor(true));
        moved = entry.at();
      }
      case RETURNED -> chairs.set(seat, chair(seat).stoodInFor(false));
      case FORFEITED -> {
        chairs.set(seat, chair(seat).givenUp());
        moved = entry.at();
      }
      case BEGUN -> begin(entry, Body.of(entry.body()));
      case BACK_ASKED -> {
        Body body = Body.of(entry.body());
        back = new Back(seat, body.number("to"), new TreeSet<>(body.numbers("of")));
      }
      case BACK_AGREED -> back = back == null ? null : back.without(seat);
      case BACK_REFUSED -> back = null;
      case TAKEN_BACK -> takeBack(entry, Body.of(entry.body()).number("to"));
      case RESUMED -> clocks.pause(entries.get(entries.size() - 2).at(), entry.at());
      case OVER -> {
        Body body = Body.of(entry.body());
        ended = new Ended(body.text("how"), body.number("seat"));
        state = Summary.State.OVER;
        back = null;
      }
      case REMATCH -> rematch = Body.of(entry.body()).text("table");
    }
  }

  private void begin(Entry entry, Body body) {
    List<String> names = body.texts("names");
    for (int seat = 0; seat < seats(); seat++) {
      chairs.set(seat, chair(seat).named(names.get(seat)));
    }
    if (!settings.options().scorer()) {
      deal = new FairDeal(body.text("secret"));
    }
    try {
      course = opened(settings.played(), settings.whole(), settings.profile(), names);
    } catch (BadSettings gone) {
      throw new IllegalStateException("table " + id + ": " + gone.whole(), gone);
    }
    state = Summary.State.PLAYING;
    begun = entry.at();
    moved = entry.at();
    questions.anew(entry, game());
  }

  private static <K extends Kernel<K>, E> Course<K, E> opened(
      Game game, CompleteGame<K, E> whole, Profile profile, List<String> names) {
    return new Course<>(game, whole, profile, names);
  }

  private void takeBack(Entry entry, int to) {
    course = game().upTo(to);
    if (dealt != null && dealt.events() > to) {
      dealt = null;
    }
    counting.subList(to, counting.size()).clear();
    back = null;
    ended = null;
    state = Summary.State.PLAYING;
    moved = entry.at();
    questions.anew(entry, game());
    for (int seat = 0; seat < seats(); seat++) {
      clocks.stop(seat, entry.at());
    }
  }

  /// A clock runs while a person is asked for something; it starts anew with every answer.
  private void keepTime(Entry entry) {
    if (entry.kind() == Entry.Kind.EVENT && entry.actor() >= 0) {
      clocks.stop(entry.actor(), entry.at());
    }
    for (int seat = 0; seat < seats(); seat++) {
      if (isPlaying() && questions.of(seat) != 0 && !chair(seat).isAutomatic()) {
        clocks.start(seat, entry.at());
      } else {
        clocks.stop(seat, entry.at());
      }
    }
  }
}
