package umpire.snooker.frame;

import umpire.core.RulingLog;
import umpire.core.profile.Profile;
import umpire.snooker.ball.Balls;
import umpire.snooker.rule.SnookerRule;
import umpire.snooker.rule.SnookerSettings;
import umpire.snooker.stroke.MoveCode;

/// A frame in progress, built from what can be seen, for questions about it: the balls left and the
/// points so far. The first player is at the table.
public final class Remaining {

  private final Frame frame;

  /// @param reds the number of reds left
  /// @param colours the set of colours left
  /// @param colourOn whether a red was just potted
  public Remaining(Profile profile, int reds, int colours, boolean colourOn) {
    frame = new Frame(SnookerSettings.of(profile).frame());
    frame.rack(RulingLog.none());
    frame.table.reds = reds;
    frame.table.colours = colours;
    frame.table.on = colourOn ? Balls.COLOURS : frame.table.onForATurn();
  }

  /// The number of reds a frame begins with under these rules.
  public static int reds(Profile profile) {
    return SnookerSettings.of(profile).frame().reds();
  }

  /// Gives a seat its points so far.
  public void score(int seat, int points) {
    frame.scores.give(SnookerRule.START, seat, Balls.NONE, points, RulingLog.none());
  }

  /// The points that the player at the table can still score without penalties.
  public int left() {
    return frame.between.left(frame.toAct());
  }

  /// Reports the leader and the lead, the points left, and which side needs penalty points.
  public void tellStanding(RulingLog log) {
    Announcer.sayStanding(frame, log);
  }

  /// Plays and reports the highest clearance possible: a black with each red, then the colours.
  public void clear(RulingLog log) {
    while (frame.strokeDue()) {
      int ball =
          frame.on() == Balls.COLOURS ? Balls.BLACK : Integer.numberOfTrailingZeros(frame.on());
      boolean red = ball == Balls.RED;
      frame.play(MoveCode.stroke(ball, red ? 1 : 0, red ? 0 : 1 << ball, false), log);
    }
  }
}
