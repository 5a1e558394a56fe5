package umpire.snooker.rule;

import umpire.core.profile.Profile;
import umpire.snooker.rule.SnookerSwitches.Claim;
import umpire.snooker.rule.SnookerSwitches.Concession;

/// The ways in which a frame may end before its last ball at one table.
public record EndSettings(Concession concession, Claim claim, boolean stalemate) {

  static EndSettings of(Profile profile) {
    return new EndSettings(
        profile.get(SnookerSwitches.CONCESSION),
        profile.get(SnookerSwitches.CLAIM),
        profile.get(SnookerSwitches.RERACK));
  }
}
