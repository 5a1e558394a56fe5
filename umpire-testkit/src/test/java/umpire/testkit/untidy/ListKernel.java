package umpire.testkit.untidy;

import umpire.core.kernel.Kernel;

/// A kernel that keeps its stones in a list, through a helper, and that uses text and a database.
abstract class ListKernel implements Kernel<ListKernel> {

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
}
