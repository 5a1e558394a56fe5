package umpire.testkit.untidy;

import umpire.core.kernel.Kernel;

/// Keeps its stones in a list, through a helper, and looks for them in the text and in a database.
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
