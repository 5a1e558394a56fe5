package umpire.cribbage.text;

import java.util.ArrayList;
import java.util.List;
import umpire.core.RulingLog;
import umpire.core.SeededRandom;
import umpire.core.kernel.Event;
import umpire.core.kernel.Kernel;
import umpire.core.kernel.Strategy;
import umpire.core.match.Finding;
import umpire.core.match.Match;
import umpire.core.profile.Profile;
import umpire.cribbage.game.Cribbage;

/// A match played by strategies, with all its events.
final class Evening {

  /// An event with its actor.
  record Happening(int actor, Event event) {}

  /// Looks at the table before an event.
  interface Look {
    void before(Evening evening, int actor, Event event);
  }

  static final CompleteCribbage GAME = new CompleteCribbage();
  private static final List<String> NAMES = List.of("Anna", "Ben", "Cleo", "Dan");

  final Match<Cribbage> match;
  final Profile profile;
  final List<String> names;
  final List<Happening> happened = new ArrayList<>();
  final RulingLog log = new RulingLog();

  Evening(Profile profile, int players) {
    this.profile = profile;
    this.names = NAMES.subList(0, players);
    this.match = GAME.open(profile, names);
  }

  /// Returns a copy of this evening with another event.
  Evening and(int actor, Event event) {
    var other = new Evening(profile, names.size());
    for (Happening happening : happened) {
      other.match.play(happening.actor(), happening.event(), other.log);
      other.happened.add(happening);
    }
    other.log.clear();
    other.match.play(actor, event, other.log);
    other.happened.add(new Happening(actor, event));
    return other;
  }

  /// Plays to the end; the seats take the strategies with these indices in turn.
  Evening play(long seed, List<Integer> strategies, Look look) {
    var deck = new SeededRandom(SeededRandom.mix(seed));
    var choices = new SeededRandom(SeededRandom.mix(seed + 1_000_003));
    while (match.toAct() != Kernel.OVER) {
      int actor = match.toAct();
      Event event =
          actor == Kernel.HOUSE
              ? match.houseEvent(deck).orElseThrow()
              : match.choose(
                  strategy(strategies.get(actor % strategies.size())), actor, choices, deck);
      look.before(this, actor, event);
      if (!(match.check(actor, event) instanceof Finding.Legal)) {
        throw new AssertionError(event + " of " + actor + ": " + match.check(actor, event));
      }
      log.clear();
      match.play(actor, event, log);
      happened.add(new Happening(actor, event));
    }
    return this;
  }

  private static Strategy<Cribbage> strategy(int which) {
    return GAME.strategies().get(which);
  }
}
