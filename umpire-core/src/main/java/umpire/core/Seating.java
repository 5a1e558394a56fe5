package umpire.core;

/// The seats at a table, and the sides that they form.
public interface Seating {

  int seats();

  /// The number of scores that are kept: one per seat unless the game has partnerships.
  default int sides() {
    return seats();
  }

  /// The side whose score the points of this seat are added to.
  default int side(int seat) {
    return seat;
  }
}
