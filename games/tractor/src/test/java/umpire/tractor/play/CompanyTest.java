package umpire.tractor.play;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import umpire.core.RulingLog;
import umpire.core.SeededRandom;
import umpire.core.kernel.Kernel;
import umpire.core.kernel.Move;
import umpire.tractor.round.Sides;
import umpire.tractor.table.Tractor;
import umpire.tractor.table.Tractor.Phase;
import umpire.tractor.text.CompleteTractor;

/// Tests the likely partners of a player who waits for a friend, or is one.
final class CompanyTest {

  private static final int MOVES = 3_000;

  private final CompleteTractor tractor = new CompleteTractor();

  /// No player knows more about partners than their own hand and the table show.
  @Test
  void onlyTheHolderOfTheCardKnows() throws Exception {
    var table = tractor.open(tractor.profiles().preset("friends"), 5);
    var veiled = table.newGame();
    var outlook = new TractorSearchModel();
    var random = new SeededRandom(9);
    var move = new Move();
    int friends = 0;
    for (int moves = 0; moves < MOVES; moves++) {
      if (table.toAct() == Kernel.OVER) {
        table.reset();
      }
      int actor = table.toAct();
      if (!outlook.dealer().next(table, random, move)) {
        outlook.playout().choose(table, actor, random, move);
      }
      table.play(actor, move, RulingLog.none());
      for (int seat = 0; table.phase() == Phase.PLAYING && seat < table.seats(); seat++) {
        veiled.copyFrom(table);
        veiled.veil(seat);
        friends += look(table, veiled, seat);
      }
    }
    assertThat(friends).as("times that somebody waited to be found").isPositive();
  }

  private static int look(Tractor table, Tractor veiled, int seat) {
    Sides sides = table.round().sides();
    int dealer = table.dealer();
    boolean holds = veiled.hands().known(seat).has(sides.card());
    for (int other = 0; other < table.seats(); other++) {
      boolean together = Company.areTogether(veiled, seat, other);
      assertThat(together).isEqualTo(Company.areTogether(table, seat, other));
      if (sides.areSettled()) {
        assertThat(together).isEqualTo(sides.areTogether(seat, other));
      } else if (seat == dealer || other == seat) {
        assertThat(together).isEqualTo(other == seat);
      } else {
        assertThat(together).isEqualTo((other == dealer) == holds);
      }
    }
    return !sides.areSettled() && seat != dealer && holds ? 1 : 0;
  }

  /// `rules` names the top card of a suit, of which another player has a copy.
  @Test
  void theCardIsOneThatOthersHold() throws Exception {
    var table = tractor.open(tractor.profiles().preset("friends"), 5);
    var outlook = new TractorSearchModel();
    var random = new SeededRandom(4);
    var move = new Move();
    int named = 0;
    for (int moves = 0; moves < MOVES && table.toAct() != Kernel.OVER; moves++) {
      int actor = table.toAct();
      if (!outlook.dealer().next(table, random, move)) {
        outlook.playout().choose(table, actor, random, move);
      }
      if (table.phase() == Phase.NAMING) {
        int card = Long.numberOfTrailingZeros(move.cards());
        int own = table.hands().known(actor).size(move.cards());
        int buried = table.hands().buried().size(move.cards());
        assertThat(own + buried).as("own copies of %d", card).isLessThan(2);
        assertThat(move.amount()).isEqualTo(own + 1);
        named++;
      }
      table.play(actor, move, RulingLog.none());
    }
    assertThat(named).isPositive();
  }
}
