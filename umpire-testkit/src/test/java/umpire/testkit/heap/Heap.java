package umpire.testkit.heap;

import static umpire.testkit.heap.HeapRule.EMPTY;
import static umpire.testkit.heap.HeapRule.ENOUGH;
import static umpire.testkit.heap.HeapRule.IN_TURN;
import static umpire.testkit.heap.HeapRule.STONE;

import umpire.core.Kernel;
import umpire.core.Tape;

/// The kernel: a move is one less than the number of stones taken.
final class Heap implements Kernel {

  static final int MOST_TAKEN = 3;

  private final Flaw flaw;
  private final int[] scores = new int[4];
  private int seats;
  private int stones;
  private int seat = NOBODY;

  Heap(Flaw flaw) {
    this.flaw = flaw;
  }

  void deal(int players, int size) {
    seats = players;
    stones = size;
    seat = 0;
    java.util.Arrays.fill(scores, 0);
  }

  @Override
  public int check(int player, int move) {
    if (flaw == Flaw.CHECK_TAKES_A_STONE && stones > 4 && move == 2) {
      stones--;
    }
    if (seat == NOBODY) {
      return flaw == Flaw.MOVES_AFTER_THE_END ? FINE : EMPTY.ordinal();
    }
    if (player != seat && !(flaw == Flaw.OTHERS_MAY_MOVE && stones == 2)) {
      return IN_TURN.ordinal();
    }
    return move + 1 > stones ? ENOUGH.ordinal() : FINE;
  }

  @Override
  public void play(int move, Tape tape) {
    if (flaw == Flaw.PLAY_FAILS && stones == 3 && move == 2) {
      throw new ArrayIndexOutOfBoundsException("planted");
    }
    stones -= flaw == Flaw.NEVER_ENDS ? 0 : move + 1;
    if (flaw == Flaw.SILENCE_CHANGES_THE_GAME && !tape.records()) {
      scores[seat]++;
    }
    scores[seat] += move + 1;
    tape.say(STONE, seat, stones, move + (flaw == Flaw.SCORES_ARE_NOT_TOLD && stones == 5 ? 0 : 1));
    seat = seat + 1 == seats ? 0 : seat + 1;
    if (stones == 0) {
      seat = NOBODY;
      tape.say(EMPTY, NOBODY, 0, 0);
    }
  }

  @Override
  public int legal(int[] moves) {
    int count = seat == NOBODY ? 0 : Math.min(MOST_TAKEN, stones);
    for (int i = 0; i < count; i++) {
      moves[i] = i;
    }
    return switch (flaw) {
      case LEGAL_LEAVES_OUT -> count == 3 ? 2 : count;
      case LEGAL_IS_EMPTY -> stones == 1 ? 0 : count;
      case LEGAL_ADDS -> {
        moves[2] = 2;
        yield stones == 2 ? 3 : count;
      }
      default -> count;
    };
  }

  @Override
  public int seats() {
    return flaw == Flaw.ONE_SEAT_TOO_FEW ? seats - 1 : seats;
  }

  @Override
  public int sides() {
    return flaw == Flaw.A_SIDE_WITHOUT_SEATS ? seats + 1 : seats;
  }

  @Override
  public int toAct() {
    return seat;
  }

  @Override
  public int score(int side) {
    return scores[side];
  }
}
