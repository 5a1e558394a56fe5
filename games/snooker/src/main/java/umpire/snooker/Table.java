package umpire.snooker;

import static umpire.snooker.SnookerRule.COLOUR_TO_HIT;
import static umpire.snooker.SnookerRule.COLOUR_TO_POT;
import static umpire.snooker.SnookerRule.NOTHING_FALLS_UNTOUCHED;
import static umpire.snooker.SnookerRule.REDS_TO_POT;
import static umpire.snooker.SnookerRule.RED_TO_HIT;

import umpire.core.Kernel;

/// The balls on the table, apart from the white, and which strokes they allow for.
final class Table {

  /// How many reds are left.
  int reds;

  /// The set of colours that are left.
  int colours;

  /// Sets the balls up.
  void rack() {
    reds = Frame.REDS;
    colours = Frame.COLOURS;
  }

  /// Whether what is said to have happened can have happened: [Kernel#FINE], or the place in the
  /// rulebook of the rule against it.
  int check(int stroke) {
    int first = MoveCode.first(stroke);
    if (first == Frame.NONE) {
      return MoveCode.potted(stroke) == 0 ? Kernel.FINE : NOTHING_FALLS_UNTOUCHED.ordinal();
    }
    if (first == Frame.RED && reds == 0) {
      return RED_TO_HIT.ordinal();
    }
    if (first != Frame.RED && (colours & 1 << first) == 0) {
      return COLOUR_TO_HIT.ordinal();
    }
    if (MoveCode.reds(stroke) > reds) {
      return REDS_TO_POT.ordinal();
    }
    return (MoveCode.colours(stroke) & ~colours) == 0 ? Kernel.FINE : COLOUR_TO_POT.ordinal();
  }

  /// Writes the codes of all strokes that `check` finds fine, and returns their number.
  int possible(int[] strokes) {
    strokes[0] = MoveCode.stroke(Frame.NONE, 0, 0, false);
    strokes[1] = MoveCode.stroke(Frame.NONE, 0, 0, true);
    int found = 2;
    int toHit = reds > 0 ? colours | 1 << Frame.RED : colours;
    for (; toHit != 0; toHit &= toHit - 1) {
      int first = Integer.numberOfTrailingZeros(toHit);
      for (int fallen = colours; fallen >= 0; fallen = smallerSubset(fallen)) {
        for (int fallenReds = 0; fallenReds <= reds; fallenReds++) {
          strokes[found++] = MoveCode.stroke(first, fallenReds, fallen, false);
          strokes[found++] = MoveCode.stroke(first, fallenReds, fallen, true);
        }
      }
    }
    return found;
  }

  /// The next subset of the colours left, from all of them down to none; then -1.
  private int smallerSubset(int subset) {
    return subset == 0 ? -1 : subset - 1 & colours;
  }
}
