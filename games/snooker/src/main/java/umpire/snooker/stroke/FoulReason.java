package umpire.snooker.stroke;

import umpire.snooker.ball.Balls;

/// A foul that only an observer at the table can see, and its cost. Fouls that follow from the
/// balls hit and potted are judged without it.
public enum FoulReason {
  NONE(Price.BALL_ON, Time.STROKE, "no such foul"),
  PUSH(Price.BALL_CONCERNED, Time.STROKE, "a push stroke"),
  DOUBLE_HIT(Price.BALL_ON, Time.STROKE, "the white struck twice"),
  JUMP(Price.BALL_ON, Time.STROKE, "a jump shot"),
  FOOT(Price.BALL_ON, Time.STROKE, "no foot on the floor"),
  MOVING(Price.BALL_ON, Time.STROKE, "a stroke before all balls were at rest"),
  TURN(Price.BALL_ON, Time.STROKE, "a stroke out of turn"),
  IN_HAND(Price.BALL_ON, Time.EITHER, "badly played from in-hand"),
  BEHIND(Price.BALL_ON, Time.STROKE, "the opponent is snookered behind the nominated ball"),
  TOUCH(Price.BALL_CONCERNED, Time.EITHER, "a ball touched"),
  SPOT(Price.BALL_CONCERNED, Time.STROKE, "a stroke with a ball wrongly spotted"),
  UNNAMED(Price.SEVEN, Time.STROKE, "no ball nominated"),
  CUE_BALL(Price.SEVEN, Time.STROKE, "another ball used as the white"),
  OFF_BALL(Price.SEVEN, Time.EITHER, "a ball used that is off the table"),
  MEASURE(Price.SEVEN, Time.NO_STROKE, "a gap measured with an object"),
  CONSULT(Price.SEVEN, Time.NO_STROKE, "a ball touched while its position was discussed"),
  TIME(Price.FIVE, Time.EITHER, "the time for the stroke is over"),
  CUSHION(Price.BALL_ON, Time.STROKE, "no ball potted and no cushion reached");

  public static final int MIN_PENALTY = 4;
  private static final int TIME_PENALTY = 5;

  /// The rule that sets the price of a foul.
  public enum Price {
    BALL_ON,
    BALL_CONCERNED,

    /// Five, or the value of the ball on if that is more.
    FIVE,
    SEVEN
  }

  /// Whether the foul comes with a stroke.
  private enum Time {
    STROKE,
    NO_STROKE,
    EITHER
  }

  private static final FoulReason[] ALL = values();

  private final Price price;
  private final Time time;
  private final String words;

  FoulReason(Price price, Time time, String words) {
    this.price = price;
    this.time = time;
    this.words = words;
  }

  static boolean exists(int ordinal) {
    return ordinal < ALL.length;
  }

  static FoulReason of(int ordinal) {
    return ALL[ordinal];
  }

  /// The minimum cost of the foul.
  public int least() {
    return switch (price) {
      case BALL_ON, BALL_CONCERNED -> MIN_PENALTY;
      case FIVE -> TIME_PENALTY;
      case SEVEN -> Balls.BLACK;
    };
  }

  public Price price() {
    return price;
  }

  /// Whether the foul can be part of a stroke.
  public boolean withStroke() {
    return time != Time.NO_STROKE;
  }

  /// Whether the foul can be committed without a stroke.
  public boolean withoutStroke() {
    return time != Time.STROKE;
  }

  /// Whether the ball concerned sets the price, so that it is worth recording.
  public boolean concernsBall() {
    return price == Price.BALL_CONCERNED;
  }

  /// A short description of the foul.
  public String words() {
    return words;
  }
}
