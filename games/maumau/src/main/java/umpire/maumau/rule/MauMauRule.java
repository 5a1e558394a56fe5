package umpire.maumau.rule;

import java.util.ArrayList;
import java.util.List;
import umpire.core.Rule;
import umpire.core.Source;

/// The rulebook, in the order of the source: first the rules of the game, then the six rules by
/// which the players of the published problem choose their cards; last, in the order of a deal, the
/// rules that tables add or change. These have no official rule book, so they rest on numbered
/// decisions of this project (M22 and following).
public enum MauMauRule implements Rule {
  OPENING(
      Kind.EVENT,
      "after the deal the top card of the draw pile is turned up and starts the discard pile",
      "All cards are shuffled"),
  IN_TURN(
      Kind.DUTY,
      "the player who got the first card starts, and the turn goes round the table",
      "The player, who got the first card"),
  OWN_CARD(
      Kind.DUTY, "a player lays a card from their own hand", "The player, who got the first card"),
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
      "only a player without a card that fits draws one, and only once per turn",
      "If the player has no matching card",
      "M3"),
  DRAW(
      Kind.EVENT,
      "a player without a card that fits draws the top card of the draw pile",
      "If the player has no matching card"),
  KEEP(
      Kind.DUTY,
      "a player gives up a turn only after drawing a card",
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
      "a player who does not answer a seven with a seven draws the penalty and lays no card",
      "Regardless of the number of cards",
      "M12"),
  EIGHT(Kind.EVENT, "an eight makes the next player miss a turn", "Eight", "M1", "M4"),
  JACK_ON_JACK(
      Kind.DUTY,
      "a jack, or a card that is wild in its place, fits on every card except another"
          + " of its rank",
      "Jack",
      "M6"),
  NAME_SUIT(
      Kind.EVENT,
      "a player who lays a jack, or a card that is wild in its place, names the suit"
          + " that binds while that card lies open",
      "Jack",
      "M5",
      "M6",
      "M13"),
  NAMED_SUIT(
      Kind.DUTY,
      "on a jack, or a card that is wild in its place, only a card of the named suit"
          + " fits, and never another of the same rank",
      "Jack",
      "M5",
      "M13"),
  SEVEN_RULE(Kind.DECISION, "rule 1: answer an active seven with a seven if you can", "Rule 1"),
  VALUE_RULE(
      Kind.DECISION,
      "rule 2: of the fitting cards that are not jacks, lay one of the highest value",
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
      "a player who lays their last card wins, and the action of that card is not carried out",
      "The game ends",
      "M14"),
  CARDS_LEFT(
      Kind.POINTS,
      "each player scores the values of the cards left in their hand; the more, the worse",
      "Finally the score"),
  DOUBLE(
      Kind.POINTS,
      "if the last card was a jack, or a card that is wild in its place, every score is"
          + " doubled",
      "Finally the score",
      "M14"),
  ENDLESS(
      Kind.EVENT,
      "a position that recurs at the start of a turn shows that the game never ends: it"
          + " stops without a result",
      "It is guaranteed that a game will not",
      "M10"),
  GAME_OVER(Kind.DUTY, "when the game is over nothing more is laid or drawn", "The game ends"),
  DUE(
      Kind.DUTY,
      "the table deals, opens, shuffles and shows cards when that is due, and no player"
          + " acts until it has",
      House.M22),
  DEAL(
      Kind.EVENT,
      "in every deal the next player in seating order gets the first card and starts",
      House.M23),
  ONE_OF_EACH(Kind.DUTY, "there is only one of each card", House.M24, House.M51),
  RIGHT_NUMBER(
      Kind.DUTY,
      "exactly as many cards are dealt, drawn, shuffled and shown as are due",
      House.M24),
  OPEN_FOR_ALL(Kind.DUTY, "the opening card lies open for all to see", House.M24),
  TOP_CARD(Kind.DUTY, "a card drawn is the top card of the draw pile", House.M25),
  DRAWN_SEEN(Kind.EVENT, "the record says which cards were drawn", House.M25),
  TABLE_SEVEN(
      Kind.EVENT,
      "a seven makes the next player draw as many cards as this table has agreed",
      House.M26),
  NO_ANSWER(Kind.DUTY, "at this table nothing may be laid on an active seven", House.M26),
  SEVEN_OR_JACK(
      Kind.DUTY,
      "at this table only a seven or a jack, or a card that is wild in its place, may"
          + " be laid on an active seven",
      House.M27),
  STOP_SEVEN(
      Kind.EVENT, "a jack, or a card that is wild in its place, stops an active seven", House.M27),
  ACTIVE_EIGHT(
      Kind.EVENT,
      "an eight makes the next player miss a turn unless they lay another eight",
      House.M28),
  ONLY_EIGHT(
      Kind.DUTY,
      "while an eight is active no card is drawn, and only another eight is laid",
      House.M28),
  MISS(Kind.EVENT, "a player who does not answer an eight misses a turn", House.M28),
  ACE_SKIPS(Kind.EVENT, "at this table an ace makes the next player miss a turn", House.M29),
  ANOTHER_TURN(Kind.EVENT, "the same player has another turn at once", House.M29, House.M30),
  REVERSE(Kind.EVENT, "the turn goes round the other way from now on", House.M30),
  NAMED_OR_JACK(
      Kind.DUTY,
      "at this table, on a jack or a card that is wild in its place, only a card of the"
          + " named suit or of the same rank fits",
      House.M31),
  NO_LAST_JACK(
      Kind.DUTY,
      "at this table a jack, or a card that is wild in its place, may not be the last card",
      House.M31),
  ONLY_WILD_NAMES(
      Kind.DUTY,
      "only a player who lays a card that is wild at this table names a suit",
      House.M46),
  NOT_LAST(
      Kind.DUTY,
      "at this table an ace, or any card with an effect, may not be the last card",
      House.M48),
  DRAWN_CARD(Kind.DUTY, "a drawn card that fits must be laid at once", House.M3, House.M32),
  ONLY_DRAWN(
      Kind.DUTY, "a player who has drawn lays the drawn card in this turn, or no card", House.M32),
  DRAW_ON(Kind.DUTY, "at this table a player draws until a card fits", House.M32),
  DRAW_ONCE(Kind.DUTY, "a player draws only once per turn", House.M33),
  DRAW_BY_CHOICE(
      Kind.EVENT, "at this table a player may draw even when able to lay a card", House.M33),
  SHUFFLE(
      Kind.EVENT,
      "when a card is due and the draw pile is used up, the discard pile without its open card is"
          + " shuffled and becomes the draw pile",
      House.M34),
  TAKE_WHAT_IS_LEFT(
      Kind.EVENT,
      "at this table a player who must draw more cards than are left takes the cards"
          + " that are left",
      House.M35),
  MAU(
      Kind.EVENT,
      "a player says mau on reaching one card, or none, as the table has agreed",
      House.M36,
      House.M44),
  FORGOTTEN(
      Kind.EVENT,
      "a player who forgets the call due with their last cards draws as many cards as"
          + " the table has agreed",
      House.M36,
      House.M44),
  FALSE_MAU(Kind.DUTY, "mau is said on laying the last card but one, not earlier", House.M36),
  MAU_MAU(
      Kind.EVENT,
      "a player who goes out says mau-mau, with any card or only with a jack or a card"
          + " that is wild in its place, as the table has agreed",
      House.M44),
  CAUGHT(
      Kind.EVENT,
      "at this table a forgotten call costs cards only if another player notices it"
          + " before the next player acts",
      House.M45),
  NOT_FORGOTTEN(Kind.DUTY, "only a player who has just forgotten a call can be caught", House.M45),
  LAST_SEVEN(
      Kind.EVENT,
      "at this table the next player draws for a seven even if it has ended the deal",
      House.M47),
  PLACE(
      Kind.EVENT,
      "a player who lays their last card is out, the action of that card is carried"
          + " out, and the others play on for places",
      House.M37),
  COLLECT(
      Kind.POINTS,
      "at this table the winner collects the points of the cards left in the other hands",
      House.M38),
  PLACE_POINTS(
      Kind.POINTS,
      "at this table a place is worth as many points as there are players after it",
      House.M42),
  SHOWN(Kind.EVENT, "cards that were not recorded are shown at the end of the deal", House.M39),
  NOT_RETURNED(Kind.DUTY, "a deal is called off only if a position has recurred", House.M40),
  LIMIT(Kind.DUTY, "no further deal begins once a player has reached the limit", House.M41),
  SHOW_ALL(
      Kind.DUTY,
      "where the limit eliminates players, every player shows all the cards they have"
          + " left before the next deal",
      House.M49),
  ELIMINATED(
      Kind.EVENT,
      "at this table a player who reaches the limit is out of the match, and the others"
          + " play on",
      House.M49),
  MATCH(
      Kind.EVENT,
      "the match ends after the number of deals agreed, when a player reaches the"
          + " limit, or when one player is left, as the table has agreed",
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
