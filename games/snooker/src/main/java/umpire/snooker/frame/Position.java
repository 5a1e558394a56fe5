package umpire.snooker.frame;

/// The position before a stroke, as far as it can be known without seeing the balls, to be restored
/// after a miss.
final class Position {

  int reds;
  int colours;
  int on;
  int touching;
  boolean inHand;
  boolean freeBall;

  /// Whether the previous stroke had left no easy shot.
  boolean hard;

  /// Whether the points left did not exceed the lead then.
  boolean tieAtBest;

  void copyFrom(Position other) {
    reds = other.reds;
    colours = other.colours;
    on = other.on;
    touching = other.touching;
    inHand = other.inHand;
    freeBall = other.freeBall;
    hard = other.hard;
    tieAtBest = other.tieAtBest;
  }
}
