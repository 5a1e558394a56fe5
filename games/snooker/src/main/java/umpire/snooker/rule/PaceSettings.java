package umpire.snooker.rule;

import umpire.core.profile.Profile;

/// What tables agree on that play against the clock, as in the Snooker Shoot Out. Umpire has no
/// clock: a referee says when time is up.
public record PaceSettings(
    boolean clock, boolean shotClock, boolean cushion, boolean handAfterFoul) {

  static PaceSettings of(Profile profile) {
    return new PaceSettings(
        profile.get(SnookerSwitches.FRAME_CLOCK),
        profile.get(SnookerSwitches.SHOT_CLOCK),
        profile.get(SnookerSwitches.CUSHION),
        profile.get(SnookerSwitches.IN_HAND_AFTER_FOUL));
  }
}
