package umpire.heap;

import umpire.core.Rule;

/// The rulebook of the heap.
public enum HeapRule implements Rule {
  IN_TURN(Kind.DUTY, "the players take stones in turn"),
  ENOUGH(Kind.DUTY, "nobody takes more stones than there are"),
  STONE(Kind.POINTS, "every stone taken is a point"),
  EMPTY(Kind.EVENT, "the game is over when the heap is empty");

  private final Clause clause;

  HeapRule(Kind kind, String statement) {
    clause = Clause.of(kind, statement, "Heaps", "all of it");
  }

  @Override
  public Clause clause() {
    return clause;
  }
}
