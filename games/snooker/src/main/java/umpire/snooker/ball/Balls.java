package umpire.snooker.ball;

/// Balls as plain numbers. The number of a ball that can be on is its value; a set of balls is a
/// set of bits, so its lowest bit is its cheapest ball.
public final class Balls {

  public static final int NONE = 0;
  public static final int RED = 1;
  public static final int YELLOW = 2;
  public static final int BLUE = 5;
  public static final int BLACK = 7;

  /// How many reds a frame of the published problem begins with; no frame has more.
  public static final int REDS = 15;

  /// The set of all six colours.
  public static final int COLOURS = 0b1111_1100;

  public static final int ONLY_RED = 1 << RED;
  public static final int ONLY_BLACK = 1 << BLACK;
  public static final int ONLY_BLUE = 1 << BLUE;

  private Balls() {}
}
