package umpire.cribbage.rules;

import umpire.core.profile.Profile;

/// What a table has agreed on about the starter and the show.
public record ShowSettings(int heels, boolean fourFlushInCrib, CribbageSwitches.Counting counting) {

  static ShowSettings of(Profile profile) {
    return new ShowSettings(
        profile.get(CribbageSwitches.HEELS),
        profile.get(CribbageSwitches.FOUR_FLUSH_IN_CRIB),
        profile.get(CribbageSwitches.COUNTING));
  }
}
