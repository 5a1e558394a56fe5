package umpire.core.plain;

import umpire.core.kernel.History;
import umpire.core.kernel.Move;

/// A position of a plain game: a row of numbers, the seat whose turn it is, and the history.
public final class Board {

  private final int[] start;
  private final int[] numbers;
  private final int seats;
  private final History history = new History();

  /// Used to try moves, so that listing them leaves no garbage.
  private final Move scratch = new Move();

  private int turn;

  /// Creates a board in its starting position, with the turn at the first seat.
  ///
  /// @param seats the number of seats
  /// @param start the numbers before the first move
  public Board(int seats, int... start) {
    this.seats = seats;
    this.start = start.clone();
    numbers = start.clone();
  }

  public int get(int index) {
    return numbers[index];
  }

  public void put(int index, int number) {
    numbers[index] = number;
  }

  public int sum() {
    int sum = 0;
    for (int number : numbers) {
      sum += number;
    }
    return sum;
  }

  /// The seat whose turn it is, or was when the game ended.
  public int turn() {
    return turn;
  }

  /// Passes the turn to the next seat.
  public void passTurn() {
    turn = turn + 1 == seats ? 0 : turn + 1;
  }

  int seats() {
    return seats;
  }

  History history() {
    return history;
  }

  Move scratch() {
    return scratch;
  }

  void reset() {
    System.arraycopy(start, 0, numbers, 0, numbers.length);
    turn = 0;
    history.clear();
  }

  void copyFrom(Board other) {
    System.arraycopy(other.numbers, 0, numbers, 0, numbers.length);
    turn = other.turn;
    history.copyFrom(other.history);
  }
}
