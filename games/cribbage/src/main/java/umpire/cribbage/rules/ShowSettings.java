package umpire.cribbage.rules;

import umpire.core.profile.Profile;

/// The rules of the starter and the show that a table has chosen.
public record ShowSettings(int heels, boolean fourFlushInCrib, CribbageSwitches.Counting counting) {

  static ShowSettings of(Profile profile) {
    return new ShowSettings(
        profile.get(CribbageSwitches.HEELS),
        profile.get(CribbageSwitches.FOUR_FLUSH_IN_CRIB),
        profile.get(CribbageSwitches.COUNTING));
  }
}
