package umpire.snooker.match;

import umpire.core.kernel.Kernel;
import umpire.snooker.rule.Sides;

/// Totals over a whole match, for each side.
final class MatchTotals {

  private final int[] won = new int[Sides.COUNT];
  private final int[] totals = new int[Sides.COUNT];
  private final int[] highest = new int[Sides.COUNT];
  private final int[] earlyConcessions = new int[Sides.COUNT];

  /// The set of seats that were warned for conduct.
  private int warned;

  void reset() {
    for (int side = 0; side < Sides.COUNT; side++) {
      won[side] = totals[side] = highest[side] = earlyConcessions[side] = 0;
    }
    warned = 0;
  }

  void winFrame(int side) {
    won[side]++;
  }

  void startFrom(int side, int frames) {
    won[side] = frames;
  }

  void addPoints(int side, int points) {
    totals[side] += points;
  }

  void noteBreak(int side, int points) {
    highest[side] = Math.max(highest[side], points);
  }

  /// Counts an early concession; true if it is not the first.
  boolean concedesEarlyAgain(int side) {
    return earlyConcessions[side]++ > 0;
  }

  void warn(int seat) {
    warned |= 1 << seat;
  }

  int won(int side) {
    return won[side];
  }

  /// The side that has won more frames, or [Kernel#NOBODY] if both have won equally many.
  int leader() {
    return won[0] == won[1] ? Kernel.NOBODY : won[0] > won[1] ? 0 : 1;
  }

  int total(int side) {
    return totals[side];
  }

  int highestBreak(int side) {
    return highest[side];
  }

  boolean warned(int seat) {
    return (warned & 1 << seat) != 0;
  }

  void copyFrom(MatchTotals other) {
    for (int side = 0; side < Sides.COUNT; side++) {
      won[side] = other.won[side];
      totals[side] = other.totals[side];
      highest[side] = other.highest[side];
      earlyConcessions[side] = other.earlyConcessions[side];
    }
    warned = other.warned;
  }
}
