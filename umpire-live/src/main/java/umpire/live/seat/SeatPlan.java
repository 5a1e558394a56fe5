package umpire.live.seat;

import java.util.Optional;
import umpire.core.fair.SeatPart;
import umpire.core.text.Json;

/// The intended occupant of a seat.
public sealed interface SeatPlan {

  /// The refusal of a malformed commitment.
  String NO_COMMITMENT =
      "expected a commitment of "
          + SeatPart.DIGITS
          + " hexadecimal digits, the SHA-256 of the seat's part; found something else";

  /// The refusal of a commitment at a scorer's table.
  String NOTHING_DEALT = "a scorer's table deals no cards; leave out the commitment";

  /// Whether the commitment is absent or well formed.
  static boolean isCommitment(Optional<String> commitment) {
    return commitment.isEmpty() || SeatPart.isHex(commitment.get());
  }

  /// Returns the name, if it is known before the player sits down.
  Optional<String> name();

  /// Returns the plan as JSON, for the log.
  Json json();

  /// The person opening the table, who is seated at once.
  ///
  /// @param commitment to the seat's part of the deal, if it adds one
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

  /// A person who receives a link.
  ///
  /// @param name the player's name, if the seat is reserved
  record Link(Optional<String> name) implements SeatPlan {
    @Override
    public Json json() {
      var json = new Json().put("kind", "link");
      name.ifPresent(called -> json.put("name", called));
      return json;
    }
  }

  /// A strategy as the player.
  ///
  /// @param strategy its name in the game's catalog
  record Bot(String strategy, Optional<String> name) implements SeatPlan {
    @Override
    public Json json() {
      var json = new Json().put("kind", "bot").put("strategy", strategy);
      name.ifPresent(called -> json.put("name", called));
      return json;
    }
  }
}
