package umpire.core.plain;

import umpire.core.kernel.History;
import umpire.core.kernel.Move;

/// A position that is a row of numbers, whose turn it is, and what has happened.
public final class Board {

  private final int[] start;
  private final int[] numbers;
  private final int seats;
  private final History history = new History();

  /// For trying moves, so that listing them leaves no garbage.
  private final Move scratch = new Move();

  private int turn;

  /// A board as it stands before the first move, which the first seat makes.
  public Board(int seats, int... start) {
    this.seats = seats;
    this.start = start.clone();
    numbers = start.clone();
  }

  public int get(int place) {
    return numbers[place];
  }

  public void put(int place, int number) {
    numbers[place] = number;
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

  /// The turn goes to the next seat.
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
