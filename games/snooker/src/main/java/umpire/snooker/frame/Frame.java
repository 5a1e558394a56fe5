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

/// One frame of snooker: the strokes, what they score, and what is on after them. What the referee
/// says between strokes is [BetweenStrokes]'s, and what surrounds a frame in a match is
/// [umpire.snooker.match.SnookerMatch]'s. Balls are numbers as in [Balls], a move is a [MoveCode].
///
/// What is on is a set of balls, which tells the phases apart by itself: the red, or all six
/// colours after a red (there are never fewer then, S16), or one colour in its order. The black
/// alone is on exactly when it alone is left.
///
/// What rulings carry: a call to the table has what is on, and 1 if the white is in hand; a stroke
/// has its code, and what was on; a foul has the balls to blame, and the ball on; points have the
/// ball that made them; what is on within a break comes with the number of reds left.
public final class Frame {

  private static final Frame UNPLAYED = new Frame();

  final FrameSettings rules;

  // The parts of a frame, with which a match deals directly.
  public final Table table = new Table();
  public final Scores scores = new Scores();
  public final BetweenStrokes between;
  public final Ending ending;
  public final TurnOrder order;

  private final StrokeJudge judge;
  private boolean inHand;

  /// Who committed the last foul.
  private int offender;

  /// Whether the last stroke was a foul and nothing was said about it since.
  private boolean fouled;

  /// Whether the last stroke has left nothing easy.
  private boolean hard;

  /// What the last move led to: the set of colours put back, and whether a player was called.
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

  /// No frame is played, and none was.
  public void clear() {
    copyFrom(UNPLAYED);
  }

  /// Whether a seat may make this move: [Kernel#LEGAL], or the place of the rule that forbids it.
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

  /// Makes a move for which [#check] said fine.
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

  /// Plays a stroke with what is noted about it.
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

  /// Puts the white in hand after a foul, where the table plays it.
  private void giveWhite(RulingLog log) {
    if (fouled && rules.pace().handAfterFoul()) {
      inHand = true;
      log.add(SnookerRule.HAND_AFTER_FOUL, order.next(), Balls.NONE, 0);
    }
  }

  /// A shot at the blue where those decide: nothing is scored, and a foul is a miss.
  private void shootBlue(int striker, RulingLog log) {
    if (ending.takeBlue(striker, judge.fair() && judge.ballFell(), log)) {
      call(TURN, order.next(), true, log);
    }
  }

  /// Gives the table to a seat, with what is on there.
  void call(SnookerRule rule, int seat, boolean whiteInHand, RulingLog log) {
    order.come(seat);
    comes(rule, whiteInHand, log);
  }

  /// Gives it back to the offender.
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

  /// A free ball is one red more.
  private void potReds(int reds, RulingLog log) {
    if (reds > 0) {
      scores.pot(POT_RED, order.striker(), Balls.RED, reds, log);
    }
    if (judge.freeFallen() != 0) {
      scores.pot(POT_FREE_BALL, order.striker(), judge.free(), Balls.RED, log);
    }
  }

  /// Fallen colours come back after a foul, and after a red; else only one that stood for another.
  private void respot(int fallen, RulingLog log) {
    boolean all = fouled || table.on == Balls.COLOURS;
    int back = all ? fallen : judge.freeFallen();
    if (back != 0) {
      respotted = back;
      log.add(fouled ? FOUL_RESPOT : all ? RESPOT : FREE_BALL_RESPOT, NOBODY, back, 0);
    }
  }

  /// Names every reason, then gives the penalty once (S6); false if the stroke is fair.
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

  /// A foul that happens without a stroke: the striker's turn is over all the same.
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

  /// Who committed the last foul.
  int offender() {
    return offender;
  }

  /// Lets somebody play who was not called. For him what is on is what a turn begins with.
  public void outOfTurn(int seat) {
    order.intrude(seat);
    table.on = table.onForATurn();
    between.reset();
  }

  /// Somebody has to be awaited who was not called to the table.
  void await(int seat) {
    order.come(seat);
  }

  /// The opponent has made up his mind about a foul.
  public void settle() {
    fouled = false;
    respotted = 0;
  }

  /// The balls lie as they lay before, and nothing easy is left or something is.
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

  /// How many reds are on the table.
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

  /// Whether the last stroke was a foul and nothing was said about it since.
  public boolean fouled() {
    return fouled;
  }

  /// Whether the striker was left nothing easy by a fair stroke of the other.
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

  /// The set of colours that were put back after the last move, while the frame went on.
  public int respotted() {
    return respotted;
  }

  /// Whether the last move ended with a player called to the table.
  public boolean called() {
    return called;
  }
}
