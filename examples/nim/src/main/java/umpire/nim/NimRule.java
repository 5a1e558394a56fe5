package umpire.nim;

import umpire.core.Rule;

/// The rulebook: one constant for each sentence. A duty can refuse a move, an event is reported,
/// and points are added to a score.
public enum NimRule implements Rule {
  IN_TURN(Kind.DUTY, "the two players take turns until no counter is left"),
  ONE_PILE(
      Kind.DUTY, "a player takes one or more counters from a single pile, up to the whole pile"),
  TAKE(Kind.EVENT, "the counters taken leave the table"),
  LAST(Kind.POINTS, "the player who takes the last counter wins");

  private final Clause clause;

  NimRule(Kind kind, String statement) {
    clause = Clause.of(kind, statement, "C. L. Bouton, Nim (1901)", "Description of the game");
  }

  @Override
  public Clause clause() {
    return clause;
  }
}
