package umpire.snooker.play;

import umpire.core.SeededRandom;
import umpire.snooker.ball.Balls;
import umpire.snooker.frame.Frame;
import umpire.snooker.rule.Sides;
import umpire.snooker.stroke.MoveCode;

/// A player that plays at random, by habits, for a generator.
///
/// Sooner or later it pots the ball on, so every frame it plays ends.
public final class Striker {

  /// The habits of a striker, each in percent.
  ///
  /// @param pots the share of strokes that pot fairly, more than 0
  /// @param fouls the share of strokes that are fouls; the rest are fair misses
  /// @param crowded the share of pots and fouls in which more balls fall than needed
  /// @param blacks the share of reds after which it plays at the black, where any colour would do
  /// @param sendsBack the share of the opponent's fouls after which it makes the opponent play
  ///   again
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

  /// The ball to play at: the one that is on, or its choice.
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

  /// A ball on the table other than the white. If it is the one on, and nothing else is wrong, the
  /// foul turns into a fair miss or a pot.
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
