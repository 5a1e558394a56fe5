package umpire.snooker.frame;

import umpire.snooker.rule.Sides;

/// The order of visits to the table: two players in turn, or two pairs whose players take their
/// visits in an order that is kept for a frame.
///
/// Partners sit opposite, so the order goes round the table one way or the other. What a side has
/// is counted under the number of the first seat of it, see [umpire.snooker.rule.Sides#of].
public final class TurnOrder {

  /// One less than the number of seats, which is two or four.
  private final int last;

  /// Which seat comes after one: the next, or with four the one before.
  private int step = 1;

  /// Whose visit it is by the order.
  private int turn;

  /// Who plays it: somebody else if he was not called, or is sent back.
  private int striker;

  TurnOrder(int seats) {
    last = seats - 1;
  }

  public int seats() {
    return last + 1;
  }

  int striker() {
    return striker;
  }

  /// Who comes to the table when the visit is over.
  public int next() {
    return after(turn);
  }

  public int after(int seat) {
    return (seat + step) & last;
  }

  /// A seat is called.
  void come(int seat) {
    turn = striker = seat;
  }

  /// Somebody plays who was not called. A partner takes the visit; an opponent has one that was not
  /// his, and after it comes whose turn it was.
  void intrude(int seat) {
    if (Sides.of(seat) != Sides.of(turn)) {
      goBack();
    }
    striker = seat;
  }

  /// An offender has to play again, and after him comes who was called just now.
  void sendBack(int offender) {
    goBack();
    striker = offender;
  }

  private void goBack() {
    turn = (turn - step) & last;
  }

  /// Sets the order of a frame by two who follow one another.
  public void order(int first, int second) {
    step = (second - first) & last;
  }

  void copyFrom(TurnOrder other) {
    step = other.step;
    turn = other.turn;
    striker = other.striker;
  }
}
