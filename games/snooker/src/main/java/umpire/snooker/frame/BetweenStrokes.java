package umpire.snooker.frame;

import static umpire.snooker.ball.Balls.BLACK;
import static umpire.snooker.ball.Balls.COLOURS;
import static umpire.snooker.ball.Balls.NONE;
import static umpire.snooker.ball.Balls.ONLY_BLACK;
import static umpire.snooker.ball.Balls.ONLY_RED;
import static umpire.snooker.ball.Balls.RED;

import umpire.core.RulingLog;
import umpire.core.kernel.Kernel;
import umpire.snooker.rule.Sides;
import umpire.snooker.rule.SnookerRule;
import umpire.snooker.stroke.FoulReason;
import umpire.snooker.stroke.Remark;
import umpire.snooker.words.Verb;

/// The referee's remarks and the opponent's choices between two strokes of a frame: free ball,
/// touching ball, a foul without a stroke, a miss, and the answer to a foul.
public final class BetweenStrokes {

  private final Frame frame;
  private final Misses misses;
  private final Position before = new Position();

  /// Points that later frames could still bring each player.
  private int later;

  private boolean freeBall;
  private int touching;

  /// Whether the white was already in hand when the opponent was allowed to place it.
  private boolean fellInHand;

  BetweenStrokes(Frame frame) {
    this.frame = frame;
    misses = new Misses(frame.rules);
  }

  void reset() {
    misses.reset();
    forget();
  }

  /// Clears the referee's remarks about the table, which no longer hold.
  void forget() {
    freeBall = false;
    touching = NONE;
  }

  public void expectLater(int points) {
    later = points;
  }

  /// Called before a stroke: records the position for a possible replacement, and clears the
  /// referee's remarks.
  void keepPosition() {
    if (frame.rules.misses().called()) {
      before.reds = frame.table.reds;
      before.colours = frame.table.colours;
      before.on = frame.on();
      before.inHand = frame.inHand();
      before.freeBall = freeBall;
      before.hard = frame.hard();
      before.touching = touching;
      before.tieAtBest = tieAtBest();
    }
    forget();
  }

  /// Notes how a stroke went. Ends the frame and reports so if it was one failure too many.
  ///
  /// @param hitBallOn whether the white first hit a ball on, and no other with it
  /// @param atOnce whether it hit a ball on together with another: the referee calls a miss if that
  ///   is a failure
  boolean strokeLosesFrame(boolean hitBallOn, boolean atOnce, RulingLog log) {
    boolean loses = misses.struck(!hitBallOn) && !atOnce;
    if (loses) {
      lose(frame.toAct(), log);
    }
    return loses;
  }

  private void lose(int offender, RulingLog log) {
    log.add(SnookerRule.LOST_BY_MISSES, offender, NONE, 0);
    frame.ending.award(offender, log);
  }

  /// The offender plays again: the white lies where the foul left it (S25), and the request cannot
  /// be repeated (S27). A free ball was for the opponent only.
  public void playAgain(RulingLog log) {
    freeBall = false;
    frame.settle();
    boolean placed = misses.called() && misses.limitReached();
    boolean inHand = placed ? fellInHand : frame.inHand();
    frame.sendBack(SnookerRule.PLAY_AGAIN, inHand, log);
  }

  // The free ball.

  public int checkFreeBall() {
    boolean other = frame.table.colours != ONLY_BLACK;
    boolean due = frame.fouled() && !freeBall && other;
    return due ? Kernel.LEGAL : SnookerRule.FREE_BALL_AFTER_FOUL.ordinal();
  }

  public void giveFreeBall(RulingLog log) {
    freeBall = true;
    log.add(SnookerRule.FREE_BALL, frame.toAct(), frame.on(), 0);
  }

  // The touching ball.

  public int checkTouching(int ball) {
    boolean possible =
        touching == NONE && !frame.inHand() && frame.table.has(ball) && couldBeOn(ball);
    return possible ? Kernel.LEGAL : SnookerRule.TOUCHING_POSSIBLE.ordinal();
  }

  private boolean couldBeOn(int ball) {
    return (frame.on() & 1 << ball) != 0 || freeBall;
  }

  public void touch(int ball, RulingLog log) {
    touching = ball;
    log.add(SnookerRule.TOUCHING_BALL, frame.toAct(), ball, 0);
  }

  // A foul without a stroke.

  public void foul(int remarks, RulingLog log) {
    FoulReason reason = Remark.reason(remarks);
    int named = Remark.nominated(remarks);
    int concerned = Remark.concerned(remarks);
    int ball = ballOn(named, log);
    log.add(StrokeJudge.ruleOf(reason), frame.toAct(), reason.ordinal(), concerned);
    // A striker out of time had nothing to nominate yet.
    boolean seven = unnamed(named) && reason != FoulReason.TIME;
    forget();
    misses.fouledWithoutStroke();
    // The nominated ball is worth as much as the ball on, also as a free ball.
    int dearest = concerned == named ? ball : Math.max(ball, concerned);
    frame.foulWithoutStroke(dearest, seven ? BLACK : reason.least(), log);
  }

  /// The ball on when no stroke was played, given the nomination, if any; reports the nomination.
  private int ballOn(int named, RulingLog log) {
    int cheapest = Integer.numberOfTrailingZeros(frame.on());
    if (named == NONE || (named == cheapest && frame.on() != COLOURS)) {
      return cheapest;
    }
    if (frame.on() == COLOURS) {
      log.add(SnookerRule.NAMED, frame.toAct(), named, 0);
      return named;
    }
    log.add(SnookerRule.FREE_BALL_NOMINATED, frame.toAct(), named, cheapest);
    return cheapest;
  }

  /// Whether a colour had to be nominated, and none was.
  private boolean unnamed(int named) {
    return frame.on() == COLOURS && named == NONE && frame.rules.sevenUnnamed();
  }

  // The miss.

  /// Whether a miss may be called, see [Frame#check].
  ///
  /// @param deliberate whether the referee judges that the striker did not try
  public int checkMiss(boolean deliberate) {
    if (!frame.fouled() || !misses.canBeCalled()) {
      return SnookerRule.MISS_AFTER_FOUL.ordinal();
    }
    boolean excused = !frame.rules.misses().late() && (before.tieAtBest || tieAtBest());
    return excused && !deliberate && !misses.whateverTheScore()
        ? SnookerRule.MISS_WHILE_OPEN.ordinal()
        : Kernel.LEGAL;
  }

  /// The referee calls a miss.
  ///
  /// @param kind see [Verb#isFullBall]
  public void callMiss(int kind, RulingLog log) {
    boolean loses = misses.call(Verb.isFullBall(kind));
    log.add(SnookerRule.MISS, frame.offender(), kind, misses.inRow());
    if (loses) {
      lose(frame.offender(), log);
    } else if (misses.limitReached()) {
      fellInHand = frame.inHand();
      frame.call(SnookerRule.MISS_LIMIT, frame.toAct(), true, log);
    }
  }

  public int checkReplace() {
    if (misses.called() && misses.limitReached()) {
      return SnookerRule.REPLACE_LIMIT.ordinal();
    }
    boolean allowed = frame.fouled() && misses.mayReplace();
    return allowed ? Kernel.LEGAL : SnookerRule.REPLACE_AFTER_MISS.ordinal();
  }

  /// Puts the balls back: the offender plays the same position, at the same ball or choice of
  /// balls.
  public void replace(RulingLog log) {
    frame.table.reds = before.reds;
    frame.table.colours = before.colours;
    freeBall = before.freeBall;
    touching = before.touching;
    boolean warning = misses.replace();
    frame.settle();
    frame.table.on = before.on;
    frame.leave(before.hard);
    frame.sendBack(SnookerRule.REPLACED, before.inHand, log);
    if (warning) {
      log.add(SnookerRule.MISS_WARNING, frame.offender(), NONE, 0);
    }
  }

  // What the players can still reach.

  /// The points that a seat could still score, without penalties.
  public int left(int seat) {
    if (frame.ending.isOver() || frame.blueShots()) {
      return later;
    }
    int points = later + frame.table.worth();
    if (Sides.of(seat) != Sides.of(frame.toAct())) {
      return points;
    }
    if (frame.on() == COLOURS) {
      points += BLACK;
    }
    if (freeBall) {
      points += frame.on() == ONLY_RED ? RED + BLACK : Integer.numberOfTrailingZeros(frame.on());
    }
    return points;
  }

  /// The fouls of the other side that a seat needs to draw level, each at its minimum cost; 0 if
  /// the balls are enough or the frame is over.
  public int foulsNeeded(int seat) {
    int behind = -frame.ending.lead(seat);
    if (behind <= 0 || frame.ending.isOver() || frame.blueShots()) {
      return 0;
    }
    int lacking = behind - left(seat);
    if (lacking <= 0) {
      return 0;
    }
    int cheapest = frame.reds() > 0 ? RED : Integer.numberOfTrailingZeros(frame.colours());
    int each = Math.max(FoulReason.MIN_PENALTY, cheapest);
    return (lacking + each - 1) / each;
  }

  /// Whether the points left for the trailing player do not exceed the lead, so that they bring a
  /// tie and the respotted black at best.
  private boolean tieAtBest() {
    int lead = frame.ending.lead(0);
    return Math.abs(lead) >= left(lead > 0 ? 1 : 0);
  }

  /// Whether the points left could bring a tie at best before the last stroke.
  public boolean wasTieAtBest() {
    return before.tieAtBest;
  }

  /// Whether the striker can nominate a ball.
  public boolean hasChoice() {
    return frame.on() == COLOURS || freeBall;
  }

  public boolean freeBall() {
    return freeBall;
  }

  public int touching() {
    return touching;
  }

  public boolean missCalled() {
    return misses.called();
  }

  /// The number of misses called from this position before the stroke that was just played.
  public int missesBefore() {
    return misses.inRow();
  }

  /// The number of consecutive misses up to now.
  public int missesInRow() {
    return misses.sequence();
  }

  /// Whether the striker loses the frame with another miss.
  public boolean warned() {
    return misses.warned();
  }

  void copyFrom(BetweenStrokes other) {
    misses.copyFrom(other.misses);
    before.copyFrom(other.before);
    later = other.later;
    freeBall = other.freeBall;
    touching = other.touching;
    fellInHand = other.fellInHand;
  }
}
