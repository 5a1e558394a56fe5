package umpire.testkit.contract;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import umpire.core.RulingLog;
import umpire.core.SeededRandom;
import umpire.core.kernel.Event;
import umpire.core.kernel.Kernel;
import umpire.core.kernel.Seeds;
import umpire.core.kernel.Strategy;
import umpire.core.match.CompleteGame;
import umpire.core.match.Finding;
import umpire.core.match.Match;
import umpire.core.words.BadEventException;
import umpire.core.words.Form.Usage;

/// A complete game played by strategies, with a test at each position.
public final class RandomWalk<K extends Kernel<K>> {

  /// The most events of a game: games of random moves can be long.
  private static final int MAX_EVENTS = 4_000;

  private static final int POOL = 300;

  /// A test at a position, run before the next event.
  public interface Look<K extends Kernel<K>> {
    void at(RandomWalk<K> walk);
  }

  public final CompleteGame<K> whole;
  public final Match<K> match;
  public final SeededRandom random;
  public final RulingLog log = new RulingLog();

  /// Events to try where they may be illegal: the vocabulary's examples, which do not depend on the
  /// match's lists; events that were played; and legal events that were not.
  public final List<Event> pool = new ArrayList<>();

  /// The events of the pool as a set, for a quick lookup at every event.
  private final Set<Event> pooled = new HashSet<>();

  public int events;
  public int actor;
  public Event next;

  private final List<Strategy<K>> seats;
  private final SeededRandom house;
  private final List<SeededRandom> chances = new ArrayList<>();

  @SuppressWarnings("NullAway") // `next` is set before each test
  public RandomWalk(CompleteGame<K> whole, Tables.Table table, String strategy, long seed) {
    this.whole = whole;
    this.match = whole.open(table.profile(), table.names());
    this.seats = Tables.all(whole, strategy, table.names().size());
    this.house = Seeds.stream(seed, 0);
    for (int seat = 0; seat < seats.size(); seat++) {
      chances.add(Seeds.stream(seed, seat + 1));
    }
    this.random = new SeededRandom(SeededRandom.mix(seed ^ 0x5157));
    for (Usage form : whole.vocabulary().forms()) {
      try {
        remember(whole.vocabulary().read(List.of(form.example().split(" ")), table.names()));
      } catch (BadEventException _) {
        // the example names a player who is not at this table
      }
    }
  }

  /// Plays to the end or to the event limit, with the test before each event.
  public void walk(Look<K> look) {
    while (goesOn()) {
      choose();
      remember(next);
      List<Event> legal = match.legal(actor);
      if (!legal.isEmpty()) {
        remember(legal.get(random.nextInt(legal.size())));
      }
      look.at(this);
      happen();
    }
  }

  /// Plays to the end or to the event limit, without tests and without filling the pool.
  public void hurry() {
    while (goesOn()) {
      choose();
      happen();
    }
  }

  private boolean goesOn() {
    return match.toAct() != Kernel.OVER && events < MAX_EVENTS;
  }

  private void choose() {
    Optional<Event> housed = match.houseEvent(house);
    actor = housed.isPresent() ? Kernel.HOUSE : match.toAct();
    next = housed.isPresent() ? housed.get() : chosen();
  }

  private void happen() {
    Finding finding = match.check(actor, next);
    if (finding instanceof Finding.Illegal(var rule, _)) {
      throw new AssertionError("event %d, %s: refused by %s".formatted(events, next, rule.id()));
    }
    log.clear();
    match.play(actor, next, log);
    events++;
  }

  public boolean isOver() {
    return match.toAct() == Kernel.OVER;
  }

  private Event chosen() {
    int seat = match.toAct();
    return match.choose(seats.get(seat), seat, chances.get(seat), house);
  }

  private void remember(Event event) {
    if (!pooled.add(event)) {
      return;
    }
    if (pool.size() < POOL) {
      pool.add(event);
    } else {
      pooled.remove(pool.set(random.nextInt(POOL), event));
    }
  }
}
