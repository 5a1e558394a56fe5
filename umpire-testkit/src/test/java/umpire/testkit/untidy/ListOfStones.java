package umpire.testkit.untidy;

import java.util.ArrayList;
import java.util.List;

/// A helper that a kernel should do without.
final class ListOfStones {

  private final List<Integer> stones = new ArrayList<>();

  int size() {
    return stones.size();
  }
}
