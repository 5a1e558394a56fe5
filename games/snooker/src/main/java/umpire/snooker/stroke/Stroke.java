package umpire.snooker.stroke;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import umpire.snooker.ball.Ball;
import umpire.snooker.ball.Balls;

/// A stroke: the ball hit first, and the balls that fall. The order in which balls fall has no
/// meaning, so they are kept by ascending value, the white last.
///
/// @param first the ball the white hits first, or [Ball#NONE]
/// @param potted the balls that fall: at most fifteen reds, and one of each other ball
public record Stroke(Ball first, List<Ball> potted) {

  public Stroke {
    if (first == Ball.WHITE) {
      throw new IllegalArgumentException("the white cannot hit itself");
    }
    potted = sorted(potted);
  }

  public Stroke(Ball first, Ball... potted) {
    this(first, List.of(potted));
  }

  private static List<Ball> sorted(List<Ball> potted) {
    if (potted.isEmpty() || (potted.size() == 1 && potted.getFirst() != Ball.NONE)) {
      return List.copyOf(potted);
    }
    var single = EnumSet.noneOf(Ball.class);
    int reds = 0;
    for (Ball ball : potted) {
      boolean possible = ball == Ball.RED ? ++reds <= Balls.REDS : single.add(ball);
      if (ball == Ball.NONE || !possible) {
        throw new IllegalArgumentException("no stroke pots " + potted);
      }
    }
    var sorted = new ArrayList<>(potted);
    sorted.sort(null);
    return List.copyOf(sorted);
  }

  /// The stroke as a [MoveCode].
  public int code() {
    int colours = 0;
    int reds = 0;
    boolean white = false;
    for (Ball ball : potted) {
      colours |= ball.isColour() ? 1 << ball.ordinal() : 0;
      reds += ball == Ball.RED ? 1 : 0;
      white |= ball == Ball.WHITE;
    }
    return MoveCode.stroke(first.ordinal(), reds, colours, white);
  }

  /// The stroke with this code.
  public static Stroke of(int code) {
    var balls = new ArrayList<>(Collections.nCopies(MoveCode.reds(code), Ball.RED));
    for (int rest = MoveCode.colours(code); rest != 0; rest &= rest - 1) {
      balls.add(Ball.of(Integer.numberOfTrailingZeros(rest)));
    }
    if (MoveCode.white(code)) {
      balls.add(Ball.WHITE);
    }
    return new Stroke(Ball.of(MoveCode.first(code)), balls);
  }
}
