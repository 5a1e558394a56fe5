package umpire.snooker;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;

/// What can be recorded of a frame: strokes, and two things that are said between them.
public sealed interface SnookerMove {

  /// A stroke. The order in which balls fall means nothing, so they are kept by ascending value,
  /// the white last.
  ///
  /// @param first the ball the white hits first, or [Ball#NONE]
  /// @param potted what falls: at most fifteen reds, and one of each other ball
  record Stroke(Ball first, List<Ball> potted) implements SnookerMove {
    public Stroke {
      if (first == Ball.WHITE) {
        throw new IllegalArgumentException("the white cannot hit itself");
      }
      potted = sorted(potted);
    }

    public Stroke(Ball first, Ball... potted) {
      this(first, List.of(potted));
    }

    private static List<Ball> sorted(List<Ball> potted) {
      if (potted.isEmpty() || (potted.size() == 1 && potted.getFirst() != Ball.NONE)) {
        return List.copyOf(potted);
      }
      var single = EnumSet.noneOf(Ball.class);
      int reds = 0;
      for (Ball ball : potted) {
        boolean possible = ball == Ball.RED ? ++reds <= Frame.REDS : single.add(ball);
        if (ball == Ball.NONE || !possible) {
          throw new IllegalArgumentException("no stroke pots " + potted);
        }
      }
      var sorted = new ArrayList<>(potted);
      sorted.sort(null);
      return List.copyOf(sorted);
    }
  }

  /// The player called after a foul sends the offender back to the table.
  record PlayAgain() implements SnookerMove {}

  /// The lot after a tie falls to this seat, which plays next.
  record Lot(int seat) implements SnookerMove {
    public Lot {
      if (seat != 0 && seat != 1) {
        throw new IllegalArgumentException("there is no seat " + seat);
      }
    }
  }
}
