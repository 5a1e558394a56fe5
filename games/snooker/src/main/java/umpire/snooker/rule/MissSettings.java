package umpire.snooker.rule;

import umpire.core.profile.Profile;

/// The agreed rules of one table about misses.
///
/// @param limit the number of misses in a row after which the balls are not replaced again, 0 for
///   no limit
public record MissSettings(boolean called, boolean late, boolean three, int limit) {

  static MissSettings of(Profile profile) {
    return new MissSettings(
        profile.get(SnookerSwitches.MISS),
        profile.get(SnookerSwitches.LATE_MISS),
        profile.get(SnookerSwitches.THREE_MISSES),
        profile.get(SnookerSwitches.MISS_LIMIT));
  }
}
