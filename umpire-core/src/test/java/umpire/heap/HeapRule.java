package umpire.heap;

import umpire.core.Rule;

/// The rulebook of the heap game; the first four rules are those of the classic game.
public enum HeapRule implements Rule {
  IN_TURN(Kind.DUTY, "the players take stones in turn"),
  ENOUGH(Kind.DUTY, "nobody takes more stones than there are"),
  STONE(Kind.POINTS, "every stone taken is a point"),
  EMPTY(Kind.EVENT, "the game is over when the heap is empty"),
  DEAL(Kind.EVENT, "each player is dealt a reserve before the first stone is taken"),
  RESERVE(Kind.DUTY, "a player puts in the reserve that was dealt, once, before taking"),
  LAST(Kind.POINTS, "the last stone earns five more where that is agreed");

  private final Clause clause;

  HeapRule(Kind kind, String statement) {
    clause = Clause.of(kind, statement, "Heaps", "the long game");
  }

  @Override
  public Clause clause() {
    return clause;
  }
}
