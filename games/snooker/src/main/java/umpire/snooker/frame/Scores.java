package umpire.snooker.frame;

import static umpire.snooker.ball.Balls.BLACK;
import static umpire.snooker.ball.Balls.NONE;
import static umpire.snooker.rule.SnookerRule.PENALTY;
import static umpire.snooker.rule.SnookerRule.PENALTY_SEVEN;

import umpire.core.RulingLog;
import umpire.core.kernel.Kernel;
import umpire.snooker.rule.Sides;
import umpire.snooker.rule.SnookerRule;

/// The points of a frame. Every award of points is reported to the log.
public final class Scores {

  private final int[] points = new int[Sides.COUNT];

  /// The first side's lead. Stored because every stroke asks for it several times.
  private int ahead;

  /// The points that the striker has scored in this visit.
  private int breakPoints;

  void reset() {
    points[0] = points[1] = 0;
    ahead = 0;
    breakPoints = 0;
  }

  public void give(SnookerRule rule, int seat, int subject, int amount, RulingLog log) {
    points[Sides.of(seat)] += amount;
    ahead += Sides.of(seat) == 0 ? amount : -amount;
    log.add(rule, seat, subject, amount);
  }

  /// Points for a pot, which are part of a break.
  void pot(SnookerRule rule, int seat, int ball, int amount, RulingLog log) {
    breakPoints += amount;
    give(rule, seat, ball, amount, log);
  }

  /// Gives a penalty and reports the ball that set it, or none if it is the minimum.
  ///
  /// @param least the minimum cost of the foul; seven if that is its fixed price
  void penalty(int seat, int dearest, int least, RulingLog log) {
    if (least == BLACK) {
      give(PENALTY_SEVEN, seat, NONE, BLACK, log);
    } else if (dearest < least) {
      give(PENALTY, seat, NONE, least, log);
    } else {
      give(PENALTY, seat, dearest, dearest, log);
    }
  }

  /// Starts a new visit, in which the break is 0.
  void newVisit() {
    breakPoints = 0;
  }

  int of(int seat) {
    return points[Sides.of(seat)];
  }

  public int breakPoints() {
    return breakPoints;
  }

  /// The first side's lead; negative if it trails.
  int ahead() {
    return ahead;
  }

  /// The side with more points, or [Kernel#NOBODY] if the scores are level.
  int leader() {
    return ahead > 0 ? 0 : ahead < 0 ? 1 : Kernel.NOBODY;
  }

  void copyFrom(Scores other) {
    points[0] = other.points[0];
    points[1] = other.points[1];
    ahead = other.ahead;
    breakPoints = other.breakPoints;
  }
}
