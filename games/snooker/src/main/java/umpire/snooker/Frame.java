package umpire.snooker;

import static umpire.snooker.SnookerRule.BREAK_OFF;
import static umpire.snooker.SnookerRule.CHEAPEST_NOMINATED;
import static umpire.snooker.SnookerRule.COLOUR_ON;
import static umpire.snooker.SnookerRule.FOUL_RESPOT;
import static umpire.snooker.SnookerRule.FRAME_OVER;
import static umpire.snooker.SnookerRule.FRAME_WON;
import static umpire.snooker.SnookerRule.IN_OFF;
import static umpire.snooker.SnookerRule.IN_ORDER;
import static umpire.snooker.SnookerRule.IN_TURN;
import static umpire.snooker.SnookerRule.LAST_COLOUR;
import static umpire.snooker.SnookerRule.LONE_BLACK;
import static umpire.snooker.SnookerRule.LOT;
import static umpire.snooker.SnookerRule.LOT_DUE;
import static umpire.snooker.SnookerRule.LOT_ONLY_AFTER_TIE;
import static umpire.snooker.SnookerRule.NOMINATION;
import static umpire.snooker.SnookerRule.NOTHING_HIT;
import static umpire.snooker.SnookerRule.ONLY_AFTER_FOUL;
import static umpire.snooker.SnookerRule.PENALTY;
import static umpire.snooker.SnookerRule.PLAY_AGAIN;
import static umpire.snooker.SnookerRule.POT_COLOUR;
import static umpire.snooker.SnookerRule.POT_IN_ORDER;
import static umpire.snooker.SnookerRule.POT_RED;
import static umpire.snooker.SnookerRule.REDS_STAY_OFF;
import static umpire.snooker.SnookerRule.RED_ON;
import static umpire.snooker.SnookerRule.RESPOT;
import static umpire.snooker.SnookerRule.SECOND_PHASE;
import static umpire.snooker.SnookerRule.STROKE;
import static umpire.snooker.SnookerRule.TIE;
import static umpire.snooker.SnookerRule.TURN;
import static umpire.snooker.SnookerRule.WRONG_BALL_HIT;
import static umpire.snooker.SnookerRule.WRONG_BALL_POTTED;

import umpire.core.Kernel;
import umpire.core.Tape;

/// One frame of snooker.
///
/// A ball is a number, and that number is its value; [#NONE] is no ball. A move is a [MoveCode]. A
/// set of balls is a set of bits, so its lowest bit is its cheapest ball.
///
/// What is on is such a set, and it tells the phases apart by itself: the red, or all six colours
/// after a red (there are never fewer then, S16), or one colour in its order. The black alone is on
/// exactly when it alone is left.
///
/// What rulings carry: a call to the table has what is on, and 1 if the white is in hand; a stroke
/// has its code, and what was on; a foul has the balls to blame, and the ball on; points have the
/// ball that made them; what is on within a break comes with the number of reds left.
public final class Frame implements Kernel {

  public static final int SEATS = 2;

  public static final int NONE = 0;
  public static final int RED = 1;
  public static final int YELLOW = 2;
  public static final int BLACK = 7;

  /// How many reds a frame begins with.
  public static final int REDS = 15;

  /// The set of all six colours.
  public static final int COLOURS = 0b1111_1100;

  private static final int ONLY_RED = 1 << RED;
  private static final int ONLY_BLACK = 1 << BLACK;
  private static final int LEAST_PENALTY = 4;

  /// What the frame waits for.
  private enum Due {
    STROKE,
    LOT,
    NOTHING
  }

  private final Table table = new Table();
  private int on;
  private final int[] scores = new int[SEATS];
  private int striker;
  private boolean inHand;

  /// Whether the last stroke was a foul and nothing was said about it since.
  private boolean fouled;

  private Due due = Due.NOTHING;

  /// What the last move led to: the set of colours put back, and whether a player was called.
  private int respotted;

  private boolean called;

  /// Begins a frame: the balls are set up, and the first seat breaks off.
  public void rack(Tape tape) {
    table.rack();
    on = ONLY_RED;
    scores[0] = scores[1] = 0;
    fouled = false;
    due = Due.STROKE;
    respotted = 0;
    call(BREAK_OFF, 0, true, tape);
  }

  @Override
  public int check(int seat, int move) {
    if (due == Due.NOTHING) {
      return FRAME_OVER.ordinal();
    }
    if (seat != striker) {
      return IN_TURN.ordinal();
    }
    if (due == Due.LOT) {
      return MoveCode.isLot(move) ? FINE : LOT_DUE.ordinal();
    }
    if (MoveCode.isStroke(move)) {
      return table.check(move);
    }
    if (move == MoveCode.PLAY_AGAIN) {
      return fouled ? FINE : ONLY_AFTER_FOUL.ordinal();
    }
    return LOT_ONLY_AFTER_TIE.ordinal();
  }

  @Override
  public void play(int move, Tape tape) {
    respotted = 0;
    called = false;
    if (MoveCode.isStroke(move)) {
      strike(move, tape);
    } else if (move == MoveCode.PLAY_AGAIN) {
      playAgain(tape);
    } else {
      playByLot(MoveCode.seat(move), tape);
    }
  }

  private void strike(int stroke, Tape tape) {
    tape.say(STROKE, striker, stroke, on);
    int ball = ballOn(MoveCode.first(stroke), tape);
    table.reds -= MoveCode.reds(stroke);
    inHand = MoveCode.white(stroke);
    fouled = foul(stroke, ball, tape);
    boolean scored = !fouled && pot(stroke, ball, tape);
    if (on == ONLY_BLACK && (fouled || scored)) {
      decide(tape);
      return;
    }
    respot(MoveCode.colours(stroke), tape);
    moveOn(scored, tape);
    if (!scored) {
      call(TURN, opponent(), inHand, tape);
    }
  }

  /// Gives the table to a seat, with what is on there.
  private void call(SnookerRule rule, int seat, boolean whiteInHand, Tape tape) {
    striker = seat;
    inHand = whiteInHand;
    called = true;
    tape.say(rule, seat, on, inHand ? 1 : 0);
  }

  /// What is on after a stroke follows from one rule, whoever plays next (S9, S11, S24).
  private void moveOn(boolean scored, Tape tape) {
    int before = on;
    if (scored && before == ONLY_RED) {
      on = COLOURS;
    } else if (table.reds > 0) {
      on = ONLY_RED;
    } else {
      on = Integer.lowestOneBit(table.colours);
    }
    if (isInOrder(on) && !isInOrder(before)) {
      tape.say(SECOND_PHASE, NOBODY, on, 0);
    } else if (on == ONLY_BLACK && before != ONLY_BLACK) {
      tape.say(LONE_BLACK, NOBODY, on, 0);
    }
    if (scored) {
      tape.say(ruleOfWhatIsOn(), striker, on, table.reds);
    }
  }

  private SnookerRule ruleOfWhatIsOn() {
    if (on == COLOURS) {
      return table.reds > 0 ? COLOUR_ON : LAST_COLOUR;
    }
    return on == ONLY_RED ? RED_ON : IN_ORDER;
  }

  private static boolean isInOrder(int on) {
    return on != ONLY_RED && on != COLOURS;
  }

  /// Gives the points of a fair stroke; false if it potted nothing.
  private boolean pot(int stroke, int ball, Tape tape) {
    if (MoveCode.potted(stroke) == 0) {
      return false;
    }
    if (ball == RED) {
      score(POT_RED, striker, RED, MoveCode.reds(stroke), tape);
    } else if (on == COLOURS) {
      score(POT_COLOUR, striker, ball, ball, tape);
    } else {
      table.colours &= ~(1 << ball);
      score(POT_IN_ORDER, striker, ball, ball, tape);
    }
    return true;
  }

  private void score(SnookerRule rule, int seat, int ball, int points, Tape tape) {
    scores[seat] += points;
    tape.say(rule, seat, ball, points);
  }

  /// The one ball that is on, now that it is known which was hit first.
  private int ballOn(int first, Tape tape) {
    if (on != COLOURS) {
      return Integer.numberOfTrailingZeros(on);
    }
    boolean shown = first >= YELLOW;
    int ball = shown ? first : YELLOW;
    tape.say(shown ? NOMINATION : CHEAPEST_NOMINATED, striker, ball, 0);
    return ball;
  }

  /// Fallen colours come back after a foul, and after a red; else they are off the table by now.
  private void respot(int fallen, Tape tape) {
    if (fallen != 0 && (fouled || on == COLOURS)) {
      respotted = fallen;
      tape.say(fouled ? FOUL_RESPOT : RESPOT, NOBODY, fallen, 0);
    }
  }

  private void decide(Tape tape) {
    if (leader() == NOBODY) {
      tie(tape);
    } else {
      due = Due.NOTHING;
      tape.say(FRAME_WON, leader(), 0, Math.abs(scores[0] - scores[1]));
    }
  }

  /// The lot is nobody's move, but somebody has to be awaited: the first seat draws for both.
  private void tie(Tape tape) {
    table.colours = ONLY_BLACK;
    due = Due.LOT;
    striker = 0;
    tape.say(TIE, NOBODY, on, scores[0]);
  }

  private void playByLot(int seat, Tape tape) {
    due = Due.STROKE;
    fouled = false;
    call(LOT, seat, true, tape);
  }

  /// Names every reason, then gives the penalty once (S6); false if the stroke is fair.
  private boolean foul(int stroke, int ball, Tape tape) {
    int first = MoveCode.first(stroke);
    int wrong = MoveCode.potted(stroke) & ~(1 << ball);
    if (first == ball && wrong == 0 && !MoveCode.white(stroke)) {
      return false;
    }
    if (first == NONE) {
      tape.say(NOTHING_HIT, striker, NONE, ball);
    } else if (first != ball) {
      tape.say(WRONG_BALL_HIT, striker, first, ball);
    }
    if (wrong != 0) {
      tape.say(WRONG_BALL_POTTED, striker, wrong, ball);
    }
    if (MoveCode.white(stroke)) {
      tape.say(IN_OFF, striker, NONE, ball);
    }
    penalize(Math.max(ball, Math.max(first, dearest(wrong))), tape);
    if (MoveCode.reds(stroke) > 0) {
      tape.say(REDS_STAY_OFF, NOBODY, MoveCode.reds(stroke), table.reds);
    }
    return true;
  }

  /// Tells which ball set the penalty, [#NONE] if it is the least there is.
  private void penalize(int dearest, Tape tape) {
    boolean least = dearest < LEAST_PENALTY;
    score(PENALTY, opponent(), least ? NONE : dearest, least ? LEAST_PENALTY : dearest, tape);
  }

  private static int dearest(int balls) {
    return balls == 0 ? NONE : Integer.SIZE - 1 - Integer.numberOfLeadingZeros(balls);
  }

  /// The white lies where the foul left it (S25), and the request cannot be repeated (S27).
  private void playAgain(Tape tape) {
    fouled = false;
    call(PLAY_AGAIN, opponent(), inHand, tape);
  }

  private int opponent() {
    return 1 - striker;
  }

  @Override
  public int legal(int[] moves) {
    int found = 0;
    if (due == Due.STROKE) {
      found = table.possible(moves);
      if (fouled) {
        moves[found++] = MoveCode.PLAY_AGAIN;
      }
    } else if (due == Due.LOT) {
      moves[found++] = MoveCode.lot(0);
      moves[found++] = MoveCode.lot(1);
    }
    return found;
  }

  // What can be seen of the table.

  @Override
  public int seats() {
    return SEATS;
  }

  @Override
  public int toAct() {
    return due == Due.NOTHING ? NOBODY : striker;
  }

  @Override
  public int score(int seat) {
    return scores[seat];
  }

  /// The seat with more points, or [Kernel#NOBODY] if the scores are level.
  public int leader() {
    if (scores[0] == scores[1]) {
      return NOBODY;
    }
    return scores[0] > scores[1] ? 0 : 1;
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
    return on;
  }

  public boolean inHand() {
    return inHand;
  }

  /// Whether the last stroke was a foul and nothing was said about it since.
  public boolean fouled() {
    return fouled;
  }

  public boolean lotDue() {
    return due == Due.LOT;
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
