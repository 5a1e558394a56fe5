package umpire.snooker.frame;

import umpire.core.RulingLog;
import umpire.snooker.rule.Sides;
import umpire.snooker.rule.SnookerRule;

/// The end of a frame that is level when its time is up: shots at the blue in turn, until one side
/// has potted more balls after equally many shots. They score nothing.
final class BlueShots {

  private final int[] potted = new int[Sides.COUNT];
  private boolean due;

  /// Whether one side has had a shot that the other has not.
  private boolean halfway;

  void reset() {
    due = false;
  }

  void begin() {
    due = true;
    halfway = false;
    potted[0] = potted[1] = 0;
  }

  boolean areDue() {
    return due;
  }

  /// Takes a shot; true if it decides the frame.
  boolean take(int seat, boolean falls, RulingLog log) {
    int side = Sides.of(seat);
    potted[side] += falls ? 1 : 0;
    halfway = !halfway;
    log.add(SnookerRule.BLUE_SHOT, seat, falls ? 1 : 0, potted[side]);
    return !halfway && potted[0] != potted[1];
  }

  int leader() {
    return potted[0] > potted[1] ? 0 : 1;
  }

  void copyFrom(BlueShots other) {
    due = other.due;
    halfway = other.halfway;
    potted[0] = other.potted[0];
    potted[1] = other.potted[1];
  }
}
