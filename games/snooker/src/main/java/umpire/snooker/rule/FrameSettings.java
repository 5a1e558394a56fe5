package umpire.snooker.rule;

import umpire.core.profile.Profile;

/// The agreed rules of one table that matter within a frame.
///
/// @param seats two players, or four in two pairs
/// @param choice whether the winner of the lot chooses the player at the respotted black
public record FrameSettings(
    int seats,
    int reds,
    boolean sevenUnnamed,
    boolean playAgain,
    boolean freeBall,
    boolean behindNominated,
    MissSettings misses,
    PaceSettings pace,
    boolean choice) {

  /// The settings of the published problem.
  public static final FrameSettings CLASSIC = of(SnookerProfiles.ALL.classic());

  static FrameSettings of(Profile profile) {
    return new FrameSettings(
        profile.get(SnookerSwitches.SEATS),
        profile.get(SnookerSwitches.REDS),
        profile.get(SnookerSwitches.SEVEN_UNNAMED),
        profile.get(SnookerSwitches.PLAY_AGAIN),
        profile.get(SnookerSwitches.FREE_BALL),
        profile.get(SnookerSwitches.BEHIND_NOMINATED),
        MissSettings.of(profile),
        PaceSettings.of(profile),
        profile.get(SnookerSwitches.LOT_CHOOSES));
  }
}
