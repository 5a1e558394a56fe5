package umpire.snooker.rule;

import umpire.core.profile.Profile;

/// The agreed rules of one table about time, as in the Snooker Shoot Out. Umpire has no clock: the
/// referee announces that time is up.
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
