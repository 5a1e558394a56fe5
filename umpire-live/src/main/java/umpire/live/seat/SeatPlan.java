package umpire.live.seat;

import java.util.Optional;
import umpire.core.text.Json;

/// Who is to sit in a seat.
public sealed interface SeatPlan {

  /// What they are called, as far as that is known before they sit.
  Optional<String> name();

  /// The same, for the log.
  Json json();

  /// Whoever lays the table sits here, at once.
  record Me(String called) implements SeatPlan {
    @Override
    public Optional<String> name() {
      return Optional.of(called);
    }

    @Override
    public Json json() {
      return new Json().put("kind", "me").put("name", called);
    }
  }

  /// Somebody who is sent a link.
  ///
  /// @param name if the seat is kept for somebody
  record Link(Optional<String> name) implements SeatPlan {
    @Override
    public Json json() {
      var json = new Json().put("kind", "link");
      name.ifPresent(called -> json.put("name", called));
      return json;
    }
  }

  /// A strategy.
  ///
  /// @param strategy its name among those of the game
  record Bot(String strategy, Optional<String> name) implements SeatPlan {
    @Override
    public Json json() {
      var json = new Json().put("kind", "bot").put("strategy", strategy);
      name.ifPresent(called -> json.put("name", called));
      return json;
    }
  }
}
