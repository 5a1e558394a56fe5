package umpire.live.state;

import java.util.ArrayList;
import java.util.List;
import umpire.core.session.GameSession;
import umpire.live.log.Entry;

/// The open question of each seat. A question is identified by the number of the log entry that
/// raised it. It stays open while its seat's legal events stay the same: when several players
/// discard at once, one discard does not invalidate the answers of the others.
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

  /// Returns the number of this seat's open question, 0 if it has none.
  public long of(int seat) {
    return asked[seat];
  }

  /// Remembers the legal events of the other seats with open questions, before `actor` acts.
  void before(int actor, GameSession<?> game) {
    choices.clear();
    for (int seat = 0; seat < asked.length; seat++) {
      choices.add(asked[seat] != 0 && seat != actor ? game.legal(seat) : List.of());
    }
  }

  /// Updates the questions after an event: seats that are affected get a new one.
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

  /// Gives each seat that must act a new question.
  void askAll(Entry entry, GameSession<?> game) {
    for (int seat = 0; seat < asked.length; seat++) {
      asked[seat] = game.isAwaited(seat) ? entry.seq() : 0;
    }
  }
}
