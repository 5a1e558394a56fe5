package umpire.snooker.match;

import java.util.ArrayList;
import java.util.List;
import umpire.core.kernel.Kernel;
import umpire.core.kernel.Move;
import umpire.snooker.text.SnookerWords;
import umpire.snooker.words.Verb;
import umpire.testkit.TrueLines;

/// Lines that a scorer of snooker may repeat: the last announcement of the table, as long as it
/// holds; and the rack, which follows from the first lot.
public final class SnookerTrueLines implements TrueLines {

  @Override
  public String game() {
    return "snooker";
  }

  @Override
  public List<String> at(Kernel<?> table, List<String> names) {
    var match = (SnookerMatch) table;
    var lines = new ArrayList<String>();
    int last = match.history().size() - 1;
    boolean inFrame = !match.isOver() && !match.awaitsRack() && !match.awaitsFirstLot();
    if (inFrame && last < 0) {
      lines.add("* rack");
      if (match.rules.firstByLot() && match.number() == 1) {
        lines.add("* lot " + names.get(match.breaker()));
      }
    }
    if (inFrame && last >= 0 && match.history().actor(last) == Kernel.HOUSE) {
      var move = new Move();
      match.history().get(last, move);
      switch (Verb.of(move)) {
        case FREE_BALL, TOUCHING, MISS, HALF, ORDER, LOT ->
            lines.add("* " + SnookerWords.of(move, names));
        default -> {
          // A move, not an announcement
        }
      }
    }
    return lines;
  }
}
