package umpire.snooker.frame;

import static umpire.snooker.rule.SnookerRule.BALL_TO_LEAVE;
import static umpire.snooker.rule.SnookerRule.COLOUR_ON;
import static umpire.snooker.rule.SnookerRule.COLOUR_TO_HIT;
import static umpire.snooker.rule.SnookerRule.COLOUR_TO_POT;
import static umpire.snooker.rule.SnookerRule.IN_ORDER;
import static umpire.snooker.rule.SnookerRule.LAST_COLOUR;
import static umpire.snooker.rule.SnookerRule.LONE_BLACK;
import static umpire.snooker.rule.SnookerRule.NOTHING_FALLS_UNTOUCHED;
import static umpire.snooker.rule.SnookerRule.REDS_TO_POT;
import static umpire.snooker.rule.SnookerRule.RED_ON;
import static umpire.snooker.rule.SnookerRule.RED_TO_HIT;
import static umpire.snooker.rule.SnookerRule.SECOND_PHASE;

import umpire.core.RulingLog;
import umpire.core.kernel.Kernel;
import umpire.snooker.ball.Balls;
import umpire.snooker.rule.SnookerRule;
import umpire.snooker.stroke.MoveCode;
import umpire.snooker.stroke.Remark;

/// The balls on the table, apart from the white: which strokes they allow, and which are on.
public final class Table {

  public static final int ALL_COLOURS_WORTH = 27;
  private static final int RED_AND_BLACK = Balls.RED + Balls.BLACK;

  /// The number of reds left.
  int reds;

  /// The set of colours left.
  int colours;

  /// The set of balls that are on.
  int on;

  /// Sets the balls up.
  void rack(int redsAtStart) {
    reds = redsAtStart;
    colours = Balls.COLOURS;
    on = Balls.ONLY_RED;
  }

  /// Advances the set of balls on after a stroke by one rule, whichever player is next (S9, S11,
  /// S24).
  ///
  /// @param scored whether the striker scored and continues the break
  void moveOn(boolean scored, int striker, RulingLog log) {
    int before = on;
    on = scored && before == Balls.ONLY_RED ? Balls.COLOURS : onForATurn();
    if (isInOrder(on) && !isInOrder(before)) {
      log.add(SECOND_PHASE, Kernel.NOBODY, on, 0);
    } else if (on == Balls.ONLY_BLACK && before != Balls.ONLY_BLACK) {
      log.add(LONE_BLACK, Kernel.NOBODY, on, 0);
    }
    if (scored) {
      log.add(ruleOfWhatIsOn(), striker, on, reds);
    }
  }

  /// The set of balls on at the start of a turn: a red or, without reds, the cheapest colour.
  int onForATurn() {
    return reds > 0 ? Balls.ONLY_RED : Integer.lowestOneBit(colours);
  }

  private SnookerRule ruleOfWhatIsOn() {
    if (on == Balls.COLOURS) {
      return reds > 0 ? COLOUR_ON : LAST_COLOUR;
    }
    return on == Balls.ONLY_RED ? RED_ON : IN_ORDER;
  }

  private static boolean isInOrder(int on) {
    return on != Balls.ONLY_RED && on != Balls.COLOURS;
  }

  /// Whether the recorded stroke can have happened: [Kernel#LEGAL], or the index of the rule that
  /// forbids it.
  public int check(int stroke) {
    int first = MoveCode.first(stroke);
    if (first == Balls.NONE) {
      return MoveCode.potted(stroke) == 0 ? Kernel.LEGAL : NOTHING_FALLS_UNTOUCHED.ordinal();
    }
    int fault = checkHit(first);
    if (fault != Kernel.LEGAL) {
      return fault;
    }
    if (MoveCode.reds(stroke) > reds) {
      return REDS_TO_POT.ordinal();
    }
    return (MoveCode.colours(stroke) & ~colours) == 0 ? Kernel.LEGAL : COLOUR_TO_POT.ordinal();
  }

  private int checkHit(int ball) {
    if (ball == Balls.RED) {
      return reds == 0 ? RED_TO_HIT.ordinal() : Kernel.LEGAL;
    }
    return has(ball) ? Kernel.LEGAL : COLOUR_TO_HIT.ordinal();
  }

  /// Whether the remarks on a possible stroke can be true: [Kernel#LEGAL], or the index of the rule
  /// that forbids them.
  public int check(int stroke, int remarks) {
    int second = Remark.second(remarks);
    if (second != Balls.NONE && checkHit(second) != Kernel.LEGAL) {
      return checkHit(second);
    }
    int reduced = reds - MoveCode.reds(stroke) - Remark.offReds(remarks);
    int here = colours & ~MoveCode.colours(stroke);
    boolean possible =
        reduced >= 0
            && (Remark.offColours(remarks) & ~here) == 0
            && !(Remark.offWhite(remarks) && MoveCode.white(stroke))
            && (Remark.off(remarks) == 0 || MoveCode.first(stroke) != Balls.NONE);
    return possible ? Kernel.LEGAL : BALL_TO_LEAVE.ordinal();
  }

  /// Whether a ball is on the table.
  public boolean has(int ball) {
    return ball == Balls.RED ? reds > 0 : (colours & 1 << ball) != 0;
  }

  /// The points on the table for a player coming to it: a black with each red, then the colours.
  public int worth() {
    int sum = RED_AND_BLACK * reds;
    if (colours == Balls.COLOURS) {
      return sum + ALL_COLOURS_WORTH;
    }
    for (int rest = colours; rest != 0; rest &= rest - 1) {
      sum += Integer.numberOfTrailingZeros(rest);
    }
    return sum;
  }

  void copyFrom(Table other) {
    reds = other.reds;
    colours = other.colours;
    on = other.on;
  }
}
