package umpire.tractor;

import umpire.core.profile.Profile;
import umpire.tractor.TractorSwitches.FirstDealer;
import umpire.tractor.TractorSwitches.Jokers;
import umpire.tractor.TractorSwitches.Overbid;
import umpire.tractor.TractorSwitches.Overturn;
import umpire.tractor.TractorSwitches.Partner;
import umpire.tractor.TractorSwitches.TakeOver;
import umpire.tractor.TractorSwitches.Undeclared;

/// What a table has agreed on about drawing, declaring and the kitty.
///
/// @param drawn how many cards each draws before the players are asked whether they declare, at
///   most all of them
public record BiddingTerms(
    int drawn,
    FirstDealer firstDealer,
    Overbid overbid,
    Jokers jokers,
    Partner partner,
    Overturn overturn,
    Undeclared undeclared,
    TakeOver takeOver) {

  static BiddingTerms of(Profile profile) {
    return new BiddingTerms(
        Math.min(profile.get(TractorSwitches.DRAWN), profile.get(TractorSwitches.TEAMS).hand()),
        profile.get(TractorSwitches.FIRST_DEALER),
        profile.get(TractorSwitches.OVERBID),
        profile.get(TractorSwitches.JOKERS),
        profile.get(TractorSwitches.PARTNER),
        profile.get(TractorSwitches.OVERTURN),
        profile.get(TractorSwitches.UNDECLARED),
        profile.get(TractorSwitches.TAKE_OVER));
  }
}
