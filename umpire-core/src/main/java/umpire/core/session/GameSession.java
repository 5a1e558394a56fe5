package umpire.core.session;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import umpire.core.RulingLog;
import umpire.core.SeededRandom;
import umpire.core.game.Game;
import umpire.core.kernel.Event;
import umpire.core.kernel.Kernel;
import umpire.core.kernel.Strategy;
import umpire.core.match.CompleteGame;
import umpire.core.match.Finding;
import umpire.core.match.Match;
import umpire.core.match.SeatRule;
import umpire.core.match.TableDisplay;
import umpire.core.match.Viewer;
import umpire.core.profile.Profile;
import umpire.core.record.Entry;
import umpire.core.record.GameRecord;
import umpire.core.record.RecordWriter;
import umpire.core.record.Transcript;
import umpire.core.ruling.RulingJson;
import umpire.core.ruling.RulingLine;
import umpire.core.text.Json;
import umpire.core.text.SourceLine;
import umpire.core.words.BadEventException;

/// A game in progress at a table: its match, and the events so far. The words of an event are read
/// once, and the event is ruled on once, see [RuledEvent]. For one thread.
public final class GameSession<K extends Kernel<K>> {

  private static final Pattern SPACES = Pattern.compile("\\s+");

  /// The most legal events to list in words.
  private static final int MAX_LISTED = 60;

  /// The number of worlds that must agree before a ruling is called certain.
  private static final int WORLDS = 4;

  private final Game game;
  private final CompleteGame<K> whole;
  private final Profile profile;
  private final List<String> names;
  private final boolean scored;
  private final Map<String, Strategy<K>> strategies;
  private final RulingLog log = new RulingLog();
  private final Match<K> match;
  private final SharedList<Transcript.EventLine> events;

  private GameSession(GameSession<K> other) {
    game = other.game;
    whole = other.whole;
    profile = other.profile;
    names = other.names;
    scored = other.scored;
    strategies = other.strategies;
    match = other.match.copy();
    events = other.events.copy();
  }

  private GameSession(GameSession<K> other, SharedList<Transcript.EventLine> events) {
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
  /// @param names the names of the seats, in order
  public GameSession(Game game, CompleteGame<K> whole, Profile profile, List<String> names) {
    this(game, whole, profile, names, false);
  }

  /// @param names the names of the seats, in order
  /// @param scored whether one person records a game that is played elsewhere: then a card may be
  ///   unknown
  public GameSession(
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

  /// Returns an independent session in the same state, for the same thread.
  public GameSession<K> copy() {
    return new GameSession<>(this);
  }

  /// Returns an independent session in the same state, for any thread. Several threads may call
  /// this at once while no event is played.
  public GameSession<K> fork() {
    if (!isFullyKnown()) {
      return upTo(size());
    }
    var fork = new GameSession<>(this, events.copy());
    fork.match.table().copyFrom(match.table());
    return fork;
  }

  /// Returns another game that this viewer cannot distinguish from this one: everything hidden from
  /// the viewer is dealt again. Its list of events is still that of this game.
  public GameSession<K> redeal(Viewer viewer, SeededRandom random) {
    var other = new GameSession<>(this, events.copy());
    other.match.table().copyFrom(match.redeal(viewer, random).table());
    return other;
  }

  /// Returns the game as it was after this many events.
  public GameSession<K> upTo(int count) {
    var earlier = new GameSession<>(this, events.first(count));
    for (Transcript.EventLine line : earlier.events) {
      earlier.match.play(line.actor(), line.event(), RulingLog.none());
    }
    return earlier;
  }

  // The state of the game.

  /// The number of events so far.
  public int size() {
    return events.size();
  }

  /// The number of events of the house so far.
  public int draws() {
    return (int) events.stream().filter(event -> event.actor() == Kernel.HOUSE).count();
  }

  /// The number of events since the last deal, with the deal itself where the history has it.
  public int sinceDeal() {
    return Math.min(size(), match.table().history().size());
  }

  /// The index of the last event of this seat, from 0; -1 if there is none. [#upTo] with this
  /// number returns the game as it was just before that event.
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

  /// Whether everything that has happened is known, so that later events cannot decide what it was.
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

  /// The legal events of a seat in words, as many as a person would read.
  public List<String> legal(int seat) {
    return legalEvents(seat).stream().limit(MAX_LISTED).map(this::words).toList();
  }

  /// The legal events shown to a seat.
  public List<Event> legalEvents(int seat) {
    return match.legalForPlayers(seat).events();
  }

  /// The game as a viewer sees it, for display.
  public TableDisplay display(Viewer viewer) {
    return match.view(viewer).display();
  }

  /// All that a viewer knows, as JSON.
  public Json facts(Viewer viewer) {
    return match.view(viewer).facts();
  }

  // Rulings.

  /// Reads the words of an event and rules on it.
  ///
  /// @param listener the viewer for whom reasons are given
  /// @throws BadEventException if the words are not an event of this game
  public RuledEvent rule(Viewer listener, int actor, String words) throws BadEventException {
    return rule(listener, actor, read(words));
  }

  /// Rules on an event, in whichever form it was received.
  ///
  /// @param listener the viewer for whom reasons are given
  public RuledEvent rule(Viewer listener, int actor, Event event) {
    return ruled(listener, actor, event);
  }

  private SessionEvent ruled(Viewer listener, int actor, Event event) {
    return new SessionEvent(
        actor == Kernel.HOUSE || scored
            ? match.rule(listener, actor, event)
            : match.ruleInPlay(listener, actor, event));
  }

  private Event read(String words) throws BadEventException {
    return whole.vocabulary().read(List.of(SPACES.split(words.strip())), names);
  }

  /// The words of an event, as a record writes it.
  public String words(Event event) {
    return whole.vocabulary().write(event, names);
  }

  /// The rulings that an event would lead to, as far as they are certain for a viewer: those that
  /// agree in several worlds that the viewer cannot distinguish from this game. Information hidden
  /// from the viewer is not used.
  public List<Json> called(Viewer viewer, RuledEvent ruled) {
    var certain = new LinkedHashMap<String, Json>();
    for (int world = 0; world < WORLDS; world++) {
      List<Json> rulings = redeal(viewer, new SeededRandom(world)).rulings(viewer, ruled);
      if (world == 0) {
        rulings.forEach(ruling -> certain.put(ruling.toString(), ruling));
      }
      Set<String> here = rulings.stream().map(Json::toString).collect(Collectors.toSet());
      certain.keySet().retainAll(here);
    }
    return List.copyOf(certain.values());
  }

  /// Plays an event and returns its rulings; none if it is illegal here.
  private List<Json> rulings(Viewer viewer, RuledEvent elsewhere) {
    SessionEvent sessionEvent = ruled(new Viewer.Arbiter(), elsewhere.actor(), elsewhere.event());
    if (sessionEvent.finding() instanceof Finding.Illegal) {
      return List.of();
    }
    int[] before = match.scores();
    sessionEvent.happen();
    return RulingJson.of(match, before, log, viewer);
  }

  // Events.

  /// An event of this game that was ruled on.
  private final class SessionEvent implements RuledEvent {
    private final Match.CheckedEvent<K> checked;
    private final int before = size();

    private SessionEvent(Match.CheckedEvent<K> checked) {
      this.checked = checked;
    }

    @Override
    public int actor() {
      return checked.actor();
    }

    @Override
    public Event event() {
      return checked.event();
    }

    @Override
    public String words() {
      return GameSession.this.words(checked.event());
    }

    @Override
    public Finding finding() {
      return checked.finding();
    }

    @Override
    public List<RulingLine> play(Viewer listener) {
      happen();
      return RulingLine.of(match, log, listener);
    }

    @Override
    public List<Json> play(List<Viewer> listeners) {
      List<Json> told = new ArrayList<>();
      for (Viewer listener : listeners) {
        Event seen = match.seenBy(listener, actor(), checked.event());
        told.add(new Json().put("by", by(actor())).put("event", GameSession.this.words(seen)));
      }
      int[] scores = match.scores();
      happen();
      for (int i = 0; i < told.size(); i++) {
        told.get(i).objects("rulings", RulingJson.of(match, scores, log, listeners.get(i)));
      }
      return told;
    }

    private void happen() {
      if (size() != before) {
        throw new IllegalStateException("it was ruled on when the game stood otherwise");
      }
      log.clear();
      match.play(checked, log);
      events.add(
          new Transcript.EventLine(actor(), checked.event(), Entry.Event.unwritten(actor())));
    }
  }

  /// Reads the words of an event that must be legal, such as one from a log, and rules on it.
  ///
  /// @throws ImpossibleEventException if they are not an event, or a rule forbids it
  public RuledEvent possible(int actor, String words) throws ImpossibleEventException {
    try {
      return possible(actor, read(words));
    } catch (BadEventException bad) {
      throw new ImpossibleEventException(
          nextOf(actor), words, "is not understood", ": " + bad.description());
    }
  }

  /// Rules on an event that must be legal, such as one from a log.
  ///
  /// @throws ImpossibleEventException if a rule forbids it
  public RuledEvent possible(int actor, Event event) throws ImpossibleEventException {
    SessionEvent sessionEvent = ruled(new Viewer.Arbiter(), actor, event);
    if (sessionEvent.finding() instanceof Finding.Illegal illegal) {
      throw new ImpossibleEventException(
          nextOf(actor), words(event), "is against a rule: " + illegal.rule().statement(), "");
    }
    return sessionEvent;
  }

  private String nextOf(int actor) {
    return "event %d of %s".formatted(size() + 1, by(actor));
  }

  /// The name of an actor: that of a seat, or `*` for the house.
  public String by(int actor) {
    return actor == Kernel.HOUSE ? "*" : names.get(actor);
  }

  /// The event that the house brings about now: by chance if it is awaited; while a seat is
  /// awaited, something that the referee observes. Empty if there is none.
  public Optional<Event> houseEvent(SeededRandom random) {
    return match.toAct() == Kernel.HOUSE ? match.houseEvent(random) : Optional.empty();
  }

  /// The outcome of what a player in this seat attempts: the event itself if it is certain to
  /// succeed, else what chance makes of it, as of a stroke. The event is not played.
  public Event outcomeOf(int seat, String words, SeededRandom random) throws BadEventException {
    return match.outcomeOf(seat, read(words), random);
  }

  /// Lets a strategy choose for this seat, from what the seat sees, and returns the outcome. If
  /// there is no strategy with this name, `rules` chooses.
  public Event choose(String name, int seat, SeededRandom random) {
    Strategy<K> strategy =
        strategies.computeIfAbsent(
            name,
            wanted ->
                whole
                    .strategy(wanted)
                    .or(() -> whole.strategy("rules"))
                    .orElseThrow(() -> new IllegalStateException("every game has 'rules'")));
    return choose(strategy, seat, random);
  }

  /// Lets a strategy of the caller choose for this seat, from what the seat sees, and returns the
  /// outcome.
  public Event choose(Strategy<K> strategy, int seat, SeededRandom random) {
    return match.choose(strategy, seat, random, random);
  }

  /// The name of the strategy that plays best.
  public String strongest() {
    return whole.catalog().strategies().getLast().name();
  }

  /// How the strategy with this name decides, in one line; empty if there is none.
  public String about(String name) {
    return whole.strategy(name).map(Strategy::about).orElse("");
  }

  // The record.

  /// The record of the game, with every event as this viewer sees it.
  public String record(Viewer viewer, List<GameRecord.Tag> tags) {
    var lines = new ArrayList<Transcript.Line>();
    Match<K> again = whole.open(profile, names);
    for (Transcript.EventLine line : events) {
      Event seen = again.seenBy(viewer, line.actor(), line.event());
      lines.add(new Transcript.EventLine(line.actor(), seen, line.written()));
      again.play(line.actor(), line.event(), RulingLog.none());
    }
    var result = new Entry.ClaimEntry(GameRecorder.result(match), SourceLine.NONE);
    return RecordWriter.write(
        new Transcript<>(
            game, whole, profile, names, tags, lines, Optional.of(result), null, Optional.empty()));
  }
}
