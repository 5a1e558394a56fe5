package umpire.tractor;

import umpire.core.Rule;

/// The rulebook of one round, in the order of the source.
public enum TractorRule implements Rule {
  TWO_DECKS(
      Kind.DUTY,
      "two decks with their jokers are played with: there is no third copy of a card",
      "Tractor is a very popular poker game",
      "T23"),
  NOT_COUNTED(
      Kind.EVENT,
      "only the defenders' points are looked at: those of a trick that the declarers win count for"
          + " nobody",
      "Cards ranked 5, 10, King"),
  MAKE(
      Kind.EVENT,
      "if the defenders have less than 80 points the declarers remain, and the dealer's partner"
          + " deals next",
      "If the FT gets less than 80 pts"),
  DOWN(
      Kind.EVENT,
      "if the defenders have 80 points or more they become the declarers, and the player after the"
          + " dealer deals next",
      "If the FT gets less than 80 pts",
      "T4"),
  UP_THREE(
      Kind.EVENT,
      "if the defenders have no points the declarers go up three ranks",
      "If the FT gets 0 pts"),
  UP_TWO(
      Kind.EVENT,
      "if the defenders have points, but less than 40, the declarers go up two ranks",
      "If the FT gets 0 pts"),
  UP_ONE(
      Kind.EVENT,
      "if the defenders have 40 points or more, but less than 80, the declarers go up one rank",
      "If the FT gets 0 pts"),
  DEFENDERS_UP(
      Kind.EVENT,
      "if the defenders have 80 points or more they go up one rank for each whole 40 above 80",
      "If the FT gets 0 pts"),
  GAME_WON(
      Kind.EVENT,
      "a team whose rank goes beyond the ace wins the game",
      "If the FT gets 0 pts",
      "T3",
      "T10",
      "T24"),
  TWENTY_FIVE(
      Kind.DUTY,
      "a player has 25 cards to lay in a round, and no more",
      "Now each player has exactly 25 cards",
      "T21"),
  DEALER_LEADS(
      Kind.DUTY, "the dealer leads the first trick", "Now each player has exactly 25 cards"),
  LEAD_A_CARD(Kind.DUTY, "a lead is one card or more", "Now each player has exactly 25 cards"),
  IN_TURN(
      Kind.DUTY,
      "once the lead is laid the others follow in clockwise order",
      "Now each player has exactly 25 cards"),
  AS_MANY(
      Kind.DUTY,
      "a follower lays as many cards as were led, of whatever suit",
      "Now each player has exactly 25 cards",
      "T20"),
  TRICK_WON(
      Kind.EVENT,
      "of all who can win the trick, the one with the highest card that decides takes it",
      "Now each player has exactly 25 cards"),
  WINNER_LEADS(
      Kind.DUTY, "the winner of a trick leads the next", "Now each player has exactly 25 cards"),
  TRICK_POINTS(
      Kind.POINTS,
      "the defenders get the points of the tricks they win: five for a five, ten for a ten or king",
      "Now each player has exactly 25 cards"),
  TRUMPS(
      Kind.EVENT,
      "trumps are the jokers, the cards of the rank of the dealer's team, and the main suit if"
          + " there is one",
      "Now we start to describe",
      "T6",
      "T11",
      "T12"),
  ONE_GROUP(
      Kind.DUTY,
      "the cards led are all trumps, or all not-trumps of one suit",
      "In each trick, the lead cards"),
  SINGLE(Kind.EVENT, "a card by itself is a single", "Single"),
  PAIR(Kind.EVENT, "two same cards are a pair; same order is not enough", "Pair", "T9"),
  TRACTOR(
      Kind.EVENT,
      "two or more pairs of consecutive order, all trumps or all of one suit, are a tractor",
      "Tractor",
      "T15",
      "T19"),
  THROW(
      Kind.EVENT,
      "several structures led together are a throw, cut into its components longest first, and"
          + " highest first among equals",
      "A throw can be treated",
      "T17",
      "T25"),
  MIXED_FOLLOW(
      Kind.EVENT,
      "a follow that mixes trumps and not-trumps, or not-trumps of several suits, cannot win",
      "If one's follow cards contain both"),
  OTHER_SUIT(
      Kind.EVENT,
      "not-trumps of another suit than the one led cannot win",
      "Otherwise, if the lead cards"),
  NOT_LIKE_LEAD(
      Kind.EVENT,
      "a follow that cannot be built like the lead, in whatever way it is cut, cannot win",
      "Else, if one's follow cards",
      "T14",
      "T17"),
  HIGHEST_CARD(
      Kind.EVENT,
      "if the lead is one structure, a follow built like it wins with a higher highest card; every"
          + " trump is higher than every not-trump",
      "Otherwise, if the structure of this trick",
      "T15",
      "T19"),
  FIRST_PLAYED(
      Kind.EVENT,
      "of cards that are equal in order, the first played wins",
      "Otherwise, if the structure of this trick",
      "T8",
      "T9"),
  HONOR_CARD(
      Kind.EVENT,
      "on a throw a follow counts by its honor card, the highest card that any of the longest"
          + " components can be made to have",
      "Now let's consider the throw situation",
      "T14",
      "T17",
      "T18"),
  ONLY_TRUMPS_BEAT(
      Kind.EVENT,
      "a throw of not-trumps can be beaten by trumps only",
      "There are many hair-raising rules",
      "T1"),
  TRUMP_THROW_STANDS(
      Kind.EVENT, "a throw of trumps cannot be beaten", "There are many hair-raising rules", "T2"),
  LAST_TRICK(
      Kind.EVENT,
      "the hidden cards hold the points that were not played; they hang on the last trick, and w is"
          + " the length of the longest component led to it",
      "There is a special rule about hidden cards",
      "T5",
      "T7"),
  HIDDEN_POINTS(
      Kind.POINTS,
      "if the defenders win the last trick they get the points of the hidden cards too, multiplied"
          + " by two to the power of w",
      "There is a special rule about hidden cards",
      "T5",
      "T7"),
  ROUND_OVER(
      Kind.EVENT,
      "the round is over when every player has laid his 25 cards",
      "The first line contains the main suit",
      "T21");

  private static final String TITLE = "Game Simulator (2009)";

  private final Clause clause;

  TractorRule(Kind kind, String statement, String section, String... decisions) {
    clause = Clause.of(kind, statement, TITLE, section, decisions);
  }

  @Override
  public Clause clause() {
    return clause;
  }
}
