package umpire.cribbage.game;

import umpire.core.RulingLog;
import umpire.core.SeededRandom;
import umpire.core.kernel.Kernel;
import umpire.core.kernel.Move;
import umpire.core.kernel.RandomStrategy;
import umpire.cribbage.play.CribbageDealer;
import umpire.cribbage.rules.CribbageSettings;

/// Whole random matches, move by move, on one table.
final class ByChance {

  private final Cribbage table;
  private final CribbageDealer dealer;
  private final RandomStrategy<Cribbage> anybody = new RandomStrategy<>();
  private final SeededRandom random = new SeededRandom(0);
  private final Move move = new Move();

  ByChance(CribbageSettings settings) {
    table = new Cribbage(settings);
    dealer = new CribbageDealer(settings.players());
  }

  Cribbage cribbage() {
    return table;
  }

  void deal(long seed) {
    random.reseed(SeededRandom.mix(seed));
    table.reset();
  }

  /// Makes the next move. Returns false if the match is over.
  boolean step(RulingLog log) {
    int actor = table.toAct();
    if (actor == Kernel.OVER) {
      return false;
    }
    if (!dealer.next(table, random, move)) {
      anybody.choose(table, actor, random, move);
    }
    if (table.check(actor, move) != Kernel.LEGAL) {
      throw new AssertionError(move + " of " + actor + " against " + table.check(actor, move));
    }
    table.play(actor, move, log);
    return true;
  }

  void run(long seed, RulingLog log) {
    deal(seed);
    while (step(log)) {
      // each step does all the work
    }
  }
}
