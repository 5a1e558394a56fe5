package umpire.snooker.play;

import umpire.core.SeededRandom;
import umpire.snooker.ball.Balls;
import umpire.snooker.frame.Frame;
import umpire.snooker.rule.Sides;
import umpire.snooker.stroke.MoveCode;

/// A player who plays at random, by habits: whom a generator puts at the table.
///
/// Sooner or later they pot what is on, so every frame they play ends.
public final class Striker {

  /// How a striker plays, each in percent.
  ///
  /// @param pots how many strokes pot fairly, more than 0
  /// @param fouls how many strokes are fouls; what is left are fair misses
  /// @param crowded in how many pots and fouls more falls than needed
  /// @param blacks after how many reds they go for the black, where any colour would do
  /// @param sendsBack after how many fouls of the other they ask them to play again
  public record Habits(int pots, int fouls, int crowded, int blacks, int sendsBack) {}

  private final SeededRandom random;

  public Striker(SeededRandom random) {
    this.random = random;
  }

  /// The next move in a frame that is not over.
  public int choose(Frame frame, Habits habits) {
    if (frame.lotDue()) {
      return MoveCode.lot(random.nextInt(Sides.SEATS));
    }
    if (frame.fouled() && random.nextPercent(habits.sendsBack())) {
      return MoveCode.PLAY_AGAIN;
    }
    int aim = aim(frame, habits);
    int roll = random.nextInt(100);
    if (roll < habits.pots()) {
      return pot(aim, frame, habits);
    }
    return roll < habits.pots() + habits.fouls() ? foul(aim, frame, habits) : miss(aim);
  }

  /// The ball they play at: the one that is on, or their choice.
  private int aim(Frame frame, Habits habits) {
    if (frame.on() != Balls.COLOURS) {
      return Integer.numberOfTrailingZeros(frame.on());
    }
    return random.nextPercent(habits.blacks()) ? Balls.BLACK : Balls.YELLOW + random.nextInt(6);
  }

  private int pot(int ball, Frame frame, Habits habits) {
    if (ball != Balls.RED) {
      return MoveCode.stroke(ball, 0, 1 << ball, false);
    }
    boolean many = random.nextPercent(habits.crowded());
    return MoveCode.stroke(ball, many ? 1 + random.nextInt(frame.reds()) : 1, 0, false);
  }

  /// Hits a ball first and pots nothing.
  public static int miss(int ball) {
    return MoveCode.stroke(ball, 0, 0, false);
  }

  private int foul(int aim, Frame frame, Habits habits) {
    boolean crowded = random.nextPercent(habits.crowded());
    int reds = crowded ? random.nextInt(1 + Math.min(3, frame.reds())) : 0;
    int colours = crowded ? frame.colours() & (int) random.nextLong() : 0;
    boolean white = crowded && random.nextPercent(50);
    return switch (random.nextInt(4)) {
      case 0 -> MoveCode.stroke(Balls.NONE, 0, 0, white);
      case 1 -> MoveCode.stroke(anyBall(frame), reds, colours, white);
      case 2 -> MoveCode.stroke(aim, reds, colours | 1 << anyColour(frame), white);
      default -> MoveCode.stroke(aim, reds, colours, true);
    };
  }

  /// A ball on the table other than the white. It may be the one that is on: then the foul becomes
  /// a fair miss, or a pot, if nothing else is wrong.
  private int anyBall(Frame frame) {
    return frame.reds() > 0 && random.nextPercent(20) ? Balls.RED : anyColour(frame);
  }

  private int anyColour(Frame frame) {
    int rest = frame.colours();
    for (int skip = random.nextInt(Integer.bitCount(rest)); skip > 0; skip--) {
      rest &= rest - 1;
    }
    return Integer.numberOfTrailingZeros(rest);
  }
}
