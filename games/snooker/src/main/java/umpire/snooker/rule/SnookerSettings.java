package umpire.snooker.rule;

import umpire.core.profile.Profile;
import umpire.snooker.rule.SnookerSwitches.BreakOff;
import umpire.snooker.rule.SnookerSwitches.DecidedBy;

/// The rules of one table, as the kernel reads them.
///
/// @param simple whether strokes are recorded only by the balls they hit and potted
public record SnookerSettings(
    FrameSettings frame,
    int frames,
    DecidedBy decidedBy,
    boolean firstByLot,
    BreakOff breakOff,
    EndSettings ends,
    boolean simple,
    int firstStart,
    int secondStart) {

  public static SnookerSettings of(Profile profile) {
    return new SnookerSettings(
        FrameSettings.of(profile),
        profile.get(SnookerSwitches.FRAMES),
        profile.get(SnookerSwitches.DECIDED_BY),
        profile.get(SnookerSwitches.FIRST_BY_LOT),
        profile.get(SnookerSwitches.BREAK_OFF),
        EndSettings.of(profile),
        !profile.get(SnookerSwitches.REFEREE),
        profile.get(SnookerSwitches.FIRST_START),
        profile.get(SnookerSwitches.SECOND_START));
  }

  /// Whether all frames are played and their points added up; otherwise the frames won decide.
  public boolean aggregate() {
    return decidedBy == DecidedBy.POINTS;
  }

  public int start(int side) {
    return side == 0 ? firstStart : secondStart;
  }
}
