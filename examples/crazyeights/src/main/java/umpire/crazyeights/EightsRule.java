package umpire.crazyeights;

import umpire.core.Rule;

/// The rulebook, in the order in which a game goes.
public enum EightsRule implements Rule {
  TURN_UP(
      Kind.EVENT,
      "each player is dealt five cards, or seven if two play, and the next card is turned up"),
  IN_TURN(Kind.DUTY, "the turn goes clockwise from player 1"),
  IN_HAND(Kind.DUTY, "a player lays a card of his own hand"),
  MATCH(Kind.DUTY, "a card is laid on one of its suit or its rank, an eight on anything"),
  NAMING(Kind.DUTY, "only who lays an eight may name another suit than that of the card"),
  LAY(Kind.EVENT, "a card laid is the one to match, an eight as a card of the suit named"),
  DRAW(Kind.EVENT, "who can lay no card draws one, which he lays if it can be laid"),
  PASS(Kind.EVENT, "who cannot lay the card drawn either, or finds no card to draw, passes"),
  OUT(Kind.EVENT, "who has laid his last card wins, and the game is over"),
  COUNT(
      Kind.POINTS,
      "the winner scores the cards that the others hold: fifty for an eight, ten for a face card,"
          + " one for an ace, its number for any other"),
  BLOCKED(
      Kind.EVENT,
      "if all have passed and no card is left to draw, the game is over and nobody scores");

  private final Clause clause;

  EightsRule(Kind kind, String statement) {
    clause = Clause.of(kind, statement, "Crazy Eights, as commonly played", "the play");
  }

  @Override
  public Clause clause() {
    return clause;
  }
}
