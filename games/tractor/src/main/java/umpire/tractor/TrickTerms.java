package umpire.tractor;

import umpire.core.profile.Profile;
import umpire.tractor.TractorSwitches.Fine;
import umpire.tractor.TractorSwitches.Follow;
import umpire.tractor.TractorSwitches.Refused;
import umpire.tractor.TractorSwitches.Ruffs;
import umpire.tractor.TractorSwitches.Throwing;

/// What a table has agreed on about throws, following and ruffs.
public record TrickTerms(
    Throwing throwing, Refused refused, Fine fine, Follow follow, Ruffs ruffs) {

  static TrickTerms of(Profile profile) {
    return new TrickTerms(
        profile.get(TractorSwitches.THROWING),
        profile.get(TractorSwitches.REFUSED),
        profile.get(TractorSwitches.FINE),
        profile.get(TractorSwitches.FOLLOW),
        profile.get(TractorSwitches.RUFFS));
  }
}
