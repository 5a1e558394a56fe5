package umpire.cribbage.rules;

import umpire.core.Rule;

/// The rulebook: first the play, in the order of its source, then the additions of the complete
/// game, in the order of a game.
public enum CribbageRule implements Rule {
  FIRST_LEAD(
      Kind.DUTY,
      "the player to the dealer's left, or player 1 where only the play is scored, lays"
          + " the first card",
      "Pegging starts with"),
  LAY(
      Kind.EVENT,
      "each card laid adds its value to the count: an ace one, a face card ten, any other its number",
      "Pegging starts with"),
  OWN_CARD(
      Kind.DUTY,
      "a player lays a card that is still in their hand",
      "Pegging resumes",
      "C19",
      "C23",
      "C24"),
  LIMIT(Kind.DUTY, "no card may take the count past thirty-one", "The object is twofold"),
  TURN_DOWN(
      Kind.EVENT,
      "at thirty-one, or when nobody can go on, the cards are turned down and the count is zero",
      "Play continues until",
      "C12"),
  LEAD(
      Kind.DUTY,
      "after the cards are turned down, the player after the one who laid the last card"
          + " leads; a player with no card left is passed over",
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
      "the turn goes clockwise, and a player who can lay a card without passing"
          + " thirty-one must do so",
      "If a player can lay down a card",
      "C20",
      "C21"),
  FIFTEEN(Kind.POINTS, "a count of exactly fifteen pegs two", "15", "C4"),
  THIRTY_ONE(
      Kind.POINTS,
      "a count of exactly thirty-one pegs two, with no further point for the go",
      "31",
      "C2",
      "C4"),
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
      "a card that makes the last three or more a run, in any order, pegs one for each"
          + " card of the longest such run",
      "run",
      "C5",
      "C6",
      "C7",
      "C11"),
  DEAL_OVER(
      Kind.EVENT,
      "the deal is over when every player has laid all four of their cards",
      "Because a cribbage hand contains four cards",
      "C14",
      "C24"),

  // The complete game.

  WHO_ACTS(
      Kind.DUTY,
      "cut, deal, starter and crib are events of the table; each player discards, lays"
          + " and counts for themselves",
      Book.TOURNAMENT,
      "1.5 Outline of playing sequence",
      "C33"),
  IN_ORDER(
      Kind.DUTY,
      "cut, deal, discards, starter, play and show follow in this order, and nothing"
          + " happens early or twice",
      Book.TOURNAMENT,
      "1.5 Outline of playing sequence",
      "C33"),
  ONE_DECK(
      Kind.DUTY,
      "there is one deck of fifty-two cards, so a card already seen cannot turn up elsewhere",
      Book.TOURNAMENT,
      "1.3 The cards",
      "C34"),
  CUT(
      Kind.EVENT,
      "before the first deal each player cuts a card",
      Book.TOURNAMENT,
      "3.1 Procedure for cutting the pack",
      "C34"),
  CUT_AGAIN(
      Kind.EVENT,
      "if the lowest cards cut are of one rank, all players cut again",
      Book.TOURNAMENT,
      "3.2 Winner of the deal",
      "C34"),
  FIRST_DEALER(
      Kind.EVENT,
      "the player who cuts the lowest card deals first",
      Book.TOURNAMENT,
      "3.2 Winner of the deal",
      "C34"),
  LATER_GAME(
      Kind.EVENT,
      "the first dealer of a later game is the loser of the game before, the next"
          + " player in turn, or chosen by a new cut, as the table has agreed",
      Book.SIX_CARD,
      "Deal",
      "C35"),
  DEAL(
      Kind.EVENT,
      "the dealer deals each player's cards face down",
      Book.TOURNAMENT,
      "4.2 Dealing the cards",
      "C36"),
  HAND_SIZE(
      Kind.DUTY,
      "two players are dealt six cards each, or five or seven as the table has agreed,"
          + " three or four players five each, and where only the play is scored four each",
      Book.SIX_CARD,
      "Deal",
      "C36",
      "C53",
      "C59"),
  THREE_FOR_LAST(
      Kind.POINTS,
      "in five-card cribbage the player who does not deal first pegs three for last as"
          + " a game begins",
      Book.FIVE_CARD,
      "81 Terms used in cribbage",
      "C61"),
  STRAIGHT_TO_CRIB(
      Kind.EVENT,
      "with three players one card is dealt straight to the crib",
      Book.SIX_CARD,
      "Three-handed play",
      "C36"),
  DISCARD(
      Kind.EVENT,
      "each player keeps a hand, usually of four cards, and discards the rest face down"
          + " to the dealer's crib",
      Book.TOURNAMENT,
      "5.1 Placement",
      "C37"),
  DISCARD_SIZE(
      Kind.DUTY,
      "two players discard two cards each, three or four players one each",
      Book.SIX_CARD,
      "Discard",
      "C37"),
  DISCARD_OWN(
      Kind.DUTY,
      "a player discards only cards that they were dealt",
      Book.TOURNAMENT,
      "5.1 Placement",
      "C37"),
  STARTER(
      Kind.EVENT,
      "when all players have discarded, a card is cut and turned up as the starter",
      Book.TOURNAMENT,
      "6.1 Cutting",
      "C38"),
  HIS_HEELS(
      Kind.POINTS,
      "a jack as starter pegs two for the dealer at once",
      Book.TOURNAMENT,
      "6.3 Scoring when the starter card is a Jack (His Heels)",
      "C38",
      "C39"),
  PLAY_OVER(
      Kind.EVENT,
      "when every player has laid all their cards, or in five-card cribbage when the"
          + " first count ends, the hands are taken up again for the show",
      Book.TOURNAMENT,
      "7.1 The order of play",
      "C40",
      "C60"),
  SHOW_ORDER(
      Kind.DUTY,
      "the hand to the dealer's left is counted first, then the others in turn up to"
          + " the dealer's, and the crib last",
      Book.TOURNAMENT,
      "9.2 Order of counting",
      "C41"),
  SHOW_FIFTEEN(
      Kind.POINTS,
      "in the show every different set of cards that adds up to fifteen counts two",
      Book.TOURNAMENT,
      "1.7 Scoring chart",
      "C41"),
  SHOW_PAIR(
      Kind.POINTS,
      "in the show two cards of one rank count two",
      Book.TOURNAMENT,
      "1.7 Scoring chart",
      "C43"),
  SHOW_PAIR_ROYAL(
      Kind.POINTS,
      "in the show three cards of one rank are three pairs and count six",
      Book.TOURNAMENT,
      "1.7 Scoring chart",
      "C43"),
  SHOW_DOUBLE_PAIR_ROYAL(
      Kind.POINTS,
      "in the show four cards of one rank are six pairs and count twelve",
      Book.TOURNAMENT,
      "1.7 Scoring chart",
      "C43"),
  SHOW_RUN(
      Kind.POINTS,
      "in the show a run of three or more ranks counts one per card, at its greatest"
          + " length only, and once for each choice among cards of one rank",
      Book.TOURNAMENT,
      "1.7 Scoring chart",
      "C43"),
  FLUSH(
      Kind.POINTS,
      "a hand all of one suit counts one per card, and one more if the starter is of"
          + " that suit; in the crib only all five cards of one suit count, unless the table"
          + " has agreed otherwise",
      Book.TOURNAMENT,
      "1.6 Definitions",
      "C44",
      "C59"),
  HIS_NOBS(
      Kind.POINTS,
      "the jack of the starter's suit in a hand or in the crib counts one",
      Book.TOURNAMENT,
      "1.6 Definitions",
      "C41"),
  COUNTED(
      Kind.EVENT,
      "a hand is counted with the starter as an extra card",
      Book.TOURNAMENT,
      "9.3 The starter card",
      "C41",
      "C45"),
  HAND_SHOWN(
      Kind.EVENT,
      "a hand with cards that were not laid in the play is shown before it is counted",
      Book.FIVE_CARD,
      "83 Five-card cribbage",
      "C60"),
  HAND_CARDS(
      Kind.DUTY,
      "a hand that is shown holds exactly the cards that were kept",
      Book.FIVE_CARD,
      "83 Five-card cribbage",
      "C60"),
  CRIB(
      Kind.EVENT,
      "after the dealer's hand is counted the crib is turned up",
      Book.TOURNAMENT,
      "9.2 Order of counting",
      "C42",
      "C52"),
  CRIB_CARDS(
      Kind.DUTY,
      "the crib holds the four cards that went to it, and no others",
      Book.TOURNAMENT,
      "4.4 Incorrect number of cards in hand or crib",
      "C42",
      "C52"),
  OWN_COUNT(
      Kind.POINTS,
      "where players count for themselves, each pegs the points they announce",
      Book.TOURNAMENT,
      "8.1 Recording score on board",
      "C45"),
  OWN_PEG(
      Kind.POINTS,
      "where players count the play themselves, each pegs the points they announce for"
          + " the card just laid",
      Book.TOURNAMENT,
      "7.2 Scoring",
      "C54"),
  NO_OVERCOUNT(
      Kind.DUTY,
      "a player may not count more than the cards are worth",
      Book.TOURNAMENT,
      "8.4 Pegging incorrectly to the player's advantage",
      "C45",
      "C54"),
  MUGGINS(
      Kind.POINTS,
      "an opponent who says muggins pegs points that a player failed to count",
      Book.TOURNAMENT,
      "10.2 Situations that apply",
      "C46",
      "C54"),
  MUGGINS_CLAIM(
      Kind.DUTY,
      "only an opponent may claim muggins, after a count that missed points, and for no"
          + " more than it missed",
      Book.TOURNAMENT,
      "10.3 Situations that do not apply",
      "C46"),
  MISSED(
      Kind.EVENT,
      "points that nobody has counted are lost",
      Book.TOURNAMENT,
      "8.3 Pegging incorrectly to the player's disadvantage",
      "C45",
      "C46"),
  FINED_ERRORS(
      Kind.DUTY,
      "where errors are fined, a misdeal is called before the starter is turned up, a"
          + " renege from the first card laid to the end of the deal, and an overcount before"
          + " the next deal",
      Book.TOURNAMENT,
      "4.4 Incorrect number of cards in hand or crib",
      "C58"),
  RENEGE(
      Kind.POINTS,
      "a player who held back a card that fitted lays it later, and each other side"
          + " pegs two for every such card",
      Book.TOURNAMENT,
      "7.3 Renege",
      "C58"),
  OVERCOUNT(
      Kind.POINTS,
      "points counted in excess are taken back, and each other side pegs as many",
      Book.TOURNAMENT,
      "8.4 Pegging incorrectly to the player's advantage",
      "C58"),
  MISDEAL(
      Kind.EVENT,
      "after a misdeal the cards are thrown in, and the same player deals again",
      Book.TOURNAMENT,
      "4.4 Incorrect number of cards in hand or crib",
      "C58"),
  GAME_WON(
      Kind.EVENT,
      "a player who reaches the last hole wins at once, in the play, by his heels or in"
          + " the show, and pegging stops",
      Book.TOURNAMENT,
      "1.1 Object of the game",
      "C39",
      "C47",
      "C49"),
  SKUNK(
      Kind.EVENT,
      "a win by more than thirty points in a game to 121, or by more than half the"
          + " target in any other game, is a skunk and counts more game points",
      Book.SIX_CARD,
      "Winning the Game",
      "C48",
      "C49",
      "C62"),
  DOUBLE_SKUNK(
      Kind.EVENT,
      "where the table plays it, a win by more than sixty points is a double skunk and"
          + " counts more still",
      Book.SIX_CARD,
      "Winning the Game",
      "C48",
      "C49"),
  SKUNKED(
      Kind.EVENT,
      "where each loser is scored separately, every loser far enough behind for a skunk"
          + " adds to the worth of the game",
      Book.SIX_CARD,
      "Winning the Game",
      "C48",
      "C57"),
  DEAL_PASSES(
      Kind.EVENT,
      "after the crib the deal passes to the left",
      Book.TOURNAMENT,
      "4.1 Order of dealing",
      "C36"),
  MATCH_WON(
      Kind.EVENT,
      "the match is won with more than half of its games, or with the most game points"
          + " after all games are played, as the table has agreed",
      Book.TOURNAMENT,
      "1.6 Definitions",
      "C50"),
  MATCH_DRAWN(
      Kind.EVENT,
      "a match that ends with the top scores level has no winner",
      Book.TOURNAMENT,
      "1.6 Definitions",
      "C50",
      "C53"),
  MATCH_OVER(
      Kind.DUTY,
      "when the match is over nothing more counts",
      Book.TOURNAMENT,
      "1.6 Definitions",
      "C50");

  private static final String TITLE = "Cribbage Pegging (2002)";

  private final Clause clause;

  CribbageRule(Kind kind, String statement, String section, String... decisions) {
    clause = Clause.of(kind, statement, TITLE, section, decisions);
  }

  CribbageRule(Kind kind, String statement, Book book, String section, String... decisions) {
    clause = Clause.of(kind, statement, book.title, section, decisions);
  }

  /// The rule books that the complete game follows.
  private enum Book {
    TOURNAMENT("American Cribbage Congress, Cribbage Tournament Rules (2020)"),
    FIVE_CARD("Robert Kemp Philp, Enquire Within Upon Everything"),
    SIX_CARD("Six Card Cribbage, at the Card Games Website pagat.com");

    private final String title;

    Book(String title) {
      this.title = title;
    }
  }

  @Override
  public Clause clause() {
    return clause;
  }
}
