package umpire.heap;

import static umpire.heap.HeapRule.EMPTY;
import static umpire.heap.HeapRule.ENOUGH;
import static umpire.heap.HeapRule.IN_TURN;
import static umpire.heap.HeapRule.STONE;

import umpire.core.RulingLog;
import umpire.core.kernel.Kernel;

/// The kernel of the classic heap game. A move is one less than the number of stones taken.
final class Heap {

  static final int MAX_TAKEN = 3;

  private final int[] scores = new int[4];
  private int seats;
  private int stones;
  private int seat = Kernel.NOBODY;

  void deal(int players, int size) {
    seats = players;
    stones = size;
    seat = 0;
    java.util.Arrays.fill(scores, 0);
  }

  int check(int player, int move) {
    if (seat == Kernel.NOBODY) {
      return EMPTY.ordinal();
    }
    if (player != seat) {
      return IN_TURN.ordinal();
    }
    return move + 1 > stones ? ENOUGH.ordinal() : Kernel.LEGAL;
  }

  void play(int move, RulingLog log) {
    stones -= move + 1;
    scores[seat] += move + 1;
    log.add(STONE, seat, stones, move + 1);
    seat = seat + 1 == seats ? 0 : seat + 1;
    if (stones == 0) {
      seat = Kernel.NOBODY;
      log.add(EMPTY, Kernel.NOBODY, 0, 0);
    }
  }

  int seats() {
    return seats;
  }

  int toAct() {
    return seat;
  }

  int score(int side) {
    return scores[side];
  }
}
