package umpire.core.play;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import umpire.core.Chance;
import umpire.core.Tape;
import umpire.core.game.Game;
import umpire.core.kernel.Event;
import umpire.core.kernel.Kernel;
import umpire.core.kernel.Strategy;
import umpire.core.match.CompleteGame;
import umpire.core.match.Finding;
import umpire.core.match.Listed;
import umpire.core.match.Match;
import umpire.core.match.Picture;
import umpire.core.match.SeatRule;
import umpire.core.match.Viewer;
import umpire.core.profile.Profile;
import umpire.core.record.Entry;
import umpire.core.record.GameRecord;
import umpire.core.record.RecordWriter;
import umpire.core.record.Transcript;
import umpire.core.text.Json;
import umpire.core.text.SourceLine;
import umpire.core.told.RulingLine;
import umpire.core.told.RulingSheet;
import umpire.core.words.BadEvent;

/// A game as far as it has come at a table: its match, and the events that led there. Outside,
/// events are words; only here they have the types of their game. For one thread.
public final class WordedGame<K extends Kernel<K>> {

  private static final Pattern BLANKS = Pattern.compile("\\s+");

  /// More legal moves than these nobody reads.
  private static final int READ = 60;

  /// How many worlds must agree before something is called certain.
  private static final int WORLDS = 4;

  private final Game game;
  private final CompleteGame<K> whole;
  private final Profile profile;
  private final List<String> names;
  private final boolean scored;
  private final Map<String, Strategy<K>> strategies;
  private final Tape tape = new Tape();
  private final Match<K> match;
  private final SharedList<Transcript.Happened> events;

  private WordedGame(WordedGame<K> other) {
    game = other.game;
    whole = other.whole;
    profile = other.profile;
    names = other.names;
    scored = other.scored;
    strategies = other.strategies;
    match = other.match.copy();
    events = other.events.copy();
  }

  private WordedGame(WordedGame<K> other, SharedList<Transcript.Happened> events) {
    game = other.game;
    whole = other.whole;
    profile = other.profile;
    names = other.names;
    scored = other.scored;
    strategies = new HashMap<>();
    match = other.whole.open(other.profile, other.names);
    this.events = events;
  }

  /// A game whose seats name every card that they play, see [SeatRule].
  ///
  /// @param names what the seats are called, in order
  public WordedGame(Game game, CompleteGame<K> whole, Profile profile, List<String> names) {
    this(game, whole, profile, names, false);
  }

  /// @param names what the seats are called, in order
  /// @param scored whether one person writes down a game that is played elsewhere: then a card may
  ///   be unknown
  public WordedGame(
      Game game, CompleteGame<K> whole, Profile profile, List<String> names, boolean scored) {
    this.game = game;
    this.whole = whole;
    this.profile = profile;
    this.names = List.copyOf(names);
    this.scored = scored;
    this.strategies = new HashMap<>();
    this.match = whole.open(profile, names);
    this.events = new SharedList<>();
  }

  /// The same, to go on by itself, in the same thread.
  public WordedGame<K> copy() {
    return new WordedGame<>(this);
  }

  /// The same, to go on by itself in any thread. Several may do this at once while nobody plays.
  public WordedGame<K> fork() {
    if (!isFullyKnown()) {
      return upTo(size());
    }
    var fork = new WordedGame<>(this, events.copy());
    fork.match.table().copyFrom(match.table());
    return fork;
  }

  /// Another game that this viewer cannot tell from this one: what is hidden from them lies
  /// otherwise. What led there is forgotten.
  public WordedGame<K> imagined(Viewer viewer, Chance chance) {
    var other = new WordedGame<>(this, events.copy());
    other.match.table().copyFrom(match.redealt(viewer, chance).table());
    return other;
  }

  /// The game when only this many events had happened.
  public WordedGame<K> upTo(int count) {
    var earlier = new WordedGame<>(this, events.first(count));
    for (Transcript.Happened happened : earlier.events) {
      earlier.match.play(happened.actor(), happened.event(), Tape.silent());
    }
    return earlier;
  }

  // How it stands.

  /// How many events have happened.
  public int size() {
    return events.size();
  }

  /// How many of them the house has brought.
  public int draws() {
    return (int) events.stream().filter(event -> event.actor() == Kernel.HOUSE).count();
  }

  /// How many of them since the last deal, with it.
  public int sinceDeal() {
    return Math.min(size(), match.table().history().size());
  }

  /// The last event before which this seat was free to do something else; -1 if there is none.
  public int lastOf(int seat) {
    for (int i = events.size() - 1; i >= 0; i--) {
      if (events.get(i).actor() == seat) {
        return i;
      }
    }
    return -1;
  }

  public boolean isOver() {
    return match.toAct() == Kernel.OVER;
  }

  /// Whether everything is known that has happened, so that nothing is left to what comes later.
  public boolean isFullyKnown() {
    return match.isFullyKnown();
  }

  public boolean isAwaited(int seat) {
    return match.isAwaited(seat);
  }

  public int sides() {
    return match.sides();
  }

  public int side(int seat) {
    return match.side(seat);
  }

  public List<String> names() {
    return names;
  }

  /// What a seat may do, in words, as far as one would read it.
  public List<String> legal(int seat) {
    Listed listed = match.listed(seat);
    return listed.events().stream().limit(READ).map(this::words).toList();
  }

  /// What a viewer sees.
  public Picture picture(Viewer viewer) {
    return match.view(viewer).picture();
  }

  /// All that a viewer knows.
  public Json facts(Viewer viewer) {
    return match.view(viewer).facts();
  }

  // What is ruled.

  /// What the referee says to an event before it happens.
  ///
  /// @param listener who is told the reasons
  public Finding judge(Viewer listener, int actor, String words) throws BadEvent {
    return check(listener, actor, read(words));
  }

  /// The only place where a seat's event is ruled on, whoever sends it and by which way.
  private Finding check(Viewer listener, int actor, Event event) {
    if (actor == Kernel.HOUSE || scored) {
      return match.check(listener, actor, event);
    }
    return SeatRule.leavesUnknown(whole.vocabulary(), event, names.size())
        ? new Finding.Against(SeatRule.NAME_EVERY_CARD, List.of())
        : match.checkInPlay(listener, actor, event);
  }

  /// The same words as a record writes them.
  public String canonical(String words) throws BadEvent {
    return words(read(words));
  }

  private Event read(String words) throws BadEvent {
    return whole.vocabulary().read(List.of(BLANKS.split(words.strip())), names);
  }

  private String words(Event event) {
    return whole.vocabulary().write(event, names);
  }

  /// What an event would be called and lead to, as far as that is certain for who asks: what is
  /// ruled in each of several worlds that they cannot tell from this one. The truth has no part in
  /// it.
  public List<Json> called(Viewer viewer, int actor, String words) {
    var certain = new LinkedHashMap<String, Json>();
    for (int world = 0; world < WORLDS; world++) {
      List<Json> rulings = imagined(viewer, new Chance(world)).rulings(viewer, actor, words);
      if (world == 0) {
        rulings.forEach(ruling -> certain.put(ruling.toString(), ruling));
      }
      Set<String> here = rulings.stream().map(Json::toString).collect(Collectors.toSet());
      certain.keySet().retainAll(here);
    }
    return List.copyOf(certain.values());
  }

  /// Plays, and has the rulings told; none if it cannot be played.
  private List<Json> rulings(Viewer viewer, int actor, String words) {
    try {
      Event event = possible(actor, words);
      int[] before = match.scores();
      match.play(actor, event, tape);
      return RulingSheet.of(match, before, tape, viewer);
    } catch (Impossible _) {
      return List.of();
    }
  }

  // What happens.

  /// Lets an event happen, and tells it.
  ///
  /// @param listeners who is told
  /// @return for each listener the event as they see it, and the rulings on it
  /// @throws Impossible if it is no event, or against a rule
  public List<Json> play(int actor, String words, List<Viewer> listeners) throws Impossible {
    Event event = possible(actor, words);
    List<Json> told = new ArrayList<>();
    for (Viewer listener : listeners) {
      told.add(
          new Json()
              .put("by", by(actor))
              .put("event", words(match.seenBy(listener, actor, event))));
    }
    int[] before = match.scores();
    happen(actor, event);
    for (int i = 0; i < told.size(); i++) {
      told.get(i).objects("rulings", RulingSheet.of(match, before, tape, listeners.get(i)));
    }
    return told;
  }

  /// Lets an event happen, and says in lines what it led to.
  ///
  /// @param listener who is told
  /// @throws Impossible if it is no event, or against a rule
  public List<RulingLine> play(int actor, String words, Viewer listener) throws Impossible {
    happen(actor, possible(actor, words));
    return RulingLine.of(match, tape, listener);
  }

  private void happen(int actor, Event event) {
    tape.rewind();
    match.play(actor, event, tape);
    events.add(new Transcript.Happened(actor, event, Entry.Event.unwritten(actor)));
  }

  private Event possible(int actor, String words) throws Impossible {
    try {
      Event event = read(words);
      if (check(new Viewer.Arbiter(), actor, event) instanceof Finding.Against against) {
        throw new Impossible(
            nextOf(actor), words, "is against a rule: " + against.rule().statement(), "");
      }
      return event;
    } catch (BadEvent bad) {
      throw new Impossible(nextOf(actor), words, "is not understood", ": " + bad.what());
    }
  }

  private String nextOf(int actor) {
    return "event %d of %s".formatted(size() + 1, by(actor));
  }

  /// What somebody is called who acts.
  public String by(int actor) {
    return actor == Kernel.HOUSE ? "*" : names.get(actor);
  }

  /// What chance brings now, if the house is awaited.
  public Optional<String> house(Chance chance) {
    return match.toAct() == Kernel.HOUSE ? match.house(chance).map(this::words) : Optional.empty();
  }

  /// What comes of what somebody in this seat tries, where that is not certain, as of a stroke.
  public String attempted(int seat, String words, Chance chance) throws BadEvent {
    return words(match.attempted(seat, read(words), chance));
  }

  /// What a strategy does in this seat, seeing what the seat sees.
  public String chosen(String name, int seat, Chance chance) {
    Strategy<K> strategy =
        strategies.computeIfAbsent(
            name,
            wanted ->
                whole
                    .strategy(wanted)
                    .or(() -> whole.strategy("rules"))
                    .orElseThrow(() -> new IllegalStateException("every game has 'rules'")));
    return chosen(strategy, seat, chance);
  }

  /// The same for a strategy of the caller's.
  public String chosen(Strategy<K> strategy, int seat, Chance chance) {
    return words(match.chosen(strategy, seat, chance, chance));
  }

  /// The name of the strategy that plays best.
  public String strongest() {
    return whole.cast().players().getLast().name();
  }

  /// How that strategy decides, in one line.
  public String about(String name) {
    return whole.strategy(name).map(Strategy::about).orElse("");
  }

  // How it is written down.

  /// The record, with every event as this viewer sees it.
  public String record(Viewer viewer, List<GameRecord.Tag> tags) {
    var lines = new ArrayList<Transcript.Line>();
    Match<K> again = whole.open(profile, names);
    for (Transcript.Happened happened : events) {
      Event seen = again.seenBy(viewer, happened.actor(), happened.event());
      lines.add(new Transcript.Happened(happened.actor(), seen, happened.written()));
      again.play(happened.actor(), happened.event(), Tape.silent());
    }
    var result = new Entry.Claimed(Host.result(match), SourceLine.NONE);
    return RecordWriter.write(
        new Transcript<>(
            game, whole, profile, names, tags, lines, Optional.of(result), null, Optional.empty()));
  }
}
