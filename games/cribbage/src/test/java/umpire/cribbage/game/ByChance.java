package umpire.cribbage.game;

import umpire.core.Chance;
import umpire.core.Tape;
import umpire.core.kernel.Kernel;
import umpire.core.kernel.Move;
import umpire.core.kernel.RandomStrategy;
import umpire.cribbage.play.CribbageDealer;
import umpire.cribbage.rules.CribbageTerms;

/// Whole matches by chance, move by move, on one table.
final class ByChance {

  private final Cribbage table;
  private final CribbageDealer dealer;
  private final RandomStrategy<Cribbage> anybody = new RandomStrategy<>();
  private final Chance chance = new Chance(0);
  private final Move move = new Move();

  ByChance(CribbageTerms terms) {
    table = new Cribbage(terms);
    dealer = new CribbageDealer(terms.players());
  }

  Cribbage cribbage() {
    return table;
  }

  void deal(long seed) {
    chance.reseed(Chance.mix(seed));
    table.reset();
  }

  /// Makes the next move; false if the match is over.
  boolean step(Tape tape) {
    int actor = table.toAct();
    if (actor == Kernel.OVER) {
      return false;
    }
    if (!dealer.next(table, chance, move)) {
      anybody.choose(table, actor, chance, move);
    }
    if (table.check(actor, move) != Kernel.FINE) {
      throw new AssertionError(move + " of " + actor + " against " + table.check(actor, move));
    }
    table.play(actor, move, tape);
    return true;
  }

  void run(long seed, Tape tape) {
    deal(seed);
    while (step(tape)) {
      // a step is all there is to do
    }
  }
}
