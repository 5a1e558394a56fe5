package umpire.live.seat;

import java.util.Optional;
import umpire.core.fair.SeatPart;
import umpire.core.text.Json;

/// Who is to sit in a seat.
public sealed interface SeatPlan {

  /// What is said to somebody who commits to nothing that could be a part.
  String NO_COMMITMENT =
      "expected a commitment of "
          + SeatPart.DIGITS
          + " hexadecimal digits, the SHA-256 of the seat's part; found something else";

  /// Why no seat of a scorer's table commits to anything.
  String NOTHING_DEALT = "at a scorer's table nothing is dealt: commit to nothing";

  /// Whether this can be a commitment, if it is one at all.
  static boolean isCommitment(Optional<String> commitment) {
    return commitment.isEmpty() || SeatPart.isHex(commitment.get());
  }

  /// What they are called, as far as that is known before they sit.
  Optional<String> name();

  /// The same, for the log.
  Json json();

  /// Whoever lays the table sits here, at once.
  ///
  /// @param commitment to the part that the seat adds to the deal, if it adds one
  record Me(String called, Optional<String> commitment) implements SeatPlan {
    @Override
    public Optional<String> name() {
      return Optional.of(called);
    }

    @Override
    public Json json() {
      var json = new Json().put("kind", "me").put("name", called);
      commitment.ifPresent(hash -> json.put("commitment", hash));
      return json;
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
