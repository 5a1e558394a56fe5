package umpire.snooker;

import static umpire.snooker.Frame.SEATS;

import umpire.core.kernel.Kernel;

/// What is written down over a whole match, for each seat.
final class MatchSheet {

  private final int[] won = new int[SEATS];
  private final int[] totals = new int[SEATS];
  private final int[] highest = new int[SEATS];
  private final int[] earlyConcessions = new int[SEATS];
  private final boolean[] warned = new boolean[SEATS];

  void reset() {
    for (int seat = 0; seat < SEATS; seat++) {
      won[seat] = totals[seat] = highest[seat] = earlyConcessions[seat] = 0;
      warned[seat] = false;
    }
  }

  void winFrame(int seat) {
    won[seat]++;
  }

  void startFrom(int seat, int frames) {
    won[seat] = frames;
  }

  void addPoints(int seat, int points) {
    totals[seat] += points;
  }

  void noteBreak(int seat, int points) {
    highest[seat] = Math.max(highest[seat], points);
  }

  /// Notes an early concession; true if it is not the first.
  boolean concedesEarlyAgain(int seat) {
    return earlyConcessions[seat]++ > 0;
  }

  void warn(int seat) {
    warned[seat] = true;
  }

  int won(int seat) {
    return won[seat];
  }

  /// The seat with more frames, or [Kernel#NOBODY] if both have as many.
  int leader() {
    return won[0] == won[1] ? Kernel.NOBODY : won[0] > won[1] ? 0 : 1;
  }

  int total(int seat) {
    return totals[seat];
  }

  int highestBreak(int seat) {
    return highest[seat];
  }

  boolean warned(int seat) {
    return warned[seat];
  }

  void copyFrom(MatchSheet other) {
    for (int seat = 0; seat < SEATS; seat++) {
      won[seat] = other.won[seat];
      totals[seat] = other.totals[seat];
      highest[seat] = other.highest[seat];
      earlyConcessions[seat] = other.earlyConcessions[seat];
      warned[seat] = other.warned[seat];
    }
  }
}
