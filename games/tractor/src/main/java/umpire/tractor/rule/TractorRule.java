package umpire.tractor.rule;

import umpire.core.Rule;

/// The rulebook: one round in the order of the published problem, then the additions of the
/// complete game, in the order of play.
public enum TractorRule implements Rule {
  TWO_DECKS(
      Kind.DUTY,
      "the game is played with two decks and their jokers, so no card has a third copy",
      "Tractor is a very popular poker game",
      "T23"),
  NOT_COUNTED(
      Kind.EVENT,
      "only the defenders' points count: those of a trick won by the declarers count"
          + " for nobody",
      "Cards ranked 5, 10, King"),
  MAKE(
      Kind.EVENT,
      "if the defenders have fewer than 80 points the declarers remain, and the"
          + " dealer's partner, or friend, deals next",
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
      "if the defenders have points, but fewer than 40, the declarers go up two ranks",
      "If the FT gets 0 pts"),
  UP_ONE(
      Kind.EVENT,
      "if the defenders have 40 points or more, but fewer than 80, the declarers go up"
          + " one rank",
      "If the FT gets 0 pts"),
  DEFENDERS_UP(
      Kind.EVENT,
      "if the defenders have 80 points or more they go up one rank for each full 40 above 80",
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
      "a player lays 25 cards in a round, or as many as the table deals, and no more",
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
      "of the players who can win the trick, the one with the highest deciding card takes it",
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
  SINGLE(Kind.EVENT, "a card on its own is a single", "Single"),
  PAIR(
      Kind.EVENT,
      "two identical cards are a pair; cards that are merely equal in order are not",
      "Pair",
      "T9"),
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
      "not-trumps of a suit other than the one led cannot win",
      "Otherwise, if the lead cards"),
  NOT_LIKE_LEAD(
      Kind.EVENT,
      "a follow that cannot be built like the lead, however it is cut, cannot win",
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
      "a throw of not-trumps can be beaten only by trumps",
      "There are many hair-raising rules",
      "T1"),
  TRUMP_THROW_STANDS(
      Kind.EVENT, "a throw of trumps cannot be beaten", "There are many hair-raising rules", "T2"),
  LAST_TRICK(
      Kind.EVENT,
      "the hidden cards hold the points that were not played and depend on the last"
          + " trick, where w is the length of the longest component led",
      "There is a special rule about hidden cards",
      "T5",
      "T7"),
  HIDDEN_POINTS(
      Kind.POINTS,
      "if the defenders win the last trick they also get the points of the hidden"
          + " cards, multiplied by two to the power of w",
      "There is a special rule about hidden cards",
      "T5",
      "T7"),
  ROUND_OVER(
      Kind.EVENT,
      "the round is over when every player has laid all their cards",
      "The first line contains the main suit",
      "T21"),

  // The complete game, from the first card drawn. Its source has no finer sections than these.

  TWOS_ARE_TRUMPS(
      Kind.EVENT,
      "where the table plays it, the twos are trumps in every round, next below the"
          + " rank, the twos of the main suit above the others",
      Book.TABLE,
      "Variations and related games",
      "T48"),
  ROUND_STATED(
      Kind.DUTY,
      "an open round begins with its main suit, its dealer and the ranks of both teams",
      Book.PROBLEM,
      "The first line contains the main suit",
      "T27"),
  DRAWING(
      Kind.DUTY,
      "each player draws 25 cards, or as many as the table deals, a few at a time and"
          + " all players equally many, until the kitty is left",
      Book.TABLE,
      "The deal and making trumps",
      "T28"),
  ASKED_IN_TURN(
      Kind.DUTY,
      "whenever all players have drawn equally many cards they are asked in turn"
          + " whether they declare; only a player still to be asked can pass, and those"
          + " before them have then passed too",
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
      "a declaration is one card or two identical cards of the round's rank, or two"
          + " identical jokers where jokers may be declared",
      Book.TABLE,
      "The deal and making trumps",
      "T29"),
  DECLARE_WHAT_IS_DRAWN(
      Kind.DUTY,
      "a player declares only with cards that they have drawn",
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
      "the player whose declaration stands may add its second card, but not replace it",
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
      "in the first round the last player to declare is the dealer, or the first, as"
          + " the table has agreed",
      Book.TABLE,
      "The deal and making trumps",
      "T30"),
  KITTY_OF_EIGHT(
      Kind.DUTY,
      "the cards left when all players have drawn, eight if four play, are the kitty",
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
      "the first card of a kitty that is turned up shows the main suit or, if it is a"
          + " joker, that there is none",
      Book.TABLE,
      "The deal and making trumps",
      "T31"),
  RANK_CARD_TURNED(
      Kind.EVENT,
      "the first card of the round's rank in a kitty that is turned up shows the main"
          + " suit or, if there is none, the kitty's highest card other than a joker",
      Book.TABLE,
      "The deal and making trumps",
      "T31"),
  NO_MAIN_SUIT(
      Kind.EVENT,
      "if nobody declares and the table does not turn up the kitty, there is no main suit",
      Book.TABLE,
      "Variations and related games",
      "T46"),
  DEALT_ANEW(
      Kind.EVENT,
      "where the table plays it, the cards are thrown in and dealt again if nobody declares",
      Book.TABLE,
      "Variations and related games",
      "T46"),
  KITTY_TAKEN(
      Kind.EVENT, "the dealer takes up the kitty", Book.TABLE, "The deal and making trumps", "T31"),
  LAY_AWAY_EIGHT(
      Kind.DUTY,
      "the dealer buries exactly as many cards as the kitty has, from those they hold,"
          + " and nobody else sees them before the end",
      Book.TABLE,
      "The deal and making trumps",
      "T32"),
  LAID_AWAY(
      Kind.EVENT,
      "the kitty is buried and the play begins",
      Book.TABLE,
      "The deal and making trumps",
      "T32"),
  TAKEN_OVER(
      Kind.EVENT,
      "where the table plays it, a player who overbids once the kitty is buried takes"
          + " it up and buries as many cards; the dealer still leads",
      Book.PROGRAM,
      "Kitty theft policy",
      "T50"),
  NAME_A_FRIEND(
      Kind.DUTY,
      "where friends are found, the dealer names the card of a friend once the kitty is"
          + " buried and before leading",
      Book.FRIENDS,
      "Declaring friends",
      "T51"),
  FRIENDS_CARD(
      Kind.DUTY,
      "the card of a friend is not a trump, and the dealer says which copy of it"
          + " counts, the first that is laid or the second",
      Book.FRIENDS,
      "Declaring friends",
      "T51"),
  FRIEND_NAMED(
      Kind.EVENT,
      "the player who lays the card that the dealer has named is the dealer's friend in"
          + " this round",
      Book.FRIENDS,
      "Declaring friends",
      "T51"),
  FRIEND_FOUND(
      Kind.EVENT,
      "a friend joins the dealer's side with the card that was named, and brings along"
          + " the points of the tricks they have won",
      Book.FRIENDS,
      "Declaring friends",
      "T52"),
  DEALER_ALONE(
      Kind.EVENT,
      "a dealer who lays the friend's card, or whose card nobody lays, plays alone",
      Book.FRIENDS,
      "Declaring friends",
      "T52"),
  PLAY_AFTER_KITTY(
      Kind.DUTY, "nobody lays a card before the kitty is buried", Book.TABLE, "The play", "T32"),
  IN_HAND(Kind.DUTY, "a player lays only cards that they hold", Book.TABLE, "The play", "T33"),
  THROW_REFUSED(
      Kind.EVENT,
      "a throw is refused if another player holds in its group a component of the same"
          + " kind and length that is higher than one of its own",
      Book.TABLE,
      "The play",
      "T34"),
  LAY_COMPONENT(
      Kind.DUTY,
      "the leader of a refused throw must lay a component of it that can be beaten, as"
          + " the table has agreed, and takes back the rest",
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
      "the referee refuses a throw only for a component that must then be laid and"
          + " that, as far as the record shows, the player named can beat",
      Book.TABLE,
      "The play",
      "T36"),
  FOLLOW_GROUP(
      Kind.DUTY,
      "a follower who holds at least as many cards of the group led as were led lays"
          + " only cards of that group",
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
      "for a tractor a follower lays a tractor as long, or else their longest shorter"
          + " one, if their cards of the group contain one",
      Book.TABLE,
      "The play",
      "T37"),
  FOLLOW_PAIRS(
      Kind.DUTY,
      "a follower lays as many pairs as were led, as far as their cards of the group allow",
      Book.TABLE,
      "The play",
      "T37"),
  EVERY_COMPONENT(
      Kind.EVENT,
      "where the table plays it, a ruff beats another only if each of its components is"
          + " higher",
      Book.PROGRAM,
      "Throw evaluation policy",
      "T47"),
  HIGHEST_OF_RUFF(
      Kind.EVENT,
      "where the table plays it, of two ruffs the one with the highest card wins",
      Book.PROGRAM,
      "Throw evaluation policy",
      "T47"),
  COMPONENTS_IN_TURN(
      Kind.EVENT,
      "where the table plays it, two ruffs are compared component by component, the"
          + " longest and highest first, and the first difference decides; singles count only"
          + " in a throw of singles",
      Book.PROGRAM,
      "Throw evaluation policy",
      "T47"),
  KITTY_POINTS(
      Kind.POINTS,
      "if the defenders win the last trick they get the points of the kitty, multiplied"
          + " as the table has agreed",
      Book.TABLE,
      "Scoring",
      "T38"),
  UP_FOUR(
      Kind.EVENT,
      "if fines have left the defenders below zero the declarers go up four ranks",
      Book.TABLE,
      "Variations and related games",
      "T39"),
  EVERY_TWENTY(
      Kind.EVENT,
      "if the defenders have 80 points or more they go up one rank for each full 20 above 80",
      Book.TABLE,
      "Variations and related games",
      "T39"),
  OWN_RANK(
      Kind.EVENT,
      "where friends are found, every player has a rank of their own, and each player"
          + " of a side goes up from it",
      Book.FRIENDS,
      "Player ranks",
      "T53"),
  MADE_ALONE(
      Kind.EVENT,
      "a dealer who makes the round alone goes up one more rank",
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
      "a team stays at a rank that must be played until it has dealt at that rank and"
          + " made; where friends are found, a player stays until they have made on the"
          + " dealer's side",
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
      "the dealer of a made round deals again",
      Book.TABLE,
      "Variations and related games",
      "T42"),
  LAST_TRICK_DEALS(
      Kind.EVENT,
      "where the table plays it, the winner of the last trick deals next if their side"
          + " is to deal",
      Book.TABLE,
      "Variations and related games",
      "T42"),
  GAME_IS_OVER(
      Kind.DUTY,
      "when the game is won, or an open round is over, nothing more is played",
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

  /// The sources of the rules: the published problem, a collection of the games that people play,
  /// and a program that lets players choose the rules, including its own rules for finding friends.
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
