package umpire.snooker.text;

import java.util.List;
import umpire.core.kernel.Event;
import umpire.core.kernel.Move;
import umpire.snooker.words.Verb;

/// Converts events between moves of the kernel and the words of a record.
public final class SnookerWords {

  private SnookerWords() {}

  /// The move of an event.
  public static Move move(Event event) {
    var move = new Move();
    move.copyFrom(event);
    return move;
  }

  public static String of(Move move, List<String> names) {
    return Verb.WORDS.write(move, names);
  }
}
