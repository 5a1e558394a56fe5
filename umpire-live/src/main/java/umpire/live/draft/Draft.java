package umpire.live.draft;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import umpire.core.fair.FairDeal;
import umpire.core.kernel.Event;
import umpire.core.match.Viewer;
import umpire.core.session.GameSession;
import umpire.core.session.RuledEvent;
import umpire.core.text.Json;
import umpire.live.log.Entry;
import umpire.live.state.GameEnd;
import umpire.live.state.TableState;

/// What a command would lead to: a table of its own that goes on while the real one waits until all
/// of it is on the disk.
public final class Draft {

  /// No game comes near.
  private static final int MAX_OF_HOUSE = 1000;

  private final TableState table;
  private final Instant now;
  private final List<Viewer> listeners;
  private final List<Entry> entries = new ArrayList<>();
  private final List<List<Json>> told = new ArrayList<>();

  /// @param table to be changed: nobody else's
  /// @param listeners who is told what happens
  public Draft(TableState table, Instant now, List<Viewer> listeners) {
    this.table = table;
    this.now = now;
    this.listeners = listeners;
    listeners.forEach(_ -> told.add(new ArrayList<>()));
  }

  /// The table as it stands after all that was drafted.
  public TableState table() {
    return table;
  }

  public Instant now() {
    return now;
  }

  public List<Entry> entries() {
    return entries;
  }

  public List<Viewer> listeners() {
    return listeners;
  }

  /// What a listener is told of it.
  public List<Json> told(int listener) {
    return told.get(listener);
  }

  public void add(Entry.Kind kind, int actor, Json body) {
    tell(table.take(entry(kind, actor, body.toString()), listeners));
  }

  /// Lets something happen in the game at the table that no rule forbids.
  void event(RuledEvent ruled) {
    var entry = entry(Entry.Kind.EVENT, ruled.actor(), ruled.words());
    tell(table.take(entry, Optional.of(ruled), listeners));
  }

  private Entry entry(Entry.Kind kind, int actor, String body) {
    var entry = new Entry(table.seq() + 1, kind, actor, body, now);
    entries.add(entry);
    return entry;
  }

  private void tell(List<Json> said) {
    for (int i = 0; i < said.size(); i++) {
      told.get(i).add(said.get(i));
    }
  }

  /// Everything the house owes now; and the end, if it has come.
  public void settle() {
    Optional<FairDeal> deal = table.progress().deal();
    for (int i = 0; i < MAX_OF_HOUSE && table.isPlaying() && deal.isPresent(); i++) {
      GameSession<?> game = table.game();
      Optional<Event> brought =
          game.houseEvent(deal.get().random(game.size() + 1, game.draws() + 1));
      if (brought.isEmpty()) {
        break;
      }
      event(game.rule(new Viewer.Arbiter(), Entry.HOUSE, brought.get()));
      refuseIfPaused();
    }
    if (table.isPlaying() && table.game().isOver()) {
      over(GameEnd.RULES, -1);
    }
  }

  /// A draft at which the game stops is a fault of ours, and is not to be written down: the log
  /// would stop there for ever.
  public void refuseIfPaused() {
    if (table.paused().isPresent()) {
      throw new IllegalStateException("a draft stops the game: " + table.paused().get());
    }
  }

  /// The game is over.
  void over(String how, int seat) {
    add(Entry.Kind.OVER, Entry.SERVER, new Json().put("how", how).put("seat", seat));
  }

  /// Somebody has lost otherwise than by the rules. As long as more than one side is left the
  /// others play on, and a strategy in that seat.
  void lost(int seat, String how) {
    add(Entry.Kind.FORFEITED, seat, new Json().put("how", how));
    GameSession<?> game = table.game();
    if (game.sides() - table.chairs().sidesGone(game::side) > 1) {
      settle();
    } else {
      over(how, seat);
    }
  }
}
