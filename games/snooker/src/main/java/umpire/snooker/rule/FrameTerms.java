package umpire.snooker.rule;

import umpire.core.profile.Profile;

/// In which of the rules that tables differ in a frame is played, as far as the frame itself has to
/// know.
///
/// @param seats two players, or four in two pairs
/// @param choice whether the winner of the lot chooses who plays at the black
public record FrameTerms(
    int seats,
    int reds,
    boolean sevenUnnamed,
    boolean playAgain,
    boolean freeBall,
    boolean behindNominated,
    MissTerms misses,
    PaceTerms pace,
    boolean choice) {

  /// Those of the published problem.
  public static final FrameTerms CLASSIC = of(SnookerProfiles.ALL.classic());

  static FrameTerms of(Profile profile) {
    return new FrameTerms(
        profile.get(SnookerSwitches.SEATS),
        profile.get(SnookerSwitches.REDS),
        profile.get(SnookerSwitches.SEVEN_UNNAMED),
        profile.get(SnookerSwitches.PLAY_AGAIN),
        profile.get(SnookerSwitches.FREE_BALL),
        profile.get(SnookerSwitches.BEHIND_NOMINATED),
        MissTerms.of(profile),
        PaceTerms.of(profile),
        profile.get(SnookerSwitches.LOT_CHOOSES));
  }
}
