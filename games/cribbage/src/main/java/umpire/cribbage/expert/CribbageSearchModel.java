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

/// The search model of cribbage: likely hidden cards, one candidate per rank in the play, and the
/// value of a deal's end, after the show.
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
  public boolean isCalibrated(Cribbage table) {
    return speaks;
  }

  /// The win probability of the current game, where the table of scores covers it. Otherwise the
  /// side's lead over the mean of the others, scaled to the board: only points are available then.
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
