package umpire.tractor.rule;

import umpire.core.profile.Profile;
import umpire.tractor.rule.TractorSwitches.FirstDealer;
import umpire.tractor.rule.TractorSwitches.Jokers;
import umpire.tractor.rule.TractorSwitches.Overbid;
import umpire.tractor.rule.TractorSwitches.Overturn;
import umpire.tractor.rule.TractorSwitches.Partner;
import umpire.tractor.rule.TractorSwitches.TakeOver;
import umpire.tractor.rule.TractorSwitches.Undeclared;

/// The agreed rules of one table about drawing, declaring and the kitty.
///
/// @param drawn the number of cards each draws before the players are asked to declare, at most a
///   full hand
public record BiddingSettings(
    int drawn,
    FirstDealer firstDealer,
    Overbid overbid,
    Jokers jokers,
    Partner partner,
    Overturn overturn,
    Undeclared undeclared,
    TakeOver takeOver) {

  static BiddingSettings of(Profile profile) {
    return new BiddingSettings(
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
