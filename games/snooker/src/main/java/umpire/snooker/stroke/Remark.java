package umpire.snooker.stroke;

import umpire.snooker.ball.Balls;

/// The remarks on a stroke, besides the ball hit first and the balls that fell, as one number; 0 if
/// there are none. A stroke of the published problem has no remarks.
///
/// From the lowest bit: the ball nominated in words, a second ball hit simultaneously, the balls
/// forced off the table (reds, colours, the white), a foul that only the referee can see, the ball
/// which that foul concerns, and whether the stroke left the opponent no easy shot.
public final class Remark {

  private static final int SECOND_SHIFT = 3;
  private static final int OFF_REDS_SHIFT = 6;
  private static final int OFF_COLOURS_SHIFT = 10;
  private static final int OFF_WHITE_SHIFT = 16;
  private static final int REASON_SHIFT = 17;
  private static final int CONCERNED_SHIFT = 22;
  private static final int SAFE_SHIFT = 25;
  private static final int BALL = 7;
  private static final int REASON = 31;

  /// The exclusive upper bound of remarks, which are never negative.
  public static final int REMARKS = 1 << 26;

  private Remark() {}

  /// Whether this number is a valid remark.
  public static boolean exists(long remarks) {
    return remarks >= 0
        && remarks < REMARKS
        && FoulReason.exists((int) remarks >> REASON_SHIFT & REASON);
  }

  /// The remark on a nomination, and on a second ball hit.
  ///
  /// @param nominated the ball nominated in words, 0 if none was
  /// @param second the other ball hit simultaneously, 0 if none was
  public static int of(int nominated, int second) {
    return nominated | second << SECOND_SHIFT;
  }

  /// The remark on balls forced off the table.
  public static int off(int reds, int colours, boolean white) {
    return reds << OFF_REDS_SHIFT
        | colours >> Balls.YELLOW << OFF_COLOURS_SHIFT
        | (white ? 1 << OFF_WHITE_SHIFT : 0);
  }

  /// The remark on a foul seen by the referee.
  ///
  /// @param concerned the ball concerned, 0 if none is named
  public static int foul(FoulReason reason, int concerned) {
    return reason.ordinal() << REASON_SHIFT | concerned << CONCERNED_SHIFT;
  }

  /// The remark that a stroke left the opponent no easy shot.
  public static int safe() {
    return 1 << SAFE_SHIFT;
  }

  public static boolean isSafe(int remarks) {
    return (remarks >> SAFE_SHIFT & 1) != 0;
  }

  public static int nominated(int remarks) {
    return remarks & BALL;
  }

  public static int second(int remarks) {
    return remarks >> SECOND_SHIFT & BALL;
  }

  public static int offReds(int remarks) {
    return remarks >> OFF_REDS_SHIFT & Balls.REDS;
  }

  /// The set of colours forced off the table.
  public static int offColours(int remarks) {
    return remarks >> OFF_COLOURS_SHIFT << Balls.YELLOW & Balls.COLOURS;
  }

  public static boolean offWhite(int remarks) {
    return (remarks >> OFF_WHITE_SHIFT & 1) != 0;
  }

  /// The set of balls forced off the table, apart from the white.
  public static int off(int remarks) {
    return offColours(remarks) | (offReds(remarks) == 0 ? 0 : 1 << Balls.RED);
  }

  public static FoulReason reason(int remarks) {
    return FoulReason.of(remarks >> REASON_SHIFT & REASON);
  }

  public static int concerned(int remarks) {
    return remarks >> CONCERNED_SHIFT & BALL;
  }
}
