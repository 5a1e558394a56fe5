package umpire.snooker.frame;

import umpire.core.RulingLog;
import umpire.core.kernel.Kernel;
import umpire.snooker.rule.Sides;
import umpire.snooker.rule.SnookerRule;

/// Reports what a scoreboard shows: breaks, the lead, the points left, and which side needs penalty
/// points.
public final class Announcer {

  private static final int MAXIMUM = 147;
  private static final int CENTURY = 100;
  private static final int HALF_CENTURY = 50;

  private Announcer() {}

  public static void sayBreak(int striker, int before, int points, RulingLog log) {
    log.add(SnookerRule.BREAK, striker, points, points - before);
    if (milestones(points) > milestones(before)) {
      log.add(SnookerRule.MILESTONE, striker, points, 0);
    }
  }

  /// The number of milestones a break has passed.
  private static int milestones(int points) {
    if (points >= CENTURY) {
      return points >= MAXIMUM ? 3 : 2;
    }
    return points >= HALF_CENTURY ? 1 : 0;
  }

  /// Reports the lead and the points left; does nothing if the log is not recording.
  public static void sayStanding(Frame frame, RulingLog log) {
    if (!log.isRecording()) {
      return;
    }
    int lead = frame.ending.lead(0);
    int leader = lead > 0 ? 0 : lead < 0 ? 1 : Kernel.NOBODY;
    int left = frame.between.left(frame.toAct());
    log.add(SnookerRule.STANDING, leader, left, Math.abs(lead));
    if (leader != Kernel.NOBODY) {
      sayNeeded(frame, Sides.other(leader), log);
    }
  }

  /// Only a side that is trailing can need penalty points.
  private static void sayNeeded(Frame frame, int side, RulingLog log) {
    int fouls = frame.between.foulsNeeded(side);
    if (fouls > 0) {
      log.add(SnookerRule.PENALTY_NEEDED, side, fouls, frame.between.left(side));
    }
  }
}
