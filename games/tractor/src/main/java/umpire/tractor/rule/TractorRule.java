package umpire.tractor.rule;

import umpire.core.Rule;

/// The rulebook: one round in the order of the published problem, then what the complete game adds,
/// in the order of play.
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
      "if the defenders have less than 80 points the declarers remain, and the dealer's partner,"
          + " or friend, deals next",
      "If the FT gets less than 80 pts"),
  DOWN(
      Kind.EVENT,
      "if the defenders have 80 points or more they become the declarers, and the first of them"
          + " after the dealer deals next",
      "If the FT gets less than 80 pts",
      "T4",
      "T54"),
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
      "a team, or where friends are found a player, whose rank goes beyond the ace wins the game",
      "If the FT gets 0 pts",
      "T3",
      "T10",
      "T24",
      "T54"),
  TWENTY_FIVE(
      Kind.DUTY,
      "a player has 25 cards to lay in a round, or as many as his table deals, and no more",
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
      "trumps are the jokers, the cards of the dealer's rank, and the main suit if there is one",
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
      "the round is over when every player has laid all his cards",
      "The first line contains the main suit",
      "T21"),

  // The complete game, from the first card drawn. Its source has no sections finer than these.

  TWOS_ARE_TRUMPS(
      Kind.EVENT,
      "the twos are trumps in every round, next below the rank, that of the main suit above the"
          + " others, where the table has it so",
      Book.TABLE,
      "Variations and related games",
      "T48"),
  ROUND_STATED(
      Kind.DUTY,
      "a round laid open begins with its main suit, its dealer and the ranks of both teams",
      Book.PROBLEM,
      "The first line contains the main suit",
      "T27"),
  DRAWING(
      Kind.DUTY,
      "each player draws 25 cards, or as many as his table deals, a few at a time and everybody"
          + " equally many, before the kitty is left",
      Book.TABLE,
      "The deal and making trumps",
      "T28"),
  ASKED_IN_TURN(
      Kind.DUTY,
      "whenever all have drawn equally many cards the players are asked in turn whether they"
          + " declare; who passes must still be asked, and those before have passed then",
      Book.TABLE,
      "The deal and making trumps",
      "T28"),
  DECLARE_WHILE_DRAWING(
      Kind.DUTY,
      "a main suit can be declared from the first card drawn until the kitty is taken up",
      Book.TABLE,
      "The deal and making trumps",
      "T28"),
  DECLARE_THE_RANK(
      Kind.DUTY,
      "a declaration is one or two same cards of the round's rank, or a pair of same jokers"
          + " where jokers may be declared",
      Book.TABLE,
      "The deal and making trumps",
      "T29"),
  DECLARE_WHAT_IS_DRAWN(
      Kind.DUTY,
      "a player declares with cards that he has drawn",
      Book.TABLE,
      "The deal and making trumps",
      "T28"),
  STRONGER(
      Kind.DUTY,
      "a declaration must be stronger than the one before it",
      Book.TABLE,
      "The deal and making trumps",
      "T29"),
  OWN_DECLARATION(
      Kind.DUTY,
      "whose declaration stands may add the second card to it, but not overturn it",
      Book.TABLE,
      "The deal and making trumps",
      "T29"),
  PARTNERS_DECLARATION(
      Kind.DUTY,
      "a partner's declaration may not be overbid",
      Book.TABLE,
      "Variations and related games",
      "T29"),
  DECLARED(
      Kind.EVENT,
      "the suit of the cards declared is the main suit, unless it is overbid; jokers mean that"
          + " there is none",
      Book.TABLE,
      "The deal and making trumps",
      "T29"),
  DECLARER_DEALS(
      Kind.EVENT,
      "in the first round a declarer is the dealer, the last one or the first as the table has it",
      Book.TABLE,
      "The deal and making trumps",
      "T30"),
  KITTY_OF_EIGHT(
      Kind.DUTY,
      "the cards that are left when all have drawn, eight if four play, are the kitty",
      Book.TABLE,
      "The deal and making trumps",
      "T31"),
  TURN_UP(
      Kind.DUTY,
      "if nobody declares, the kitty is turned up for all to see",
      Book.TABLE,
      "The deal and making trumps",
      "T31"),
  FIRST_CARD_TURNED(
      Kind.EVENT,
      "the first card of a kitty that is turned up shows the main suit, and a joker that there"
          + " is none",
      Book.TABLE,
      "The deal and making trumps",
      "T31"),
  RANK_CARD_TURNED(
      Kind.EVENT,
      "the first card of the round's rank in a kitty that is turned up shows the main suit, or"
          + " else its highest card",
      Book.TABLE,
      "The deal and making trumps",
      "T31"),
  NO_MAIN_SUIT(
      Kind.EVENT,
      "if nobody declares there is no main suit, where the table does not turn up the kitty",
      Book.TABLE,
      "Variations and related games",
      "T46"),
  DEALT_ANEW(
      Kind.EVENT,
      "if nobody declares the cards are thrown in and dealt anew, where the table has it so",
      Book.TABLE,
      "Variations and related games",
      "T46"),
  KITTY_TAKEN(
      Kind.EVENT, "the dealer takes up the kitty", Book.TABLE, "The deal and making trumps", "T31"),
  LAY_AWAY_EIGHT(
      Kind.DUTY,
      "the dealer lays away exactly as many cards as the kitty has, of those that he holds, and"
          + " nobody else sees them before the end",
      Book.TABLE,
      "The deal and making trumps",
      "T32"),
  LAID_AWAY(
      Kind.EVENT,
      "the kitty is laid away and the play begins",
      Book.TABLE,
      "The deal and making trumps",
      "T32"),
  TAKEN_OVER(
      Kind.EVENT,
      "once the kitty is laid away, whoever overbids takes it up and lays as many cards away, where"
          + " the table has it so; the dealer still leads",
      Book.PROGRAM,
      "Kitty theft policy",
      "T50"),
  NAME_A_FRIEND(
      Kind.DUTY,
      "where friends are found, the dealer names the card of a friend once the kitty is laid away,"
          + " and before he leads",
      Book.FRIENDS,
      "Declaring friends",
      "T51"),
  FRIENDS_CARD(
      Kind.DUTY,
      "the card of a friend is no trump, and the dealer says which copy of it counts, the first that"
          + " is laid or the second",
      Book.FRIENDS,
      "Declaring friends",
      "T51"),
  FRIEND_NAMED(
      Kind.EVENT,
      "whoever lays the card that the dealer has named is his friend in this round",
      Book.FRIENDS,
      "Declaring friends",
      "T51"),
  FRIEND_FOUND(
      Kind.EVENT,
      "a friend plays with the dealer from the card on by which he is found, and takes along the"
          + " points of the tricks that he has won",
      Book.FRIENDS,
      "Declaring friends",
      "T52"),
  DEALER_ALONE(
      Kind.EVENT,
      "a dealer who lays the friend's card himself, or whose card nobody lays, plays alone",
      Book.FRIENDS,
      "Declaring friends",
      "T52"),
  PLAY_AFTER_KITTY(
      Kind.DUTY, "nobody lays a card before the kitty is laid away", Book.TABLE, "The play", "T32"),
  IN_HAND(Kind.DUTY, "a player lays cards that he holds", Book.TABLE, "The play", "T33"),
  THROW_REFUSED(
      Kind.EVENT,
      "a throw is refused if somebody else holds in its group a component of the same kind and"
          + " length that is higher than one of it",
      Book.TABLE,
      "The play",
      "T34"),
  LAY_COMPONENT(
      Kind.DUTY,
      "whose throw was refused must lay a component of it that can be beaten, as the table has"
          + " it, and takes back the rest",
      Book.TABLE,
      "The play",
      "T34",
      "T35"),
  THROW_FINE(
      Kind.POINTS,
      "a refused throw costs its leader points, which go to the other side",
      Book.TABLE,
      "Variations and related games",
      "T35"),
  REFEREE_REFUSES(
      Kind.DUTY,
      "the referee refuses a throw only for a component that must be laid then, and that the"
          + " player named can beat, for all that is recorded",
      Book.TABLE,
      "The play",
      "T36"),
  FOLLOW_GROUP(
      Kind.DUTY,
      "a follower who holds as many cards of the group led as were led lays all of his from it",
      Book.TABLE,
      "The play",
      "T37"),
  ALL_OF_GROUP(
      Kind.DUTY,
      "a follower who holds fewer cards of the group led than were led lays all of them",
      Book.TABLE,
      "The play",
      "T37"),
  FOLLOW_TRACTOR(
      Kind.DUTY,
      "for a tractor a follower lays a tractor as long, or else the longest shorter one, if his"
          + " cards of the group have it",
      Book.TABLE,
      "The play",
      "T37"),
  FOLLOW_PAIRS(
      Kind.DUTY,
      "a follower lays as many pairs as were led, as far as his cards of the group have them",
      Book.TABLE,
      "The play",
      "T37"),
  EVERY_COMPONENT(
      Kind.EVENT,
      "a ruff beats another only if each of its components is higher, where the table has it so",
      Book.PROGRAM,
      "Throw evaluation policy",
      "T47"),
  HIGHEST_OF_RUFF(
      Kind.EVENT,
      "of two ruffs the one with the highest card wins, where the table has it so",
      Book.PROGRAM,
      "Throw evaluation policy",
      "T47"),
  COMPONENTS_IN_TURN(
      Kind.EVENT,
      "two ruffs are compared component by component, the longest and highest first, and the first"
          + " difference decides, where the table has it so; singles count only in a throw of"
          + " singles",
      Book.PROGRAM,
      "Throw evaluation policy",
      "T47"),
  KITTY_POINTS(
      Kind.POINTS,
      "if the defenders win the last trick they get the points of the kitty, multiplied as the"
          + " table has it",
      Book.TABLE,
      "Scoring",
      "T38"),
  UP_FOUR(
      Kind.EVENT,
      "if fines have left the defenders with less than no points the declarers go up four ranks",
      Book.TABLE,
      "Variations and related games",
      "T39"),
  EVERY_TWENTY(
      Kind.EVENT,
      "if the defenders have 80 points or more they go up one rank for each whole 20 above 80",
      Book.TABLE,
      "Variations and related games",
      "T39"),
  OWN_RANK(
      Kind.EVENT,
      "where friends are found, every player has a rank of his own, and each of a side goes up from"
          + " his",
      Book.FRIENDS,
      "Player ranks",
      "T53"),
  MADE_ALONE(
      Kind.EVENT,
      "a dealer who has made alone goes up one rank more",
      Book.PROGRAM,
      "Bonus level policy",
      "T53"),
  AT_MOST_THREE(
      Kind.EVENT,
      "no side goes up more than three ranks at once",
      Book.TABLE,
      "Variations and related games",
      "T39"),
  MUST_PLAY(
      Kind.EVENT,
      "a team, or where friends are found a player, stays at a rank that must be played until"
          + " they have dealt at it and made",
      Book.TABLE,
      "Variations and related games",
      "T40"),
  SET_BACK(
      Kind.EVENT,
      "declarers at the jack who lose the last trick to a single jack go back to two",
      Book.TABLE,
      "Variations and related games",
      "T41"),
  SAME_DEALER(
      Kind.EVENT,
      "a dealer who has made deals again",
      Book.TABLE,
      "Variations and related games",
      "T42"),
  LAST_TRICK_DEALS(
      Kind.EVENT,
      "whoever won the last trick deals next if his side is to deal, where the table has it so",
      Book.TABLE,
      "Variations and related games",
      "T42"),
  GAME_IS_OVER(
      Kind.DUTY,
      "when the game is won, or a round laid open is over, nothing more is played",
      Book.TABLE,
      "Declarers and opponents: the scores and the objective",
      "T43");

  private final Clause clause;

  TractorRule(Kind kind, String statement, String section, String... decisions) {
    this(kind, statement, Book.PROBLEM, section, decisions);
  }

  TractorRule(Kind kind, String statement, Book book, String section, String... decisions) {
    clause = Clause.of(kind, statement, book.title, section, decisions);
  }

  /// Where the rules stand: the published problem, a collection of the games that people play, and
  /// a program that lets them choose how, with rules of its own for finding friends.
  private enum Book {
    PROBLEM("Game Simulator (2009)"),
    TABLE("Tractor, on the pages of card games at pagat.com"),
    PROGRAM("Shengji, the program of Robert Ying, its settings"),
    FRIENDS("Rules for Shengji and Zhao Pengyou, with the program of Robert Ying");

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
