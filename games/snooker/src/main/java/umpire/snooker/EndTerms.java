package umpire.snooker;

import umpire.core.profile.Profile;
import umpire.snooker.SnookerSwitches.Claim;
import umpire.snooker.SnookerSwitches.Concession;

/// How a frame may end before its last ball.
record EndTerms(Concession concession, Claim claim, boolean stalemate) {

  static EndTerms of(Profile profile) {
    return new EndTerms(
        profile.get(SnookerSwitches.CONCESSION),
        profile.get(SnookerSwitches.CLAIM),
        profile.get(SnookerSwitches.RERACK));
  }
}
