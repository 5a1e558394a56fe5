package umpire.cribbage.event;

import java.util.Map;
import umpire.core.kernel.Parts;
import umpire.core.words.Deck;
import umpire.core.words.Form;
import umpire.core.words.Slot;
import umpire.core.words.Vocabulary;
import umpire.core.words.WordedVerb;
import umpire.cribbage.cards.Cards;
import umpire.cribbage.rules.CribbageSettings;
import umpire.cribbage.show.Show;

/// The events of the game with their words in a record.
public enum Verb implements WordedVerb {
  CUT(
      Form.table(
              "cut NAME CARD",
              "a player's card in the cut for deal, ? if it is not known",
              "cut Anna 7H")
          .where("CARD", Slot.cardOrUnknown(Deck.FRENCH))),

  /// Redundant after a recorded cut or deal; otherwise names the dealer.
  DEALER(
      Form.table(
              "dealer NAME",
              "the dealer, in place of a cut that was not recorded; need not be written either",
              "dealer Ben")
          .needless()),

  DEAL(
      Form.table(
          "deal NAME CARDS", "the hand of a player, ? for a card not known", "deal Ben ? ? ? ?")),

  TO_CRIB(
      Form.table("to-crib CARD", "the card dealt straight to the crib", "to-crib 4S")
          .where("CARD", Slot.cards(Deck.FRENCH))),

  /// The part `twice` of a discard has the cards that the player is known to have kept, see
  /// [CardBackfill].
  DISCARD(
      Form.player("discard CARDS", "discards to the crib", "discard 5H 6C")
          .synonyms("throw")
          .keepingTwice()),

  STARTER(Form.table("starter CARD", "the card turned up", "starter JD").also("cut CARD")),

  /// The part `code` of a laid card, which no record contains, has the gos heard after it, see
  /// [#heard].
  LAY(Form.player("lay CARD", "lays a card in the play", "lay 5H").synonyms("play")),

  PEG(
      Form.player(
              "peg POINTS",
              "pegs the points of the card just laid, where players count the play; need"
                  + " not be written if there are none",
              "peg 2")
          .needless(peg -> peg.amount() == 0)),

  /// Redundant where the cards are known; otherwise records that the player could not lay.
  GO(Form.player("go", "cannot lay a card; need not be written", "go").needless()),

  SHOW(
      Form.table(
              "show NAME CARDS",
              "a hand with cards that were not laid is shown; need not be written",
              "show Ben 5H 6C KS")
          .needless()),

  CRIB(
      Form.table("crib CARDS", "the crib is turned up; need not be written", "crib 5H 6C 9D KS")
          .needless()),

  COUNT(Form.player("count POINTS", "announces what the cards are worth", "count 8")),

  MUGGINS(
      Form.player(
          "muggins POINTS", "takes points that another player failed to count", "muggins 2")),

  AGREE(Form.player("agree", "accepts a count as it is; need not be written", "agree").needless()),

  RENEGE(
      Form.table(
              "renege NAME CARDS",
              "a player held back this number of cards that fitted, one if no number is"
                  + " given; where errors are fined",
              "renege Ben 1")
          .reading("renege NAME [CARDS]")
          .where("CARDS", Slot.number("number of cards").or(1))),

  OVERCOUNT(
      Form.table(
          "overcount NAME POINTS",
          "a player counted this number of points too many; where errors are fined",
          "overcount Ben 2")),

  MISDEAL(
      Form.table(
          "misdeal",
          "the deal went wrong, and the same player deals again; where errors are fined",
          "misdeal"));

  private static final Verb[] ALL = values();

  /// The vocabulary of the game.
  public static final Vocabulary WORDS =
      Vocabulary.of(
          ALL,
          Map.of(
              "CARD", Slot.card(Deck.FRENCH),
              "CARDS", Slot.cards(Deck.FRENCH),
              "POINTS", Slot.number("number of points")));

  /// The bit of a code that marks the gos after a card as heard.
  private static final int HEARD = 1 << 16;

  private final Form form;

  Verb(Form form) {
    this.form = form;
  }

  public static Verb of(Parts move) {
    return ALL[move.verb()];
  }

  @Override
  public Form form() {
    return form;
  }

  /// Whether the event reports a player's error, which costs points where errors are fined.
  public boolean isError() {
    return compareTo(RENEGE) >= 0;
  }

  /// Whether an error can be about this number of cards or points.
  public boolean canBeOf(int amount, CribbageSettings settings) {
    int most = this == RENEGE ? settings.hand() : Show.most(Math.max(settings.hand(), Cards.CRIB));
    return this == MISDEAL || (amount >= 1 && amount <= most);
  }

  /// The only card of a move, or [Cards#NO_CARD] if it has none or several.
  public static int card(Parts move) {
    long cards = move.cards();
    boolean one = cards != 0 && (cards & cards - 1) == 0;
    return one ? Long.numberOfTrailingZeros(cards) : Cards.NO_CARD;
  }

  /// The code of a laid card for viewers who do not see the hands: exactly these players, a set of
  /// seats, say go after it.
  public static int heard(int gos) {
    return HEARD | gos;
  }

  public static boolean isHeard(int code) {
    return (code & HEARD) != 0;
  }

  /// The players who say go, as a set of seats.
  public static int gos(int code) {
    return code & (HEARD - 1);
  }
}
