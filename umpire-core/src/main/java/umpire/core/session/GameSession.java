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

/// A game as far as it has come at a table: its match, and the events that led there. The words of
/// an event are read once and ruled on once, see [RuledEvent]. For one thread.
public final class GameSession<K extends Kernel<K>> {

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
  /// @param names what the seats are called, in order
  public GameSession(Game game, CompleteGame<K> whole, Profile profile, List<String> names) {
    this(game, whole, profile, names, false);
  }

  /// @param names what the seats are called, in order
  /// @param scored whether one person writes down a game that is played elsewhere: then a card may
  ///   be unknown
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

  /// The same, to go on by itself, in the same thread.
  public GameSession<K> copy() {
    return new GameSession<>(this);
  }

  /// The same, to go on by itself in any thread. Several may do this at once while nobody plays.
  public GameSession<K> fork() {
    if (!isFullyKnown()) {
      return upTo(size());
    }
    var fork = new GameSession<>(this, events.copy());
    fork.match.table().copyFrom(match.table());
    return fork;
  }

  /// Another game that this viewer cannot tell from this one: what is hidden from them lies
  /// otherwise. What led there is forgotten.
  public GameSession<K> redeal(Viewer viewer, SeededRandom random) {
    var other = new GameSession<>(this, events.copy());
    other.match.table().copyFrom(match.redeal(viewer, random).table());
    return other;
  }

  /// The game when only this many events had happened.
  public GameSession<K> upTo(int count) {
    var earlier = new GameSession<>(this, events.first(count));
    for (Transcript.EventLine line : earlier.events) {
      earlier.match.play(line.actor(), line.event(), RulingLog.none());
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
    return legalEvents(seat).stream().limit(READ).map(this::words).toList();
  }

  /// The legal events shown to a seat.
  public List<Event> legalEvents(int seat) {
    return match.legalForPlayers(seat).events();
  }

  /// What a viewer sees.
  public TableDisplay display(Viewer viewer) {
    return match.view(viewer).display();
  }

  /// All that a viewer knows.
  public Json facts(Viewer viewer) {
    return match.view(viewer).facts();
  }

  // What is ruled.

  /// Reads the words of somebody's event and rules on it.
  ///
  /// @param listener who is told the reasons
  public RuledEvent rule(Viewer listener, int actor, String words) throws BadEventException {
    return rule(listener, actor, read(words));
  }

  /// Rules on somebody's event, whoever sends it and by which way.
  ///
  /// @param listener who is told the reasons
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
    return whole.vocabulary().read(List.of(BLANKS.split(words.strip())), names);
  }

  /// An event as a record writes it.
  public String words(Event event) {
    return whole.vocabulary().write(event, names);
  }

  /// What an event would be called and lead to, as far as that is certain for who asks: what is
  /// ruled in each of several worlds that they cannot tell from this one. The truth has no part in
  /// it.
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

  /// Plays, and has the rulings told; none if it cannot be played.
  private List<Json> rulings(Viewer viewer, RuledEvent elsewhere) {
    SessionEvent sessionEvent = ruled(new Viewer.Arbiter(), elsewhere.actor(), elsewhere.event());
    if (sessionEvent.finding() instanceof Finding.Illegal) {
      return List.of();
    }
    int[] before = match.scores();
    sessionEvent.happen();
    return RulingJson.of(match, before, log, viewer);
  }

  // What happens.

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

  /// Reads and rules on an event that is known to be possible.
  ///
  /// @throws ImpossibleEventException if it is not an event, or against a rule
  public RuledEvent possible(int actor, String words) throws ImpossibleEventException {
    try {
      return possible(actor, read(words));
    } catch (BadEventException bad) {
      throw new ImpossibleEventException(
          nextOf(actor), words, "is not understood", ": " + bad.what());
    }
  }

  /// Rules on an event that is known to be possible.
  ///
  /// @throws ImpossibleEventException if it is against a rule
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

  /// What somebody is called who acts.
  public String by(int actor) {
    return actor == Kernel.HOUSE ? "*" : names.get(actor);
  }

  /// What chance brings now, if the house is awaited.
  public Optional<Event> houseEvent(SeededRandom random) {
    return match.toAct() == Kernel.HOUSE ? match.houseEvent(random) : Optional.empty();
  }

  /// What comes of what somebody in this seat tries, where that is not certain, as of a stroke.
  public Event outcomeOf(int seat, String words, SeededRandom random) throws BadEventException {
    return match.outcomeOf(seat, read(words), random);
  }

  /// What a strategy does in this seat, seeing what the seat sees.
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

  /// The same for a strategy of the caller's.
  public Event choose(Strategy<K> strategy, int seat, SeededRandom random) {
    return match.choose(strategy, seat, random, random);
  }

  /// The name of the strategy that plays best.
  public String strongest() {
    return whole.catalog().strategies().getLast().name();
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
