package umpire.snooker.frame;

import umpire.snooker.rule.Sides;

/// The order of visits to the table: two players in turn, or two pairs whose players keep one order
/// for a frame.
///
/// Partners sit opposite, so the order goes round the table one way or the other. A side's points
/// are kept under the number of its first seat, see [umpire.snooker.rule.Sides#of].
public final class TurnOrder {

  /// One less than the number of seats, which is two or four.
  private final int last;

  /// The distance to the next seat: one ahead or, with four, possibly one back.
  private int step = 1;

  /// The seat to which this visit belongs by the order.
  private int turn;

  /// The seat that plays this visit: another one after a stroke out of turn, or when the offender
  /// is sent back.
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

  /// The seat that comes to the table after this visit.
  public int next() {
    return after(turn);
  }

  public int after(int seat) {
    return (seat + step) & last;
  }

  /// Calls a seat to the table.
  void come(int seat) {
    turn = striker = seat;
  }

  /// Accepts a player out of turn. A partner takes over the visit; an opponent gets an extra one,
  /// and afterwards the interrupted visit is due again.
  void intrude(int seat) {
    if (Sides.of(seat) != Sides.of(turn)) {
      goBack();
    }
    striker = seat;
  }

  /// Sends the offender back to play again; the player just called comes next.
  void sendBack(int offender) {
    goBack();
    striker = offender;
  }

  private void goBack() {
    turn = (turn - step) & last;
  }

  /// Sets the order of a frame by its first two seats.
  public void order(int first, int second) {
    step = (second - first) & last;
  }

  void copyFrom(TurnOrder other) {
    step = other.step;
    turn = other.turn;
    striker = other.striker;
  }
}
