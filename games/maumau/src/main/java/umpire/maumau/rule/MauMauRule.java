package umpire.maumau.rule;

import java.util.ArrayList;
import java.util.List;
import umpire.core.Rule;
import umpire.core.Source;

/// The rulebook, in the order of the source: the rules of the game first, then the six rules by
/// which the players of the published problem choose their cards; last, in the order of a deal,
/// what tables play beyond or instead of that. There is no official rule book for it, so these
/// rules rest on numbered decisions of this house (M22 and following).
public enum MauMauRule implements Rule {
  OPENING(
      Kind.EVENT,
      "after the deal the top card of the pile is laid open and starts the discard pile",
      "All cards are shuffled"),
  IN_TURN(
      Kind.DUTY,
      "the player who got the first card starts, and the turn goes round the table",
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
      "M12",
      "M15"),
  OPENING_SEVEN(
      Kind.EVENT,
      "a seven that opens the discard pile acts on the player who starts as if it had been laid",
      "Seven",
      "M4"),
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
  JACK_ON_JACK(
      Kind.DUTY,
      "a jack, or what is wild instead, fits on every card but another one",
      "Jack",
      "M6"),
  NAME_SUIT(
      Kind.EVENT,
      "who lays a jack, or what is wild instead, names the suit that binds while it lies open",
      "Jack",
      "M5",
      "M6",
      "M13"),
  NAMED_SUIT(
      Kind.DUTY,
      "on a jack, or what is wild instead, only a card of the named suit fits, and not another one",
      "Jack",
      "M5",
      "M13"),
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
      "if the last card was a jack, or what is wild instead, every score is doubled",
      "Finally the score",
      "M14"),
  ENDLESS(
      Kind.EVENT,
      "a position that returns at the start of a turn shows that the game never ends: it stops"
          + " without a result",
      "It is guaranteed that a game will not",
      "M10"),
  GAME_OVER(Kind.DUTY, "when the game is over nothing more is laid or drawn", "The game ends"),
  DUE(
      Kind.DUTY,
      "the table deals, opens, shuffles and shows cards when that is due, and then nobody else acts",
      House.M22),
  DEAL(
      Kind.EVENT,
      "in every deal the next player in the order of seats gets the first card and starts",
      House.M23),
  ONE_OF_EACH(Kind.DUTY, "every card is there once", House.M24, House.M51),
  RIGHT_NUMBER(
      Kind.DUTY,
      "as many cards are dealt, drawn, shuffled and shown as there are to be",
      House.M24),
  OPEN_FOR_ALL(Kind.DUTY, "the opening card lies open for everybody to see", House.M24),
  TOP_CARD(Kind.DUTY, "what is drawn is the top of the draw pile", House.M25),
  DRAWN_SEEN(Kind.EVENT, "it is recorded which cards were drawn", House.M25),
  TABLE_SEVEN(
      Kind.EVENT,
      "a seven makes the next player draw as many cards as this table has agreed",
      House.M26),
  NO_ANSWER(Kind.DUTY, "at this table nothing may be laid on an active seven", House.M26),
  SEVEN_OR_JACK(
      Kind.DUTY,
      "at this table only a seven or a jack, or what is wild instead, may be laid on an active seven",
      House.M27),
  STOP_SEVEN(Kind.EVENT, "a jack, or what is wild instead, stops an active seven", House.M27),
  ACTIVE_EIGHT(
      Kind.EVENT,
      "an eight makes the next player miss his turn unless he lays another eight",
      House.M28),
  ONLY_EIGHT(
      Kind.DUTY,
      "while an eight is active nothing is drawn, and nothing but another eight is laid",
      House.M28),
  MISS(Kind.EVENT, "who does not answer an eight misses his turn", House.M28),
  ACE_SKIPS(Kind.EVENT, "at this table an ace makes the next player miss his turn", House.M29),
  ANOTHER_TURN(Kind.EVENT, "the same player has another turn at once", House.M29, House.M30),
  REVERSE(Kind.EVENT, "the turn goes round the other way from now on", House.M30),
  NAMED_OR_JACK(
      Kind.DUTY,
      "at this table only a card of the named suit, or another one, fits on a jack or what is wild instead",
      House.M31),
  NO_LAST_JACK(
      Kind.DUTY,
      "at this table a jack, or what is wild instead, may not be the last card",
      House.M31),
  ONLY_WILD_NAMES(
      Kind.DUTY, "only who lays a card that is wild at this table names a suit", House.M46),
  NOT_LAST(
      Kind.DUTY,
      "at this table an ace, or any card that does something, may not be the last",
      House.M48),
  DRAWN_CARD(Kind.DUTY, "a drawn card that fits is laid at once", House.M3, House.M32),
  ONLY_DRAWN(Kind.DUTY, "who has drawn lays the drawn card in this turn, or none", House.M32),
  DRAW_ON(Kind.DUTY, "at this table a player draws until a card fits", House.M32),
  DRAW_ONCE(Kind.DUTY, "a player draws only once a turn", House.M33),
  DRAW_BY_CHOICE(
      Kind.EVENT, "at this table a player may draw whether or not he could lay a card", House.M33),
  SHUFFLE(
      Kind.EVENT,
      "when a card is due and the draw pile is used up, the discard pile without its open card is"
          + " shuffled and becomes the draw pile",
      House.M34),
  TAKE_WHAT_IS_LEFT(
      Kind.EVENT,
      "at this table who must draw more cards than there are takes what there is",
      House.M35),
  MAU(
      Kind.EVENT,
      "who has one card left after laying says so, or who has none left, as agreed",
      House.M36,
      House.M44),
  FORGOTTEN(
      Kind.EVENT,
      "who does not say what is due with his last cards draws cards, as many as agreed",
      House.M36,
      House.M44),
  FALSE_MAU(Kind.DUTY, "mau is said on laying the last card but one, not earlier", House.M36),
  MAU_MAU(
      Kind.EVENT,
      "who goes out says mau-mau, with any card or with a jack or what is wild instead, as agreed",
      House.M44),
  CAUGHT(
      Kind.EVENT,
      "at this table a forgotten word costs something if another player says so before the next one"
          + " acts",
      House.M45),
  NOT_FORGOTTEN(Kind.DUTY, "only who has just forgotten a word is caught", House.M45),
  LAST_SEVEN(
      Kind.EVENT,
      "at this table the next player draws for a seven although it has ended the deal",
      House.M47),
  PLACE(
      Kind.EVENT,
      "who lays his last card is out, its action is carried out, and the others play on for places",
      House.M37),
  COLLECT(Kind.POINTS, "at this table the winner collects what the others have left", House.M38),
  PLACE_POINTS(
      Kind.POINTS,
      "at this table a place brings as many points as players come after it",
      House.M42),
  SHOWN(Kind.EVENT, "cards that were not recorded are shown at the end of the deal", House.M39),
  NOT_RETURNED(Kind.DUTY, "a deal is called off only where a position has returned", House.M40),
  LIMIT(Kind.DUTY, "nothing is dealt when somebody has reached the limit", House.M41),
  SHOW_ALL(
      Kind.DUTY,
      "where the limit throws players out, everybody shows all that is left before the next deal",
      House.M49),
  ELIMINATED(
      Kind.EVENT,
      "at this table who has reached the limit is out of the match, and the others go on",
      House.M49),
  MATCH(
      Kind.EVENT,
      "the match ends after the deals agreed, or when somebody has reached the limit",
      House.M41,
      House.M42,
      House.M49);

  private static final String TITLE = "Mau-Mau (SPOJ MAUMAU)";

  private final Clause clause;

  MauMauRule(Kind kind, String statement, String section, String... decisions) {
    clause = Clause.of(kind, statement, TITLE, section, decisions);
  }

  MauMauRule(Kind kind, String statement, House... decisions) {
    var sources = new ArrayList<Source>();
    for (House decision : decisions) {
      sources.add(new Source.House(decision.name()));
    }
    clause = new Clause(kind, statement, List.copyOf(sources));
  }

  @Override
  public Clause clause() {
    return clause;
  }

  /// The decisions on the complete game, see `docs/decisions/0111-complete-maumau.md`, and one on
  /// the published problem that they refine.
  private enum House {
    M3,
    M22,
    M23,
    M24,
    M25,
    M26,
    M27,
    M28,
    M29,
    M30,
    M31,
    M32,
    M33,
    M34,
    M35,
    M36,
    M37,
    M38,
    M39,
    M40,
    M41,
    M42,
    M44,
    M45,
    M46,
    M47,
    M48,
    M49,
    M51
  }
}
