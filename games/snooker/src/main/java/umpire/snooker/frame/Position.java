package umpire.snooker.frame;

/// How the balls lay before a stroke, as far as anybody can know without seeing them, to be put
/// back after a miss.
final class Position {

  int reds;
  int colours;
  int on;
  int touching;
  boolean inHand;
  boolean freeBall;

  /// Whether the stroke before had left nothing easy.
  boolean hard;

  /// Whether the points left were not more than the lead then.
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
