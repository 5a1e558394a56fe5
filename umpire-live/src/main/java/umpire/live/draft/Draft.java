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

/// Applies a command, or an action that is due, to a copy of the table and collects the log
/// entries. The real table changes once all of them are on disk.
public final class Draft {

  /// Safety limit on consecutive events of the house, which no game reaches.
  private static final int MAX_OF_HOUSE = 1000;

  private final TableState table;
  private final Instant now;
  private final List<Viewer> listeners;
  private final List<Entry> entries = new ArrayList<>();
  private final List<List<Json>> messages = new ArrayList<>();

  /// @param table the copy to change; only this draft uses it
  /// @param listeners the viewers that are shown the changes
  public Draft(TableState table, Instant now, List<Viewer> listeners) {
    this.table = table;
    this.now = now;
    this.listeners = listeners;
    listeners.forEach(_ -> messages.add(new ArrayList<>()));
  }

  /// Returns the table after all drafted entries.
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

  /// Returns the changes as shown to one listener.
  ///
  /// @param listener its index in [#listeners]
  public List<Json> messages(int listener) {
    return messages.get(listener);
  }

  /// Drafts an entry and applies it to the copy.
  public void add(Entry.Kind kind, int actor, Json body) {
    tell(table.take(entry(kind, actor, body.toString()), listeners));
  }

  /// Plays a legal event in the game.
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
      messages.get(i).add(said.get(i));
    }
  }

  /// Plays all events that the house owes now, and ends the game if it is over.
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

  /// Rejects a draft that would pause the game: it is a bug, and once in the log it would pause the
  /// game permanently.
  public void refuseIfPaused() {
    if (table.pauseReason().isPresent()) {
      throw new IllegalStateException("a draft would pause the game: " + table.pauseReason().get());
    }
  }

  /// Ends the game.
  ///
  /// @param how as in [GameEnd]
  /// @param seat the seat that lost, if the rules did not decide; otherwise -1
  void over(String how, int seat) {
    add(Entry.Kind.OVER, Entry.SERVER, new Json().put("how", how).put("seat", seat));
  }

  /// Drafts a loss that does not follow from the rules. If more than one side is left, the others
  /// play on, with a strategy in the lost seat; otherwise the game ends.
  void lost(int seat, String how) {
    add(Entry.Kind.FORFEITED, seat, new Json().put("how", how));
    GameSession<?> game = table.game();
    if (game.sides() - table.chairs().countLostSides(game::side) > 1) {
      settle();
    } else {
      over(how, seat);
    }
  }
}
