package umpire.maumau;

import umpire.core.Rule;

/// The rulebook, in the order of the source: the rules of the game first, then the six rules by
/// which the players of the published problem choose their cards.
public enum MauMauRule implements Rule {
  OPENING(
      Kind.EVENT,
      "after the deal the top card of the pile is laid open and starts the discard pile",
      "All cards are shuffled"),
  IN_TURN(
      Kind.DUTY,
      "the player who got the first card starts, and the turn goes round in the order of seats",
      "The player, who got the first card"),
  OWN_CARD(Kind.DUTY, "a player lays a card of his own hand", "The player, who got the first card"),
  FIT(
      Kind.DUTY,
      "a card fits on the open card by suit or by rank",
      "The player, who got the first card"),
  LAY(
      Kind.EVENT,
      "a card that is laid becomes the open card",
      "The player, who got the first card"),
  DRAW_IF_NOTHING_FITS(
      Kind.DUTY,
      "only a player without a card that fits draws one, and only once a turn",
      "If the player has no matching card",
      "M3"),
  DRAW(
      Kind.EVENT,
      "a player without a card that fits draws the top card of the draw pile",
      "If the player has no matching card"),
  KEEP(
      Kind.DUTY,
      "a turn is given up only after a card was drawn",
      "If the player has no matching card",
      "M3"),
  PASS(
      Kind.EVENT,
      "if the drawn card is not laid, the turn moves on",
      "If the player has no matching card"),
  TURN_OVER(
      Kind.EVENT,
      "when the draw pile is used up, the discard pile without its open card is turned over,"
          + " unshuffled",
      "If the draw pile should be exhausted",
      "M9",
      "M11"),
  OUT_OF_CARDS(
      Kind.EVENT,
      "if a card must be drawn and there is none, the game ends without a result",
      "It is guaranteed that a game will not",
      "M8"),
  SEVEN(
      Kind.EVENT,
      "a seven makes the next player draw two cards, or two more than the seven before it did",
      "Seven",
      "M4",
      "M12",
      "M15"),
  ONLY_SEVEN(
      Kind.DUTY,
      "while a seven is active nothing but another seven may be laid",
      "The only card that can be played",
      "M7"),
  PENALTY(
      Kind.EVENT,
      "who does not answer a seven with a seven draws the cards due and lays nothing",
      "Regardless of the number of cards",
      "M12"),
  EIGHT(Kind.EVENT, "an eight makes the next player miss his turn", "Eight", "M1", "M4"),
  JACK_ON_JACK(Kind.DUTY, "a jack fits on every card but another jack", "Jack", "M6"),
  NAME_SUIT(
      Kind.EVENT,
      "who lays a jack names the suit that binds while the jack lies open",
      "Jack",
      "M5",
      "M6",
      "M13"),
  NAMED_SUIT(
      Kind.DUTY, "on a jack only a card of the named suit fits, and no jack", "Jack", "M5", "M13"),
  SEVEN_RULE(Kind.DECISION, "rule 1: answer an active seven with a seven if you can", "Rule 1"),
  VALUE_RULE(
      Kind.DECISION,
      "rule 2: of the fitting cards that are no jacks, lay one of the highest value",
      "Rule 2",
      "M5"),
  JACK_RULE(Kind.DECISION, "rule 3: lay a jack if no other card fits", "Rule 3", "M3"),
  LAST_CARD_RULE(
      Kind.DECISION,
      "rule 4: if the next player has one card left, lay a jack even if another card fits",
      "Rule 4",
      "M1",
      "M7"),
  SUIT_RULE(
      Kind.DECISION,
      "rule 5: with a jack, name the suit you hold most of, jacks not counted; ties go to the"
          + " higher suit",
      "Rule 5",
      "M2"),
  RANK_OF_SUITS_RULE(
      Kind.DECISION,
      "rule 6: of cards of the same value lay the one of the highest suit: clubs, spades, hearts,"
          + " diamonds",
      "Rule 6",
      "M6",
      "M15"),
  WIN(
      Kind.EVENT,
      "who lays his last card wins, and the action of that card is not carried out",
      "The game ends",
      "M14"),
  CARDS_LEFT(
      Kind.POINTS,
      "each player scores the values of the cards left in his hand; the more, the worse",
      "Finally the score"),
  DOUBLE(
      Kind.POINTS,
      "if the last card was a jack, every score is doubled",
      "Finally the score",
      "M14"),
  ENDLESS(
      Kind.EVENT,
      "a position that returns at the start of a turn shows that the game never ends: it stops"
          + " without a result",
      "It is guaranteed that a game will not",
      "M10"),
  GAME_OVER(Kind.DUTY, "when the game is over nothing more is laid or drawn", "The game ends");

  private static final String TITLE = "Mau-Mau (SPOJ MAUMAU)";

  private final Clause clause;

  MauMauRule(Kind kind, String statement, String section, String... decisions) {
    clause = Clause.of(kind, statement, TITLE, section, decisions);
  }

  @Override
  public Clause clause() {
    return clause;
  }
}
