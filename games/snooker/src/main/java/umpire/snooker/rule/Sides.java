package umpire.snooker.rule;

/// Who plays against whom: two players, or two pairs that sit crosswise.
public final class Sides {

  /// How many seats the published problem has.
  public static final int SEATS = 2;

  /// How many scores are kept, one a player or one a pair.
  public static final int COUNT = 2;

  private Sides() {}

  /// The side of a seat. It has the number of its first seat, so either is good for both.
  public static int of(int seat) {
    return seat & 1;
  }

  /// The side against which a seat plays.
  public static int other(int seat) {
    return 1 - of(seat);
  }
}
