package umpire.crazyeights.rule;

import umpire.core.Rule;

/// The rulebook, in the order in which a game goes: one constant for each sentence.
///
/// A duty is what a move can be refused by; an event is what happens of itself and is told; points
/// are added to somebody's score. Where tables differ, the sentence says so, and [EightsProfiles]
/// has the switch.
public enum EightsRule implements Rule {
  DEALING(
      Kind.DUTY,
      "each player is dealt five cards, or seven if two play, or what the table agreed on; the"
          + " table gives the cards that are due, of those that nobody has yet"),
  TURN_UP(Kind.EVENT, "then the next card is turned up, and is the first to match"),
  IN_TURN(
      Kind.DUTY, "the turn goes clockwise, in the first deal from player 1, then from the next"),
  IN_HAND(Kind.DUTY, "a player lays a card of their own hand"),
  MATCH(Kind.DUTY, "a card is laid on one of its suit or its rank, an eight on anything"),
  NAMING(Kind.DUTY, "only who lays an eight may name another suit than that of the card"),
  LAY(Kind.EVENT, "a card laid is the one to match, an eight as a card of the suit named"),
  SKIP(Kind.EVENT, "where queens skip, the player after a queen loses the turn"),
  TAKE_TWO(Kind.EVENT, "where twos give two, the player after a two takes two cards first"),
  MUST_LAY(Kind.DUTY, "where drawing is forced, who can lay a card neither draws nor passes"),
  DRAWING(
      Kind.DUTY,
      "while there are cards to draw, a player draws one a turn, or, where that was agreed on, as"
          + " many as they like"),
  DRAW(Kind.EVENT, "who draws takes a card, and lays a card then if they can and will"),
  PASSING(Kind.DUTY, "who could still draw a card may not pass"),
  PASS(Kind.EVENT, "who lays nothing passes"),
  OUT(Kind.EVENT, "who has laid their last card wins the deal"),
  SHOWING(Kind.DUTY, "when a player is out, the others show the cards that they hold"),
  COUNT(
      Kind.POINTS,
      "the winner scores the cards that the others hold: fifty for an eight, ten for a face card,"
          + " one for an ace, its number for any other"),
  BLOCKED(Kind.EVENT, "if all have passed and no card is left to draw, nobody scores"),
  NEXT_DEAL(Kind.EVENT, "until somebody has the points agreed on, there is another deal"),
  WON(Kind.EVENT, "who has the points agreed on wins the match");

  private final Clause clause;

  EightsRule(Kind kind, String statement) {
    clause = Clause.of(kind, statement, "Crazy Eights, as commonly played", "the play");
  }

  @Override
  public Clause clause() {
    return clause;
  }
}
