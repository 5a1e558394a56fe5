package umpire.core;

/// Who sits at a table, and who plays together.
public interface Seating {

  int seats();

  /// How many scores are kept: one a seat unless the game has partnerships.
  default int sides() {
    return seats();
  }

  /// Whose score the points of this seat are added to.
  default int side(int seat) {
    return seat;
  }
}
