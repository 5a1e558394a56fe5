package umpire.live.state;

import java.time.Instant;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import umpire.core.SeededRandom;
import umpire.core.fair.FairDeal;
import umpire.core.match.Viewer;
import umpire.core.session.GameSession;
import umpire.core.session.RuledEvent;
import umpire.core.session.SharedList;
import umpire.core.text.Json;
import umpire.json.BadFieldsException;
import umpire.json.Fields;
import umpire.live.log.Entry;
import umpire.live.log.LogException;
import umpire.live.log.StoredTable;
import umpire.live.log.Summary;
import umpire.live.seat.Settings;

/// The state of a table, derived from its log entry by entry. For one thread.
public final class TableState {

  private final String id;
  private final Settings settings;
  private final SharedList<Entry> entries;
  private final Chairs chairs;
  private final GameAtTable game;
  private final Clocks clocks;
  private Progress progress = Progress.START;
  private FairRound round;

  /// The number of the last entry before the last deal.
  private long dealt;

  private Checkpoints checkpoints;

  /// Creates the state of a table whose log is empty.
  public TableState(String id, Settings settings) {
    this.id = id;
    this.settings = settings;
    entries = new SharedList<>();
    checkpoints = Checkpoints.EMPTY;
    int seats = settings.seats().size();
    clocks = new Clocks(settings.options(), seats);
    game = new GameAtTable(seats);
    chairs = new Chairs(settings.seats());
    round = FairRound.of(seats);
  }

  /// Derives the state from a stored log.
  ///
  /// @throws LogException.BrokenException if the log is not one that this program writes
  public static TableState of(String id, StoredTable stored) throws LogException.BrokenException {
    try {
      List<Entry> entries = stored.entries();
      var table = new TableState(id, Settings.readStored(entries.getFirst().body()));
      entries.forEach(entry -> table.replay(entry, List.of()));
      return table;
    } catch (BadFieldsException | RuntimeException damaged) {
      throw new LogException.BrokenException("table " + id + " cannot be read", damaged);
    }
  }

  /// Applies a stored entry, see [#take]. An entry that cannot be read pauses the game.
  public List<Json> replay(Entry entry, List<Viewer> listeners) {
    try {
      return take(entry, listeners);
    } catch (IllegalStateException damaged) {
      pause(String.valueOf(damaged.getMessage()));
      return List.of();
    }
  }

  private TableState(
      TableState other, GameAtTable game, SharedList<Entry> entries, Checkpoints checkpoints) {
    id = other.id;
    settings = other.settings;
    this.entries = entries;
    this.checkpoints = checkpoints;
    chairs = other.chairs.copy();
    clocks = other.clocks.copy();
    this.game = game;
    progress = other.progress;
    round = other.round;
    dealt = other.dealt;
  }

  /// Returns an independent copy for the same thread.
  public TableState copy() {
    return new TableState(this, game.copy(), entries.copy(), checkpoints);
  }

  /// Returns an independent copy for any thread. Several threads may call at once while nothing
  /// happens.
  public TableState fork() {
    return new TableState(this, game.fork(), entries.copy(), checkpoints);
  }

  /// Returns a table with other hidden cards that this viewer cannot distinguish from this one.
  public TableState redeal(Viewer viewer, SeededRandom random) {
    return new TableState(this, game.redeal(viewer, random), entries.copy(), checkpoints);
  }

  // The current state.

  public String id() {
    return id;
  }

  public Settings settings() {
    return settings;
  }

  public List<Entry> entries() {
    return entries;
  }

  /// Returns the number of the last entry.
  public long seq() {
    return entries.size();
  }

  public Progress progress() {
    return progress;
  }

  /// Returns the commitments and parts of the deal.
  public FairRound round() {
    return round;
  }

  public boolean isPlaying() {
    return progress.state() == Summary.State.PLAYING;
  }

  public boolean isOver() {
    return progress.state() == Summary.State.OVER;
  }

  public int seats() {
    return chairs.size();
  }

  public Chair chair(int seat) {
    return chairs.at(seat);
  }

  public Chairs chairs() {
    return chairs;
  }

  public OpenQuestions questions() {
    return game.questions();
  }

  public Clocks clocks() {
    return clocks;
  }

  public Optional<GameSession<?>> gameIfBegun() {
    return game.ifBegun();
  }

  /// Returns the game, which must have begun.
  public GameSession<?> game() {
    return game.begun();
  }

  public Instant startTime() {
    return game.since();
  }

  /// Returns the game after this number of events.
  public GameSession<?> gameUpTo(int count) {
    return game.upTo(count, checkpoints.leadingTo(count, this).map(each -> each.game), entries);
  }

  /// Returns why the game cannot continue; empty if it can.
  public Optional<String> pauseReason() {
    return game.pauseReason();
  }

  /// Returns the reason in full, for the operator: it may quote text that some viewers must not
  /// see.
  public Optional<String> fullPauseReason() {
    return game.fullPauseReason();
  }

  /// Pauses the game, because it cannot be shown.
  public void pause(String why) {
    game.pause(why);
  }

  /// Returns the number of events that count.
  public int events() {
    return game.events();
  }

  /// Returns the number of the entry with this event, counted from 1; 0 for event 0.
  public long entryOf(int event) {
    return game.entryOf(event);
  }

  /// Returns the number of the last entry before the last deal, where most queries begin; 0 if that
  /// deal was taken back.
  public long beforeDeal() {
    return dealt;
  }

  /// Returns an independent copy of the table after an entry, or at a checkpoint before it, for any
  /// thread. Several threads may call at once while nothing happens here. The copy keeps no
  /// checkpoints.
  public TableState atOrBefore(long seq) {
    return checkpoints
        .atOrBefore(seq)
        .map(each -> each.kept(Checkpoints.NONE))
        .orElseGet(this::untouched);
  }

  private TableState untouched() {
    var table = new TableState(id, settings);
    table.checkpoints = Checkpoints.NONE;
    return table;
  }

  /// Returns how many entries after [#atOrBefore] must be replayed to reach this one.
  public long distance(long seq) {
    return seq - checkpoints.atOrBefore(seq).map(TableState::seq).orElse(0L);
  }

  private TableState kept(Checkpoints with) {
    return new TableState(this, game.fork(), entries.copy(), with);
  }

  // Changes.

  /// Applies the next entry of the log, and returns it as shown to each listener.
  ///
  /// @param listeners the viewers that are shown it
  /// @return one object per listener; empty if there is nothing to show
  /// @throws IllegalStateException if the entry is not one that this program writes
  public List<Json> take(Entry entry, List<Viewer> listeners) {
    return take(entry, Optional.empty(), listeners);
  }

  /// Applies an entry, see [#take(Entry, List)].
  ///
  /// @param ruled the event of the entry, if it was ruled on at this table
  public List<Json> take(Entry entry, Optional<RuledEvent> ruled, List<Viewer> listeners) {
    entries.add(entry);
    List<Json> told =
        entry.kind() == Entry.Kind.EVENT ? event(entry, ruled, listeners) : other(entry, listeners);
    keepTime(entry);
    if (checkpoints.isDue(entry.seq())) {
      checkpoints = checkpoints.with(kept(Checkpoints.NONE));
    }
    return told;
  }

  private List<Json> event(Entry entry, Optional<RuledEvent> ruled, List<Viewer> listeners) {
    if (pauseReason().isPresent()) {
      return List.of();
    }
    Optional<TableState> before =
        entry.actor() == Entry.HOUSE && checkpoints.wanted()
            ? Optional.of(withoutLast())
            : Optional.empty();
    List<Json> told = game.play(entry, ruled, listeners);
    if (pauseReason().isEmpty()) {
      if (entry.actor() == Entry.HOUSE && game().sinceDeal() <= 1) {
        dealt = entry.seq() - 1;
        checkpoints = before.map(checkpoints::dealt).orElse(checkpoints);
      }
      progress = progress.moved(entry.at()).asked(Optional.empty());
    }
    return told;
  }

  /// The state before the entry that is being applied.
  private TableState withoutLast() {
    return new TableState(this, game.fork(), entries.first(entries.size() - 1), Checkpoints.NONE);
  }

  private List<Json> other(Entry entry, List<Viewer> listeners) {
    try {
      Fields body = Fields.of(entry.body());
      Json told = EntryJson.of(entry, body, this);
      happen(entry, body);
      return Collections.nCopies(listeners.size(), told);
    } catch (BadFieldsException damaged) {
      throw new IllegalStateException(
          "entry %d of table %s cannot be read: %s".formatted(entry.seq(), id, damaged.whole()),
          damaged);
    }
  }

  private void happen(Entry entry, Fields body) throws BadFieldsException {
    int seat = entry.actor();
    switch (entry.kind()) {
      case OPENED, PHRASE, RAN_OUT, EVENT -> {
        // these do not change the state
      }
      case SAT -> sit(seat, body);
      case COMMITTED -> {
        round = round.fixed(body.needText("secret"));
        progress = progress.moved(entry.at());
      }
      case PART_REVEALED -> round = round.revealed(seat, body.needText("part"));
      case PART_GIVEN_UP -> round = round.givenUp(seat);
      case STOOD_IN -> automatic(entry, chair(seat).stoodInFor(true));
      case RETURNED -> chairs.change(seat, chair(seat).stoodInFor(false));
      case FORFEITED -> automatic(entry, chair(seat).lostBy(body.needText("how")));
      case BEGUN -> begin(entry, body);
      case BACK_ASKED -> {
        Set<Integer> others = new TreeSet<>(body.needNumbers("of"));
        var request = new TakeBackRequest(seat, body.needNumber("to"), others);
        progress = progress.asked(Optional.of(request));
      }
      case BACK_AGREED ->
          progress = progress.asked(progress.back().map(request -> request.without(seat)));
      case BACK_REFUSED -> progress = progress.asked(Optional.empty());
      case TAKEN_BACK -> takeBack(entry, body.needNumber("to"));
      case RESUMED -> clocks.pause(entries.get(entries.size() - 2).at(), entry.at());
      case OVER ->
          progress = progress.over(new GameEnd(body.needText("how"), body.needNumber("seat")));
      case REMATCH -> progress = progress.again(body.needText("table"));
    }
  }

  private void sit(int seat, Fields body) throws BadFieldsException {
    chairs.change(seat, chair(seat).named(body.needText("name")));
    Optional<String> commitment = body.text("commitment");
    if (commitment.isPresent()) {
      round = round.committed(seat, commitment.get());
    }
  }

  /// Lets a strategy move in this seat, at the usual pace from now on.
  private void automatic(Entry entry, Chair chair) {
    chairs.change(entry.actor(), chair);
    progress = progress.moved(entry.at());
  }

  private void begin(Entry entry, Fields body) throws BadFieldsException {
    List<String> names = body.needTexts("names");
    chairs.name(names);
    game.begin(entry, settings, names);
    progress =
        progress.begun(
            entry.at(), settings.options().scorer() ? Optional.empty() : Optional.of(deal(body)));
  }

  /// The source of chance; logs of the first scheme do not name their scheme.
  private FairDeal deal(Fields body) throws BadFieldsException {
    String secret = body.needText("secret");
    return body.text("scheme").isPresent() ? round.deal(secret) : FairDeal.first(secret);
  }

  private void takeBack(Entry entry, int to) {
    if (to < events() && entryOf(to + 1) <= dealt) {
      dealt = 0;
    }
    if (to <= events()) { // otherwise the game was paused before
      game.takeBack(entry, to, gameUpTo(to));
    }
    progress = progress.takenBack(entry.at());
    for (int seat = 0; seat < seats(); seat++) {
      clocks.stop(seat, entry.at());
    }
  }

  /// Keeps a person's clock running while they must act; it restarts after each of their events.
  private void keepTime(Entry entry) {
    if (entry.kind() == Entry.Kind.EVENT && entry.actor() >= 0) {
      clocks.stop(entry.actor(), entry.at());
    }
    for (int seat = 0; seat < seats(); seat++) {
      if (isPlaying() && questions().of(seat) != 0 && !chair(seat).isAutomatic()) {
        clocks.start(seat, entry.at());
      } else {
        clocks.stop(seat, entry.at());
      }
    }
  }
}
