package umpire.snooker.frame;

import static umpire.snooker.ball.Balls.COLOURS;
import static umpire.snooker.ball.Balls.NONE;
import static umpire.snooker.ball.Balls.YELLOW;

import umpire.core.RulingLog;
import umpire.snooker.ball.Balls;
import umpire.snooker.rule.SnookerRule;
import umpire.snooker.stroke.FoulReason;
import umpire.snooker.stroke.MoveCode;
import umpire.snooker.stroke.Remark;

/// Judges one stroke: which ball was on, or nominated, and which fouls were committed.
///
/// Holds plain numbers and is reused for every stroke.
final class StrokeJudge {

  private final boolean sevenUnnamed;

  private int stroke;
  private int remarks;

  /// The ball on, which is also its value; none if no colour was nominated and that is a foul.
  private int ball;

  /// The ball nominated as a free ball, if the striker makes use of one.
  private int free;

  /// The ball hit first, and another hit simultaneously.
  private int hit;

  private int also;

  private boolean unnamed;

  /// The set of balls that were potted by a foul.
  private int wrong;

  StrokeJudge(boolean sevenUnnamed) {
    this.sevenUnnamed = sevenUnnamed;
  }

  /// Loads a stroke to be judged.
  ///
  /// @param on the set of balls that were on
  /// @param freeBall whether the striker could nominate a free ball
  /// @param touching the ball which the white touched before the stroke
  void look(
      int stroke, int remarks, int on, boolean freeBall, int touching, int striker, RulingLog log) {
    this.stroke = stroke;
    this.remarks = remarks;
    hit = MoveCode.first(stroke);
    also = Remark.second(remarks);
    free = NONE;
    unnamed = false;
    if (on == COLOURS) {
      ball = colourOn(touching, striker, log);
    } else {
      ball = Integer.numberOfTrailingZeros(on);
      if (freeBall) {
        free = freeBall(touching, striker, log);
      }
    }
    if (touching != NONE) {
      countTouching(touching, striker, log);
    }
    wrong = MoveCode.potted(stroke) & ~(1 << ball | 1 << free);
  }

  /// A touching ball that is on counts as hit before any other.
  private void countTouching(int touching, int striker, RulingLog log) {
    boolean needed = hit != touching || also != NONE;
    if (needed && touching == target()) {
      log.add(SnookerRule.TOUCHING_COUNTS, striker, touching, 0);
      hit = touching;
      also = NONE;
    }
  }

  /// The colour that was on after a red: the one nominated, or the one that the stroke reveals.
  private int colourOn(int touching, int striker, RulingLog log) {
    int named = Remark.nominated(remarks);
    if (named != NONE) {
      log.add(SnookerRule.NAMED, striker, named, 0);
      return named;
    }
    int shown = shown(NONE, touching);
    if (shown != NONE) {
      log.add(SnookerRule.NOMINATION, striker, shown, 0);
    } else if (sevenUnnamed) {
      unnamed = true;
      log.add(SnookerRule.UNNAMED, striker, NONE, 0);
    } else {
      shown = YELLOW;
      log.add(SnookerRule.CHEAPEST_NOMINATED, striker, YELLOW, 0);
    }
    return shown;
  }

  /// The free ball, if one was nominated or the stroke reveals one.
  private int freeBall(int touching, int striker, RulingLog log) {
    int named = Remark.nominated(remarks);
    int nominated = named == NONE ? shown(ball, touching) : named;
    if (nominated == ball || nominated == NONE) {
      return NONE;
    }
    log.add(SnookerRule.FREE_BALL_NOMINATED, striker, nominated, ball);
    return nominated;
  }

  /// The colour that the stroke reveals as intended. The ball hit first reveals nothing if it is
  /// `but`, which would be played at anyway.
  private int shown(int but, int touching) {
    if (remarks != 0 && Remark.reason(remarks) == FoulReason.UNNAMED) {
      return NONE;
    }
    if (hit >= YELLOW && hit != but) {
      return hit;
    }
    if (also >= YELLOW) {
      return also;
    }
    return hit == NONE && touching >= YELLOW ? touching : NONE;
  }

  /// The ball that had to be hit first.
  private int target() {
    return free == NONE ? ball : free;
  }

  /// Whether the white first hit a ball that was on. Two balls hit at once are fair only if they
  /// are the free ball and the ball on.
  boolean hitsBallOn() {
    if (also == NONE) {
      return hit == target() && !unnamed;
    }
    return free != NONE && (1 << hit | 1 << also) == (1 << free | 1 << ball);
  }

  /// Whether the white hit the required ball together with another that it had to avoid.
  boolean hitsAtOnce() {
    return also != NONE && !hitsBallOn() && (hit == target() || also == target());
  }

  boolean fair() {
    return wrong == 0 && !MoveCode.white(stroke) && hitsBallOn() && unremarkable();
  }

  private boolean unremarkable() {
    return remarks == 0
        || (Remark.off(remarks) == 0
            && !Remark.offWhite(remarks)
            && Remark.reason(remarks) == FoulReason.NONE);
  }

  /// Reports every foul of the stroke.
  void sayFouls(int striker, RulingLog log) {
    if (!hitsBallOn()) {
      sayWrongHit(striker, log);
    }
    if (wrong != 0) {
      log.add(SnookerRule.WRONG_BALL_POTTED, striker, wrong, ball);
    }
    if (MoveCode.white(stroke)) {
      log.add(SnookerRule.IN_OFF, striker, NONE, ball);
    }
    if (remarks != 0) {
      sayRemarks(striker, log);
    }
  }

  private void sayWrongHit(int striker, RulingLog log) {
    if (hit == NONE) {
      log.add(SnookerRule.NOTHING_HIT, striker, NONE, target());
    } else if (also != NONE) {
      log.add(SnookerRule.TWO_BALLS_HIT, striker, 1 << hit | 1 << also, target());
    } else {
      log.add(SnookerRule.WRONG_BALL_HIT, striker, hit, target());
    }
  }

  private void sayRemarks(int striker, RulingLog log) {
    int off = Remark.off(remarks);
    if (off != 0 || Remark.offWhite(remarks)) {
      log.add(SnookerRule.OFF_TABLE, striker, off, Remark.offWhite(remarks) ? 1 : 0);
    }
    FoulReason reason = Remark.reason(remarks);
    if (reason != FoulReason.NONE) {
      SnookerRule rule = free == NONE ? ruleOf(reason) : ruleWithFreeBall(reason);
      log.add(rule, striker, reason.ordinal(), Remark.concerned(remarks));
    }
  }

  /// The rule for a foul seen by the referee.
  static SnookerRule ruleOf(FoulReason reason) {
    if (reason == FoulReason.BEHIND) {
      return SnookerRule.BEHIND_NOMINATED;
    }
    if (reason == FoulReason.CUSHION) {
      return SnookerRule.NO_CUSHION;
    }
    return switch (reason.price()) {
      case BALL_ON -> SnookerRule.FOUL_BALL_ON;
      case BALL_CONCERNED -> SnookerRule.FOUL_BALL_CONCERNED;
      case FIVE -> SnookerRule.TIME_FOUL;
      case SEVEN -> SnookerRule.FOUL_SEVEN;
    };
  }

  private static SnookerRule ruleWithFreeBall(FoulReason reason) {
    return reason == FoulReason.BEHIND ? SnookerRule.BEHIND_FREE_BALL : ruleOf(reason);
  }

  /// The minimum cost of the foul; seven if that is its price whatever balls are concerned.
  int least() {
    if (unnamed) {
      return Balls.BLACK;
    }
    return remarks == 0 ? FoulReason.MIN_PENALTY : Remark.reason(remarks).least();
  }

  /// The most valuable ball that counts for a foul. A free ball is worth as much as the ball on.
  int dearest() {
    int balls = 1 << ball | 1 << hit | wrong;
    if (remarks != 0) {
      balls |= 1 << also | Remark.off(remarks) | 1 << Remark.concerned(remarks);
    }
    if (free != NONE) {
      balls &= ~(1 << free);
    }
    return dearest(balls);
  }

  static int dearest(int balls) {
    return balls == 0 ? NONE : Integer.SIZE - 1 - Integer.numberOfLeadingZeros(balls);
  }

  /// The ball on, by which the stroke is judged.
  int ball() {
    return ball;
  }

  /// The ball played as a free ball, or none.
  int free() {
    return free;
  }

  /// The set holding the free ball, if it was potted; 0 if not.
  int freeFallen() {
    return free == NONE ? 0 : MoveCode.potted(stroke) & 1 << free;
  }

  /// Whether the ball on was potted itself, not only a free ball.
  boolean ballFell() {
    return (MoveCode.potted(stroke) & 1 << ball) != 0;
  }
}
