package umpire.cribbage;

import umpire.core.profile.Profile;

/// What a table has agreed on about the starter and the show.
public record ShowTerms(int heels, boolean fourFlushInCrib, CribbageSwitches.Counting counting) {

  static ShowTerms of(Profile profile) {
    return new ShowTerms(
        profile.get(CribbageSwitches.HEELS),
        profile.get(CribbageSwitches.FOUR_FLUSH_IN_CRIB),
        profile.get(CribbageSwitches.COUNTING));
  }
}
