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

/// What can be done at a table, and how it is said. Players lay, draw, pass and catch each other;
/// the table does the rest.
public enum Verb implements WordedVerb {
  /// The whole deck in its order: the hands, the opening card and the draw pile follow from it.
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

  /// Draws what is due: the penalty if a seven is active, else one card.
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

  /// The code of a shuffle after which it is seen that the card drawn does not fit.
  public static final int MISFIT = 1;

  private static final Verb[] ALL = values();

  /// What players do, a bit for each: the kernel asks at every move.
  private static final int PLAYERS = players();

  /// All words of the game.
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

  /// What a move does.
  public static Verb of(Parts move) {
    return ALL[move.verb()];
  }

  /// Whether a move is one that players make, and not the table.
  public static boolean isPlayers(Parts move) {
    return (PLAYERS >> move.verb() & 1) != 0;
  }

  /// What a player does as one number, see [MoveCode].
  public static int code(Parts move) {
    boolean lays = move.verb() == LAY.ordinal();
    return lays && !MoveCode.canLay(move.cards(), move.code()) ? MoveCode.NONE : codeOfLegal(move);
  }

  /// The same of a move that has been checked, so that its card and what is said are in order.
  public static int codeOfLegal(Parts move) {
    if (move.verb() == LAY.ordinal()) {
      return Cards.number(move.cards()) | (int) move.code();
    }
    if (move.verb() == CATCH.ordinal()) {
      return MoveCode.CATCH;
    }
    return move.verb() == DRAW.ordinal() ? MoveCode.DRAW : MoveCode.KEEP;
  }

  /// Writes that a player lays a card.
  ///
  /// @param code the card and what is said with it, see [MoveCode]
  public static Move lay(int code, Move into) {
    return into.set(LAY).cards(MoveCode.card(code)).code(MoveCode.said(code));
  }

  /// How many cards a move speaks of that is about a set.
  public static int size(Parts move) {
    return Long.bitCount(move.cards()) + move.unknown();
  }

  // What everybody remembers of a player's move beside the move itself.

  /// Above what is said with a card, the code of a remembered move has the cards that could be
  /// laid.
  private static final int LAYABLE_SHIFT = Integer.numberOfTrailingZeros(MoveCode.END);

  /// Adds to a card that is laid what was to be seen then.
  ///
  /// @param layable the cards of which one was laid
  /// @param heldByNext how many cards the next player held
  public static Move rememberLay(long layable, int heldByNext, Move lay) {
    return lay.code(lay.code() | layable << LAYABLE_SHIFT).amount(heldByNext);
  }

  /// The cards of which one was laid, as it is remembered.
  public static long couldBeLaid(Parts past) {
    return past.code() >>> LAYABLE_SHIFT;
  }

  /// What was said with a card, as it is remembered.
  public static int said(Parts past) {
    return MoveCode.said((int) past.code());
  }

  /// How many cards the next player held when one was laid, as it is remembered.
  public static int heldByNext(Parts past) {
    return past.amount();
  }

  /// How many cards somebody had to draw, as it is remembered.
  public static int due(Parts past) {
    return past.amount();
  }
}
