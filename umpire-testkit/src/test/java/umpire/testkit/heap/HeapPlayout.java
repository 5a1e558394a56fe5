package umpire.testkit.heap;

import umpire.core.Chance;
import umpire.core.Kernel;
import umpire.core.Playout;
import umpire.core.Tape;

/// Random games of the heap.
final class HeapPlayout implements Playout {

  static int games;
  static long[] garbage = {};

  private final Flaw flaw;
  private final int players;
  private final Heap heap;
  private final Chance chance = new Chance(0);
  private final int[] moves = new int[Heap.MOST_TAKEN];

  HeapPlayout(Flaw flaw, int players) {
    this.flaw = flaw;
    this.players = players;
    this.heap = new Heap(flaw);
  }

  @Override
  public Kernel kernel() {
    return heap;
  }

  @Override
  public void deal(long number, Tape tape) {
    chance.reseed(
        switch (flaw) {
          case NUMBERS_ARE_NOT_GAMES -> games++;
          case DEALS_ARE_ALL_THE_SAME -> 1;
          default -> number;
        });
    heap.deal(players, 3 + chance.below(20));
  }

  @Override
  public int choose(Tape tape) {
    return moves[chance.below(heap.legal(moves))];
  }

  @Override
  public void run(long number, Tape tape) {
    deal(number, tape);
    while (heap.toAct() != Kernel.NOBODY) {
      int move = choose(tape);
      heap.play(flaw == Flaw.PLAYOUT_GOES_ITS_OWN_WAY ? 0 : move, tape);
    }
    if (flaw == Flaw.ALLOCATES && number == 77
        || flaw == Flaw.ALLOCATES_IN_SILENCE && !tape.records()) {
      garbage = new long[1];
    }
  }
}
