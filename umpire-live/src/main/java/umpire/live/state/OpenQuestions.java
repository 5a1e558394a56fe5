package umpire.live.state;

import java.util.ArrayList;
import java.util.List;
import umpire.core.session.GameSession;
import umpire.live.log.Entry;

/// What is asked of whom. A question is known by the number of the entry that raised it. It stays
/// the same while what its seat may do stays the same: who lays away at the same time as another
/// does not make the other's answer come too late.
public final class OpenQuestions {

  private final long[] asked;
  private final List<List<String>> choices = new ArrayList<>();

  OpenQuestions(int seats) {
    asked = new long[seats];
  }

  private OpenQuestions(OpenQuestions other) {
    asked = other.asked.clone();
  }

  OpenQuestions copy() {
    return new OpenQuestions(this);
  }

  /// The number of the question that this seat is asked, 0 if none.
  public long of(int seat) {
    return asked[seat];
  }

  /// Remembers what those may do who are asked while somebody else acts.
  void before(int actor, GameSession<?> game) {
    choices.clear();
    for (int seat = 0; seat < asked.length; seat++) {
      choices.add(asked[seat] != 0 && seat != actor ? game.legal(seat) : List.of());
    }
  }

  /// Asks anew whom the event concerns.
  void after(Entry event, GameSession<?> game) {
    for (int seat = 0; seat < asked.length; seat++) {
      if (!game.isAwaited(seat)) {
        asked[seat] = 0;
      } else if (asked[seat] == 0
          || seat == event.actor()
          || !choices.get(seat).equals(game.legal(seat))) {
        asked[seat] = event.seq();
      }
    }
  }

  /// Asks everybody anew.
  void anew(Entry entry, GameSession<?> game) {
    for (int seat = 0; seat < asked.length; seat++) {
      asked[seat] = game.isAwaited(seat) ? entry.seq() : 0;
    }
  }
}
