package umpire.cribbage.expert;

import umpire.core.SeededRandom;
import umpire.core.kernel.Dealer;
import umpire.core.kernel.Moves;
import umpire.core.kernel.Strategy;
import umpire.core.search.SearchModel;
import umpire.cribbage.event.Verb;
import umpire.cribbage.game.Cribbage;
import umpire.cribbage.play.RulesPlayer;
import umpire.cribbage.rules.CribbageSettings;

/// The search model of cribbage: worlds as likely as they are, one card of each rank in the play,
/// and what it is worth how a deal ends, the show included.
public final class CribbageSearchModel implements SearchModel<Cribbage> {

  private final LikelyWorlds dealer;
  private final RulesPlayer playout = new RulesPlayer();
  private final boolean speaks;

  public CribbageSearchModel(CribbageSettings settings) {
    dealer = new LikelyWorlds(settings.players());
    speaks = WinProbability.speaksOf(settings);
  }

  @Override
  public Dealer<Cribbage> dealer() {
    return dealer;
  }

  @Override
  public Strategy<Cribbage> playout() {
    return playout;
  }

  @Override
  public void candidates(Cribbage veiled, int seat, SeededRandom random, Moves into) {
    if (veiled.phase() != Cribbage.Phase.PLAY) {
      veiled.listLegal(seat, into);
      return;
    }
    for (long rest = veiled.pegging().fitting(seat); rest != 0; ) {
      long card = Long.lowestOneBit(rest);
      into.addCards(Verb.LAY, card, 0);
      rest &= ~(0xfL << (Long.numberOfTrailingZeros(card) & ~3));
    }
  }

  @Override
  public boolean isFarEnough(Cribbage world) {
    return switch (world.phase()) {
      case CUT -> world.cutForDeal().seen() == 0;
      case DEAL, OVER -> true;
      case DISCARD, STARTER, PLAY, PEG, SHOW, COUNT, MUGGINS, CRIB -> false;
    };
  }

  @Override
  public boolean tellsChances(Cribbage table) {
    return speaks;
  }

  /// The chance to win the game at hand where the table of scores speaks of it. Where it does not,
  /// by how much the side is ahead of the others on average, as a part of the board: points are all
  /// there is to go by.
  @Override
  public double value(Cribbage world, int side) {
    return speaks ? WinProbability.stored().beforeDeal(world, side) : byPoints(world, side);
  }

  private static double byPoints(Cribbage world, int side) {
    int others = 0;
    for (int other = 0; other < world.sides(); other++) {
      others += other == side ? 0 : world.tally(0, other);
    }
    double ahead = world.tally(0, side) - (double) others / (world.sides() - 1);
    return Math.clamp(0.5 + ahead / (2 * WinProbability.HOLES), 0, 1);
  }
}
