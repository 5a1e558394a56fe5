package umpire.testkit.untidy;

import umpire.core.Kernel;
import umpire.core.Tape;

/// Keeps its stones in a list, through a helper, and looks for them in the text and in a database.
final class ListKernel implements Kernel {

  private final ListOfStones stones = new ListOfStones();
  private final umpire.testkit.untidy.text.StoneText text =
      new umpire.testkit.untidy.text.StoneText();

  java.sql.Connection connection() {
    throw new UnsupportedOperationException();
  }

  @Override
  public int seats() {
    return stones.size() + text.length();
  }

  @Override
  public int toAct() {
    return 0;
  }

  @Override
  public int check(int seat, int move) {
    return 0;
  }

  @Override
  public void play(int move, Tape tape) {}

  @Override
  public int legal(int[] moves) {
    return 0;
  }

  @Override
  public int score(int side) {
    return 0;
  }
}
