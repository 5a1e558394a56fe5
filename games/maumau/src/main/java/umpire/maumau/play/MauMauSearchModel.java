package umpire.maumau.play;

import umpire.core.kernel.Dealer;
import umpire.core.kernel.Strategy;
import umpire.core.search.SearchModel;
import umpire.core.search.StoredNumbers;
import umpire.core.search.Sureness;
import umpire.maumau.match.MauMauMatch;

/// The search model of Mau-Mau: hands are estimated from the others' choices, a deal is played to
/// its end by `rules`, and its points are then valued.
public final class MauMauSearchModel implements SearchModel<MauMauMatch> {

  /// The default number of rollouts per decision: about a millisecond.
  public static final int ROLLOUTS = 2_000;

  private static final String SURENESS = "sureness.txt";

  private final LikelyWorlds dealer = new LikelyWorlds();
  private final RulesPlayer playout = new RulesPlayer();
  private final TypicalPlayer typical = new TypicalPlayer();

  @Override
  public Dealer<MauMauMatch> dealer() {
    return dealer;
  }

  @Override
  public Strategy<MauMauMatch> playout() {
    return playout;
  }

  @Override
  public Strategy<MauMauMatch> typicalPlayer() {
    return typical;
  }

  @Override
  public void hideUnseen(MauMauMatch table) {
    table.hideDrawPile();
  }

  @Override
  public boolean isFarEnough(MauMauMatch world) {
    return !world.inDeal();
  }

  @Override
  public double value(MauMauMatch world, int side) {
    return world.isOver()
        ? SearchModel.super.value(world, side)
        : MatchWinProbability.stored().of(world, side);
  }

  /// Corrects only matches of one deal, which its cards alone decide. In longer ones rollouts end
  /// with the deal and value its points, and win probabilities for experts were not overconfident.
  @Override
  public double sureness(MauMauMatch table, boolean departed) {
    boolean isOneDeal = table.settings().limit() == 0 && table.settings().deals() == 1;
    return isOneDeal ? Holder.ONE_DEAL.of(departed) : 1;
  }

  /// The table that comes with the program.
  private static final class Holder {
    static final Sureness ONE_DEAL =
        Sureness.read(
            StoredNumbers.read(SURENESS, MauMauSearchModel.class.getResourceAsStream(SURENESS)));
  }
}
