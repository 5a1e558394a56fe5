package umpire.snooker.ball;

/// The balls by ascending value, and the word for none. A ball's ordinal is its number in the
/// kernel and, for the balls that can be on (red to black), also its value.
public enum Ball {
  NONE,
  RED,
  YELLOW,
  GREEN,
  BROWN,
  BLUE,
  PINK,
  BLACK,
  WHITE;

  private static final Ball[] ALL = values();

  public static Ball of(int ordinal) {
    return ALL[ordinal];
  }

  public boolean isColour() {
    return compareTo(YELLOW) >= 0 && compareTo(BLACK) <= 0;
  }
}
