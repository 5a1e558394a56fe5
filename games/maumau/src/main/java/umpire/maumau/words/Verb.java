package umpire.maumau.words;

import java.util.Map;
import umpire.core.kernel.Move;
import umpire.core.kernel.Parts;
import umpire.core.words.Form;
import umpire.core.words.Slot;
import umpire.core.words.Vocabulary;
import umpire.core.words.WordedVerb;
import umpire.maumau.cards.CardText;
import umpire.maumau.cards.Cards;

/// The events of the game with their words in a record. Players lay, draw, pass and catch each
/// other; the table does the rest.
public enum Verb implements WordedVerb {
  /// The whole deck in order: the hands, the opening card and the draw pile follow from it.
  DECK(
      Form.table(
              "deck CARDS",
              "all cards of the deck in their order, top card first, ? for a card not known",
              "deck HS DJ ? CN ? ? SA ? ? ? ? HE ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ?")
          .where("CARDS", Slot.row(CardText.DECK))),

  DEAL(
      Form.table(
          "deal NAME CARDS",
          "the cards a player is dealt, where the deck is not known",
          "deal Ben HA CT DE ? ?")),

  OPEN(
      Form.table(
              "open CARD",
              "the opening card, where the deck is not known, ? if it is not known either",
              "open HK")
          .where("CARD", Slot.cardOrUnknown(CardText.DECK))),

  /// The code is what is said with the card, see [MoveCode#said].
  LAY(
      Form.player("lay CARD", "lays a card", "lay HS")
          .shown(
              "lay JACK SUIT",
              "lays a jack, or a card that is wild in its place, and names a suit, by"
                  + " default its own",
              "lay SJ clubs")
          .shown(
              "lay CARD mau",
              "lays the last card but one, or the last, and says mau, or mau-mau where that"
                  + " is agreed",
              "lay HT mau")
          .reading("lay CARD [SUIT] [CALLED]")
          .synonyms("play")
          .where("SUIT", new SuitSlot())
          .where("CALLED", new CalledSlot())),

  CATCH(Form.player("catch", "says that the player who laid last has forgotten the call", "catch")),

  /// Draws the cards due: the penalty if a seven is active, else one card.
  DRAW(Form.player("draw", "draws the cards due", "draw")),

  PASS(
      Form.player("pass", "keeps the drawn card, or does not answer an eight", "pass")
          .synonyms("keep")
          .needless()),

  DRAWN(
      Form.table("drawn CARDS", "the cards just drawn, where the deck is not known", "drawn HA ?")),

  /// The code is [#MISFIT] or 0.
  SHUFFLE(
      Form.table("shuffle", "the discard pile is shuffled into an unknown order", "shuffle")
          .shown("shuffle CARDS", "the new draw pile, top card first", "shuffle HS DJ CN")
          .reading("shuffle CARDS")
          .where("CARDS", Slot.row(CardText.DECK))),

  CALL_OFF(Form.table("call-off", "the deal stops because a position has recurred", "call-off")),

  LEFT(
      Form.table(
          "left NAME CARDS",
          "the cards a player had left, if they were not known",
          "left Ben HA ?"));

  /// The code of a shuffle after which viewers see that the drawn card does not fit.
  public static final int MISFIT = 1;

  private static final Verb[] ALL = values();

  /// The verbs of players, one bit each; kept as bits because the kernel checks at every move.
  private static final int PLAYERS = players();

  /// The vocabulary of the game.
  public static final Vocabulary WORDS =
      Vocabulary.of(
          ALL, Map.of("CARD", Slot.card(CardText.DECK), "CARDS", Slot.anyCards(CardText.DECK)));

  private final Form form;

  Verb(Form form) {
    this.form = form;
  }

  @Override
  public Form form() {
    return form;
  }

  private static int players() {
    int players = 0;
    for (Verb verb : ALL) {
      players |= verb.isOfTheTable() ? 0 : 1 << verb.ordinal();
    }
    return players;
  }

  /// The verb of a move.
  public static Verb of(Parts move) {
    return ALL[move.verb()];
  }

  /// Whether a move is one that players make, not the table.
  public static boolean isPlayers(Parts move) {
    return (PLAYERS >> move.verb() & 1) != 0;
  }

  /// A player's move as one number, see [MoveCode]; [MoveCode#NONE] if a lay has an invalid card or
  /// code.
  public static int code(Parts move) {
    boolean lays = move.verb() == LAY.ordinal();
    return lays && !MoveCode.canLay(move.cards(), move.code()) ? MoveCode.NONE : codeOfLegal(move);
  }

  /// A legal player's move as one number: its card and code are not checked again.
  public static int codeOfLegal(Parts move) {
    if (move.verb() == LAY.ordinal()) {
      return Cards.number(move.cards()) | (int) move.code();
    }
    if (move.verb() == CATCH.ordinal()) {
      return MoveCode.CATCH;
    }
    return move.verb() == DRAW.ordinal() ? MoveCode.DRAW : MoveCode.KEEP;
  }

  /// Writes a move that lays a card.
  ///
  /// @param code the card and what is said with it, see [MoveCode]
  public static Move lay(int code, Move into) {
    return into.set(LAY).cards(MoveCode.card(code)).code(MoveCode.said(code));
  }

  /// The number of cards in a move's set, unknown ones included.
  public static int size(Parts move) {
    return Long.bitCount(move.cards()) + move.unknown();
  }

  // Extra information about a player's move that all players remember.

  /// A remembered move has the cards that could be laid in its code, above what is said with the
  /// card.
  private static final int LAYABLE_SHIFT = Integer.numberOfTrailingZeros(MoveCode.END);

  /// Adds to a laid card what the players could see then.
  ///
  /// @param layable the cards of which one was laid
  /// @param heldByNext number of cards in the next player's hand
  public static Move rememberLay(long layable, int heldByNext, Move lay) {
    return lay.code(lay.code() | layable << LAYABLE_SHIFT).amount(heldByNext);
  }

  /// The cards of which one was laid, from a remembered move.
  public static long couldBeLaid(Parts past) {
    return past.code() >>> LAYABLE_SHIFT;
  }

  /// The suit and call said with a card, from a remembered move.
  public static int said(Parts past) {
    return MoveCode.said((int) past.code());
  }

  /// The number of cards that the next player held when a card was laid, from a remembered move.
  public static int heldByNext(Parts past) {
    return past.amount();
  }

  /// The number of cards that a player had to draw, from a remembered move.
  public static int due(Parts past) {
    return past.amount();
  }
}
