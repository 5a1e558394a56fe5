package umpire.snooker.text;

import java.util.List;
import umpire.core.kernel.Move;
import umpire.snooker.SnookerEvent;

/// An event of the kernel in the words of a record.
public final class SnookerWords {

  private SnookerWords() {}

  /// The move of an event.
  public static Move move(SnookerEvent event) {
    var move = new Move();
    new SnookerBorder().encode(event, move);
    return move;
  }

  public static String of(Move move, List<String> names) {
    return new SnookerNotation().write(new SnookerBorder().decode(move), names);
  }
}
