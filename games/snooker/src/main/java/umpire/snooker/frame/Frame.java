package umpire.snooker.frame;

import static umpire.core.kernel.Kernel.LEGAL;
import static umpire.core.kernel.Kernel.NOBODY;
import static umpire.snooker.rule.SnookerRule.BREAK_OFF;
import static umpire.snooker.rule.SnookerRule.FOUL_RESPOT;
import static umpire.snooker.rule.SnookerRule.FREE_BALL_RESPOT;
import static umpire.snooker.rule.SnookerRule.IN_TURN;
import static umpire.snooker.rule.SnookerRule.LOT_DUE;
import static umpire.snooker.rule.SnookerRule.LOT_WHEN_DUE;
import static umpire.snooker.rule.SnookerRule.MATCH_OVER;
import static umpire.snooker.rule.SnookerRule.ONLY_AFTER_FOUL;
import static umpire.snooker.rule.SnookerRule.POT_COLOUR;
import static umpire.snooker.rule.SnookerRule.POT_FREE_BALL;
import static umpire.snooker.rule.SnookerRule.POT_IN_ORDER;
import static umpire.snooker.rule.SnookerRule.POT_RED;
import static umpire.snooker.rule.SnookerRule.REDS_STAY_OFF;
import static umpire.snooker.rule.SnookerRule.RESPOT;
import static umpire.snooker.rule.SnookerRule.STROKE;
import static umpire.snooker.rule.SnookerRule.TURN;

import umpire.core.RulingLog;
import umpire.core.kernel.Kernel;
import umpire.snooker.ball.Balls;
import umpire.snooker.rule.FrameSettings;
import umpire.snooker.rule.SnookerRule;
import umpire.snooker.stroke.MoveCode;
import umpire.snooker.stroke.Remark;

/// One frame of snooker: the strokes, what they score, and what is on after them. [BetweenStrokes]
/// handles the referee's remarks between strokes, [umpire.snooker.match.SnookerMatch] the match
/// around a frame. Balls are numbers as in [Balls], a move is a [MoveCode].
///
/// The balls on are a set, which alone distinguishes the phases: the red, or all six colours after
/// a red (there are never fewer then, S16), or one colour in its order. The black alone is on
/// exactly when it alone is left.
///
/// The arguments of rulings: a call to the table has the set on, and 1 if the white is in hand; a
/// stroke has its code, and the set that was on; a foul has the balls to blame, and the ball on;
/// points have the ball that made them; a new set on within a break comes with the number of reds
/// left.
public final class Frame {

  private static final Frame UNPLAYED = new Frame();

  final FrameSettings rules;

  // The parts of a frame that a match uses directly.
  public final Table table = new Table();
  public final Scores scores = new Scores();
  public final BetweenStrokes between;
  public final Ending ending;
  public final TurnOrder order;

  private final StrokeJudge judge;
  private boolean inHand;

  /// The seat that committed the last foul.
  private int offender;

  /// Whether the last stroke was a foul that the opponent has not answered.
  private boolean fouled;

  /// Whether the last stroke left no easy shot.
  private boolean hard;

  /// The result of the last move: the set of colours put back, and whether a player was called.
  private int respotted;

  private boolean called;

  /// A frame of the published problem.
  public Frame() {
    this(FrameSettings.CLASSIC);
  }

  public Frame(FrameSettings rules) {
    this.rules = rules;
    order = new TurnOrder(rules.seats());
    judge = new StrokeJudge(rules.sevenUnnamed());
    between = new BetweenStrokes(this);
    ending = new Ending(this);
  }

  /// Begins a frame: the balls are set up, and the first seat breaks off.
  public void rack(RulingLog log) {
    rack(BREAK_OFF, 0, log);
  }

  /// Begins a frame that this seat breaks off.
  public void rack(SnookerRule rule, int breaker, RulingLog log) {
    table.rack(rules.reds());
    scores.reset();
    fouled = false;
    hard = false;
    respotted = 0;
    ending.reset();
    between.reset();
    call(rule, breaker, true, log);
  }

  /// Clears all state, as if no frame had been played.
  public void clear() {
    copyFrom(UNPLAYED);
  }

  /// Whether a seat may make this move: [Kernel#LEGAL], or the index of the rule that forbids it.
  public int check(int seat, int move) {
    if (ending.isOver()) {
      return MATCH_OVER.ordinal();
    }
    if (seat != order.striker()) {
      return IN_TURN.ordinal();
    }
    if (ending.lotDue()) {
      return MoveCode.isLot(move) ? LEGAL : LOT_DUE.ordinal();
    }
    if (MoveCode.isStroke(move)) {
      return table.check(move);
    }
    if (move == MoveCode.PLAY_AGAIN) {
      return fouled ? LEGAL : ONLY_AFTER_FOUL.ordinal();
    }
    return LOT_WHEN_DUE.ordinal();
  }

  /// Makes a move that [#check] has found legal.
  public void play(int move, RulingLog log) {
    respotted = 0;
    called = false;
    if (MoveCode.isStroke(move)) {
      strike(move, 0, log);
    } else if (move == MoveCode.PLAY_AGAIN) {
      between.playAgain(log);
    } else {
      ending.draw(MoveCode.seat(move), log);
    }
  }

  /// Plays a stroke with the remarks noted on it.
  public void strike(int stroke, int remarks, RulingLog log) {
    int striker = order.striker();
    log.add(STROKE, striker, stroke, table.on);
    judge.look(stroke, remarks, table.on, between.freeBall(), between.touching(), striker, log);
    if (ending.blueShots()) {
      shootBlue(striker, log);
      return;
    }
    between.keepPosition();
    table.reds -= MoveCode.reds(stroke) + Remark.offReds(remarks);
    inHand = MoveCode.white(stroke) || Remark.offWhite(remarks);
    fouled = foul(stroke, remarks, log);
    boolean scored = !fouled && pot(stroke, log);
    hard = Remark.isSafe(remarks) && !fouled && !scored;
    if (rules.misses().called()
        && between.strokeLosesFrame(judge.hitsBallOn(), judge.hitsAtOnce(), log)) {
      return;
    }
    if (table.on == Balls.ONLY_BLACK && (fouled || scored)) {
      ending.decide(log);
      return;
    }
    respot(MoveCode.colours(stroke) | Remark.offColours(remarks), log);
    table.moveOn(scored, striker, log);
    if (!scored) {
      giveWhite(log);
      call(TURN, order.next(), inHand, log);
    }
  }

  /// Puts the white in hand after a foul, where the table plays that rule.
  private void giveWhite(RulingLog log) {
    if (fouled && rules.pace().handAfterFoul()) {
      inHand = true;
      log.add(SnookerRule.HAND_AFTER_FOUL, order.next(), Balls.NONE, 0);
    }
  }

  /// A shot at the blue: it scores nothing, and a foul counts as a shot without a pot.
  private void shootBlue(int striker, RulingLog log) {
    if (ending.takeBlue(striker, judge.fair() && judge.ballFell(), log)) {
      call(TURN, order.next(), true, log);
    }
  }

  /// Calls a seat to the table and reports the balls on.
  void call(SnookerRule rule, int seat, boolean whiteInHand, RulingLog log) {
    order.come(seat);
    comes(rule, whiteInHand, log);
  }

  /// Sends the offender back to the table.
  void sendBack(SnookerRule rule, boolean whiteInHand, RulingLog log) {
    order.sendBack(offender);
    comes(rule, whiteInHand, log);
  }

  private void comes(SnookerRule rule, boolean whiteInHand, RulingLog log) {
    inHand = whiteInHand;
    called = true;
    scores.newVisit();
    log.add(rule, order.striker(), table.on, inHand ? 1 : 0);
  }

  /// Gives the points of a fair stroke; false if it potted nothing.
  private boolean pot(int stroke, RulingLog log) {
    if (MoveCode.potted(stroke) == 0) {
      return false;
    }
    int ball = judge.ball();
    int striker = order.striker();
    if (table.on == Balls.COLOURS) {
      scores.pot(POT_COLOUR, striker, ball, ball, log);
    } else if (ball == Balls.RED) {
      potReds(MoveCode.reds(stroke), log);
    } else if (judge.ballFell()) {
      table.colours &= ~(1 << ball);
      scores.pot(POT_IN_ORDER, striker, ball, ball, log);
    } else {
      scores.pot(POT_FREE_BALL, striker, judge.free(), ball, log);
    }
    return true;
  }

  /// Scores the reds potted; a free ball counts as one more red.
  private void potReds(int reds, RulingLog log) {
    if (reds > 0) {
      scores.pot(POT_RED, order.striker(), Balls.RED, reds, log);
    }
    if (judge.freeFallen() != 0) {
      scores.pot(POT_FREE_BALL, order.striker(), judge.free(), Balls.RED, log);
    }
  }

  /// Returns fallen colours to the table: all of them after a foul or when colours were on,
  /// otherwise only a free ball.
  private void respot(int fallen, RulingLog log) {
    boolean all = fouled || table.on == Balls.COLOURS;
    int back = all ? fallen : judge.freeFallen();
    if (back != 0) {
      respotted = back;
      log.add(fouled ? FOUL_RESPOT : all ? RESPOT : FREE_BALL_RESPOT, NOBODY, back, 0);
    }
  }

  /// Reports every reason, then gives the penalty once (S6); false if the stroke is fair.
  private boolean foul(int stroke, int remarks, RulingLog log) {
    if (judge.fair()) {
      return false;
    }
    offender = order.striker();
    judge.sayFouls(offender, log);
    scores.penalty(order.next(), judge.dearest(), judge.least(), log);
    int reds = MoveCode.reds(stroke) + Remark.offReds(remarks);
    if (reds > 0) {
      log.add(REDS_STAY_OFF, NOBODY, reds, table.reds);
    }
    return true;
  }

  /// A foul without a stroke, which ends the striker's turn all the same.
  void foulWithoutStroke(int dearest, int least, RulingLog log) {
    respotted = 0;
    fouled = true;
    hard = false;
    offender = order.striker();
    scores.penalty(order.next(), dearest, least, log);
    if (table.on == Balls.ONLY_BLACK) {
      ending.decide(log);
    } else {
      table.moveOn(false, offender, log);
      giveWhite(log);
      call(TURN, order.next(), inHand, log);
    }
  }

  /// The seat that committed the last foul.
  int offender() {
    return offender;
  }

  /// Accepts a stroke out of turn. The ball on is that of a new turn.
  public void outOfTurn(int seat) {
    order.intrude(seat);
    table.on = table.onForATurn();
    between.reset();
  }

  /// Makes the frame await a seat that was not called to the table.
  void await(int seat) {
    order.come(seat);
  }

  /// The opponent has answered the foul.
  public void settle() {
    fouled = false;
    respotted = 0;
  }

  /// Restores, with the balls put back, whether the stroke before had left no easy shot.
  void leave(boolean nothingEasy) {
    hard = nothingEasy;
  }

  public void copyFrom(Frame other) {
    table.copyFrom(other.table);
    scores.copyFrom(other.scores);
    between.copyFrom(other.between);
    ending.copyFrom(other.ending);
    order.copyFrom(other.order);
    offender = other.offender;
    inHand = other.inHand;
    fouled = other.fouled;
    hard = other.hard;
    respotted = other.respotted;
    called = other.called;
  }

  // What can be seen of the table.

  public int toAct() {
    return ending.isOver() ? NOBODY : order.striker();
  }

  public int score(int seat) {
    return scores.of(seat);
  }

  /// The seat with more points, or [Kernel#NOBODY] if the scores are level.
  public int leader() {
    return scores.leader();
  }

  /// The number of reds on the table.
  public int reds() {
    return table.reds;
  }

  /// The set of colours on the table.
  public int colours() {
    return table.colours;
  }

  /// The set of balls that are on.
  public int on() {
    return table.on;
  }

  /// The set of balls that the striker may play at: those on, and any colour for a free ball.
  public int aims() {
    return between.freeBall() ? on() | colours() : on();
  }

  public boolean inHand() {
    return inHand;
  }

  /// Whether the last stroke was a foul that the opponent has not answered.
  public boolean fouled() {
    return fouled;
  }

  /// Whether a fair stroke of the opponent left the striker no easy shot.
  public boolean hard() {
    return hard;
  }

  public boolean strokeDue() {
    return ending.strokeDue();
  }

  /// Whether shots at the blue decide the frame.
  public boolean blueShots() {
    return ending.blueShots();
  }

  public boolean lotDue() {
    return ending.lotDue();
  }

  /// The set of colours that the last move put back, if the frame continued.
  public int respotted() {
    return respotted;
  }

  /// Whether the last move ended with a player called to the table.
  public boolean called() {
    return called;
  }
}
