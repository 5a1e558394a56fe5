package umpire.crazyeights.table;

import java.util.Map;
import umpire.core.kernel.Move;
import umpire.core.kernel.Parts;
import umpire.core.words.Deck;
import umpire.core.words.Form;
import umpire.core.words.Slot;
import umpire.core.words.Vocabulary;
import umpire.core.words.WordedVerb;

/// The actions of players and the table, and their notation.
public enum Verb implements WordedVerb {
  DEAL(Form.table("deal NAME CARDS", "by the table: gives cards, ? if unknown", "deal Ben 8D ?")),

  TURN_UP(
      Form.table("turn-up CARD", "by the table: turns up the first card to match", "turn-up KS")),

  /// A player lays a card and names the suit to match: any suit for an eight, otherwise its own.
  LAY(
      Form.player("lay CARD", "lays a card", "lay 7H")
          .shown("lay EIGHT SUIT", "lays an eight and names a suit, C D H or S", "lay 8D S")
          .reading("lay CARD SUIT")
          .synonyms("play")
          .where("SUIT", new SuitSlot())),

  DRAW(Form.player("draw", "asks for a card", "draw")),

  PASS(Form.player("pass", "lays no card", "pass")),

  /// A player shows the remaining hand when another is out.
  SHOW(
      Form.player("show CARDS", "shows the cards left when another player is out", "show 2C TH")
          .where("CARDS", Slot.openCards(Deck.FRENCH))),

  MISDEAL(Form.table("misdeal", "by the table: takes all cards back, to deal again", "misdeal"));

  private static final Verb[] ALL = values();

  /// All words of the game.
  public static final Vocabulary WORDS =
      Vocabulary.of(
          ALL, Map.of("CARD", Slot.card(Deck.FRENCH), "CARDS", Slot.anyCards(Deck.FRENCH)));

  private final Form form;

  Verb(Form form) {
    this.form = form;
  }

  public static Verb of(Parts move) {
    return ALL[move.verb()];
  }

  /// Returns the only card of a move, or [Cards#UNKNOWN] if it has none or several.
  public static int card(Parts move) {
    return Long.bitCount(move.cards()) == 1 ? Cards.lowest(move.cards()) : Cards.UNKNOWN;
  }

  /// Returns the suit to match after a card is laid.
  public static int suit(Parts lay) {
    return (int) lay.code();
  }

  /// Sets a move to laying this card, with this suit to match next.
  public static Move lay(int card, int suit, Move into) {
    return into.set(LAY).cards(1L << card).code(suit);
  }

  @Override
  public Form form() {
    return form;
  }
}
