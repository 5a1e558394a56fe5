package umpire.snooker.text.classic;

import umpire.core.SeededRandom;
import umpire.snooker.ball.Balls;
import umpire.snooker.frame.Frame;
import umpire.snooker.play.Striker;
import umpire.snooker.play.Striker.Habits;
import umpire.snooker.stroke.MoveCode;

/// Plays frames so that the scores are level after the black.
///
/// While the yellow is on in its order, both players foul and miss until the first seat trails by a
/// margin such that the colours up to the pink put it seven ahead. Then it clears them, and the
/// opponent pots the black.
final class TieSteering {

  /// The first seat's lead when it starts on the colours, which are worth twenty up to the pink.
  private static final int WANTED_LEAD = 7 - 20;

  private static final int LARGEST_LEAD = 20;

  private final Frame frame;
  private final Striker striker;
  private final SeededRandom random;

  TieSteering(Frame frame, Striker striker, SeededRandom random) {
    this.frame = frame;
    this.striker = striker;
    this.random = random;
  }

  int choose(Habits habits) {
    int on = frame.on();
    boolean inOrder = on != 1 << Balls.RED && on != Balls.COLOURS;
    int ball = Integer.numberOfTrailingZeros(on);
    if (frame.lotDue()) {
      return striker.choose(frame, habits);
    }
    if (!inOrder) {
      boolean tooGood = lead(frame.toAct()) > LARGEST_LEAD;
      return tooGood ? Striker.miss(ball) : striker.choose(frame, habits);
    }
    return switch (ball) {
      case Balls.YELLOW -> settle();
      case Balls.BLACK -> drawLevel(habits);
      default -> pot(ball);
    };
  }

  private int lead(int seat) {
    return frame.score(seat) - frame.score(1 - seat);
  }

  /// Moves one step towards the wanted lead, or pots the yellow once it is reached.
  private int settle() {
    int lack = WANTED_LEAD - lead(0);
    boolean first = frame.toAct() == 0;
    if (lack == 0) {
      return first ? pot(Balls.YELLOW) : Striker.miss(Balls.YELLOW);
    }
    // A foul gives at least four; if less is lacking, that side gives four away first.
    boolean firstGives = (lack < 0) == (Math.abs(lack) >= 4);
    return first == firstGives ? foulWorth(penalty(Math.abs(lack))) : Striker.miss(Balls.YELLOW);
  }

  /// The largest penalty after which the rest can still be given in fouls.
  private static int penalty(int lack) {
    if (lack < 4) {
      return 4;
    }
    return lack <= 7 ? lack : Math.min(7, lack - 4);
  }

  /// A foul with the yellow on: hits nothing for four, otherwise first the ball of that value.
  private static int foulWorth(int penalty) {
    return Striker.miss(penalty == 4 ? Balls.NONE : penalty);
  }

  private int drawLevel(Habits habits) {
    int lead = lead(frame.toAct());
    if (lead == 0) {
      return striker.choose(frame, habits);
    }
    if (random.nextPercent(30)) {
      return Striker.miss(Balls.BLACK);
    }
    return lead < 0 ? pot(Balls.BLACK) : MoveCode.stroke(Balls.BLACK, 0, 0, true);
  }

  private static int pot(int ball) {
    return MoveCode.stroke(ball, 0, 1 << ball, false);
  }
}
