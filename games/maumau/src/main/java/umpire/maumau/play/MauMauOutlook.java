package umpire.maumau.play;

import umpire.core.kernel.Dealer;
import umpire.core.kernel.Strategy;
import umpire.core.search.Outlook;
import umpire.maumau.MauMauMatch;

/// What a search knows of Mau-Mau.
public final class MauMauOutlook implements Outlook<MauMauMatch> {

  /// What a decision gets if nobody says otherwise: less than ten milliseconds.
  public static final int ROLLOUTS = 1_000;

  private final MauMauDealer dealer = new MauMauDealer();
  private final RulesPlayer playout = new RulesPlayer();

  @Override
  public Dealer<MauMauMatch> dealer() {
    return dealer;
  }

  @Override
  public Strategy<MauMauMatch> playout() {
    return playout;
  }
}
