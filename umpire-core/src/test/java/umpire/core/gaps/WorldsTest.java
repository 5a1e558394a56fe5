package umpire.core.gaps;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import umpire.core.RulingLog;
import umpire.core.kernel.Kernel;
import umpire.core.kernel.Move;
import umpire.heap.HeapKernel;
import umpire.heap.HeapVerb;
import umpire.heap.WholeFlaw;
import umpire.heap.WholeHeap;

/// Conclusions drawn from all worlds that agree with a record.
class WorldsTest {

  private static final WholeHeap GAME = new WholeHeap(WholeFlaw.NONE);
  private static final int TOO_MANY = 65;

  /// Gives every move this number of meanings, which lead to different worlds.
  private record Meanings(int meaningCount) implements RecordGaps<HeapKernel> {
    @Override
    public int meaningCount(HeapKernel world, Move move) {
      return meaningCount;
    }
  }

  @Test
  void aWinnerInEveryWorldHasWon() {
    assertThat(winnerAfterTheLastMove(2)).isZero();
  }

  @Test
  void withTooManyWorldsNoWinnerIsCertain() {
    assertThat(winnerAfterTheLastMove(TOO_MANY)).isEqualTo(Kernel.NOBODY);
  }

  private static int winnerAfterTheLastMove(int meanings) {
    HeapKernel table = beforeTheLastMove();
    var worlds = new Worlds<>(table, new Meanings(meanings), GAME.rulebook(), 1);
    worlds.play(table.toAct(), takes(1), new RulingLog());
    return worlds.winner();
  }

  private static HeapKernel beforeTheLastMove() {
    HeapKernel table = GAME.open(GAME.profiles().classic(), 2);
    HeapKernel before = table.newGame();
    table.play(0, takes(2), new RulingLog()); // so that the game is no draw
    while (table.toAct() != Kernel.OVER) {
      before.copyFrom(table);
      table.play(table.toAct(), takes(1), new RulingLog());
    }
    return before;
  }

  private static Move takes(int stones) {
    return HeapKernel.said(HeapVerb.TAKE, stones);
  }
}
