package umpire.cribbage;

import umpire.core.Rule;

/// The rulebook of the play, in the order of the source.
public enum PeggingRule implements Rule {
  FIRST_LEAD(
      Kind.DUTY, "player 1, to the dealer's left, lays the first card", "Pegging starts with"),
  LAY(
      Kind.EVENT,
      "each card laid adds its value to the count: an ace one, a face card ten, any other its number",
      "Pegging starts with"),
  OWN_CARD(Kind.DUTY, "a player lays a card that is still in his hand", "Pegging resumes", "C19"),
  LIMIT(Kind.DUTY, "no card may take the count past thirty-one", "The object is twofold"),
  TURN_DOWN(
      Kind.EVENT,
      "at thirty-one, or when nobody can go on, the cards are turned down and the count is zero",
      "Play continues until",
      "C12"),
  LEAD(
      Kind.DUTY,
      "after the cards are turned down, the player after the one who laid the last card leads;"
          + " who has no card left is passed over",
      "Pegging resumes",
      "C15",
      "C16",
      "C17"),
  SAY_GO(
      Kind.EVENT,
      "a player who cannot lay a card says go, and the turn moves on",
      "During the play",
      "C18"),
  MUST_LAY(
      Kind.DUTY,
      "the turn goes clockwise, and who can lay a card without passing thirty-one must lay one",
      "If a player can lay down a card",
      "C20",
      "C21"),
  FIFTEEN(Kind.POINTS, "a count of exactly fifteen pegs two", "15", "C4"),
  THIRTY_ONE(
      Kind.POINTS, "a count of exactly thirty-one pegs two, and no go besides", "31", "C2", "C4"),
  GO(
      Kind.POINTS,
      "the last card of a count that stops short of thirty-one pegs one",
      "go",
      "C1",
      "C2",
      "C3"),
  PAIR(
      Kind.POINTS,
      "a card of the same rank as the one before it pegs two",
      "pair",
      "C8",
      "C10",
      "C11",
      "C12"),
  PAIR_ROYAL(Kind.POINTS, "the third card of one rank in a row pegs six", "pair royal", "C9"),
  DOUBLE_PAIR_ROYAL(
      Kind.POINTS,
      "the fourth card of one rank in a row pegs twelve",
      "double pair royal",
      "C9",
      "C13"),
  RUN(
      Kind.POINTS,
      "a card that makes the last three or more a run, in whatever order, pegs one for each card"
          + " of the longest such run",
      "run",
      "C5",
      "C6",
      "C7",
      "C11"),
  DEAL_OVER(
      Kind.EVENT,
      "the deal is over when every player has laid his four cards",
      "Because a cribbage hand contains four cards",
      "C14",
      "C24");

  private static final String TITLE = "Cribbage Pegging (2002)";

  private final Clause clause;

  PeggingRule(Kind kind, String statement, String section, String... decisions) {
    clause = Clause.of(kind, statement, TITLE, section, decisions);
  }

  @Override
  public Clause clause() {
    return clause;
  }
}
