package umpire.crazyeights.rule;

import umpire.core.Rule;

/// The rulebook, in the order of a game: one constant for each sentence.
///
/// A duty can refuse a move, an event happens as a consequence and is reported, and points are
/// added to a player's score. Where tables differ, the sentence mentions it, and [EightsProfiles]
/// has the switch.
public enum EightsRule implements Rule {
  DEALING(
      Kind.DUTY,
      "each player is dealt five cards, or seven if two play, or as many as the table"
          + " agreed on; the table gives the cards that are due, from those not yet dealt"),
  MISDEAL(Kind.DUTY, "a misdeal can be called until the first card is turned up"),
  DEAL_AGAIN(Kind.EVENT, "after a misdeal all cards are taken back, and the deal begins again"),
  TURN_UP(Kind.EVENT, "after the deal the next card is turned up and is the first to match"),
  IN_TURN(
      Kind.DUTY,
      "the turn goes clockwise, starting in the first deal from player 1, and in each"
          + " later deal from the next player"),
  IN_HAND(Kind.DUTY, "a player lays a card from their own hand"),
  MATCH(
      Kind.DUTY,
      "a card must match the card on the pile by suit or rank; an eight may be laid on"
          + " any card"),
  NAMING(Kind.DUTY, "only a player who lays an eight may name a suit other than that of the card"),
  LAY(Kind.EVENT, "a card laid becomes the one to match, an eight as a card of the suit named"),
  SKIP(Kind.EVENT, "where queens skip, the player after a queen misses a turn"),
  TAKE_TWO(Kind.EVENT, "where twos give two, the player after a two first takes two cards"),
  MUST_LAY(
      Kind.DUTY, "where drawing is forced, a player who can lay a card neither draws nor passes"),
  DRAWING(
      Kind.DUTY,
      "while there are cards to draw, a player draws one per turn or, where the table"
          + " agreed on it, as many as they like"),
  DRAW(Kind.EVENT, "a player who draws takes a card, and may then lay a card that fits"),
  PASSING(Kind.DUTY, "a player who can still draw a card may not pass"),
  PASS(Kind.EVENT, "a player who lays no card passes"),
  OUT(Kind.EVENT, "a player who lays their last card wins the deal"),
  SHOWING(Kind.DUTY, "when a player is out, the others show the cards that they hold"),
  COUNT(
      Kind.POINTS,
      "the winner scores the cards that the others hold: fifty for an eight, ten for a face card,"
          + " one for an ace, its number for any other"),
  BLOCKED(Kind.EVENT, "if all players have passed and no card is left to draw, nobody scores"),
  NEXT_DEAL(Kind.EVENT, "there is another deal until a player has the points agreed on"),
  WON(Kind.EVENT, "a player who has the points agreed on wins the match");

  private final Clause clause;

  EightsRule(Kind kind, String statement) {
    clause = Clause.of(kind, statement, "Crazy Eights, as commonly played", "the play");
  }

  @Override
  public Clause clause() {
    return clause;
  }
}
