package umpire.tractor.rule;

import umpire.core.profile.Profile;
import umpire.tractor.rule.TractorSwitches.Fine;
import umpire.tractor.rule.TractorSwitches.Follow;
import umpire.tractor.rule.TractorSwitches.Refused;
import umpire.tractor.rule.TractorSwitches.Ruffs;
import umpire.tractor.rule.TractorSwitches.Throwing;

/// The agreed rules of one table about throws, following and ruffs.
public record TrickSettings(
    Throwing throwing, Refused refused, Fine fine, Follow follow, Ruffs ruffs) {

  static TrickSettings of(Profile profile) {
    return new TrickSettings(
        profile.get(TractorSwitches.THROWING),
        profile.get(TractorSwitches.REFUSED),
        profile.get(TractorSwitches.FINE),
        profile.get(TractorSwitches.FOLLOW),
        profile.get(TractorSwitches.RUFFS));
  }
}
