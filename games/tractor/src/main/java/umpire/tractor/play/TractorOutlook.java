package umpire.tractor.play;

import umpire.core.kernel.Dealer;
import umpire.core.kernel.Strategy;
import umpire.core.search.Outlook;
import umpire.tractor.Tractor;

/// What a search knows of Tractor.
public final class TractorOutlook implements Outlook<Tractor> {

  /// What a decision gets if nobody says otherwise.
  public static final int ROLLOUTS = 200;

  private final TractorDealer dealer = new TractorDealer();
  private final RulesPlayer playout = new RulesPlayer();

  @Override
  public Dealer<Tractor> dealer() {
    return dealer;
  }

  @Override
  public Strategy<Tractor> playout() {
    return playout;
  }

  @Override
  public boolean isFarEnough(Tractor world) {
    return world.betweenRounds();
  }
}
