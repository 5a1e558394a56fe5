package umpire.snooker.rule;

/// The two sides: two players, or two pairs whose partners sit opposite.
public final class Sides {

  /// The number of seats in the published problem.
  public static final int SEATS = 2;

  /// The number of scores kept, one per player or one per pair.
  public static final int COUNT = 2;

  private Sides() {}

  /// The side of a seat. A side has the number of its first seat, so either number identifies it.
  public static int of(int seat) {
    return seat & 1;
  }

  /// The side against which a seat plays.
  public static int other(int seat) {
    return 1 - of(seat);
  }
}
