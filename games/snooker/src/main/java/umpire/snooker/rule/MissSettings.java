package umpire.snooker.rule;

import umpire.core.profile.Profile;

/// What a table has agreed on about misses.
///
/// @param limit after how many misses in a row the balls are not replaced again, 0 for never
public record MissSettings(boolean called, boolean late, boolean three, int limit) {

  static MissSettings of(Profile profile) {
    return new MissSettings(
        profile.get(SnookerSwitches.MISS),
        profile.get(SnookerSwitches.LATE_MISS),
        profile.get(SnookerSwitches.THREE_MISSES),
        profile.get(SnookerSwitches.MISS_LIMIT));
  }
}
