package umpire.tractor.words;

import java.util.Map;
import umpire.core.kernel.Parts;
import umpire.core.words.Form;
import umpire.core.words.Slot;
import umpire.core.words.Vocabulary;
import umpire.core.words.WordedVerb;
import umpire.tractor.cards.TractorCard;
import umpire.tractor.deck.Deck;
import umpire.tractor.rule.TractorRule;

/// The kinds of events in a game, and the words for them. Cards are accepted with suit and rank in
/// either order, in either case or with the symbol of the suit, `10` for a ten, and several in one
/// word as the published problem writes them.
public enum Verb implements WordedVerb {
  DEAL(
      TractorRule.DRAWING,
      Form.table(
              "deal SEAT CARD ...",
              "a player draws these cards; BJ is the black joker, the small one, RJ the red"
                  + " joker, the big one, and ? a card that was not recorded",
              "deal Anna H2 S9 RJ C5 D5")
          .reading("deal NAME CARDS")
          .synonyms("draw")
          .where("CARDS", new RowSlot())),

  DECLARE(
      TractorRule.DECLARE_WHILE_DRAWING,
      Form.player(
              "declare CARD [CARD]",
              "shows one card, or two identical cards, to set the main suit",
              "declare H2 H2")
          .reading("declare CARDS")
          .where("CARDS", new CopiesSlot())),

  /// Needless in a record: a player who is asked and does not declare has passed.
  PASS(
      TractorRule.ASKED_IN_TURN,
      Form.player("pass", "does not declare when asked", "pass").needless()),

  /// The cards are taken up, or turned up in this order.
  KITTY(
      TractorRule.KITTY_OF_EIGHT,
      Form.table(
              "kitty CARD ...",
              "the dealer takes up the cards that are left, eight if four play",
              "kitty S3 H4 D5 C6 S8 H9 DT CJ")
          .reading("kitty CARDS")
          .where("CARDS", new RowSlot())),

  BURY(
      TractorRule.LAY_AWAY_EIGHT,
      Form.player(
              "bury CARD ...",
              "buries as many cards as were taken up",
              "bury S4 S4 S3 D5 D3 C7 C6 C6")
          .reading("bury CARDS")
          .where("CARDS", new PileSlot(false))),

  FRIEND(
      TractorRule.NAME_A_FRIEND,
      Form.player(
              "friend CARD [COPY]",
              "the dealer, where friends are found: the player who lays the first or the"
                  + " second copy of this card is the dealer's friend",
              "friend SA second")
          .where("COPY", new WhichCopySlot())),

  /// The outcome of a throw can be recorded in the move, see [umpire.tractor.thrown.Outcome], for
  /// viewers who cannot derive it.
  LAY(
      TractorRule.IN_TURN,
      Form.player("lay CARD ...", "leads, throws or follows", "lay S7 S7 S6 S6")
          .reading("lay CARDS")
          .synonyms("lead", "throw", "follow", "play")),

  REFUSE(
      TractorRule.REFEREE_REFUSES,
      Form.table(
              "refuse SEAT CARD ...",
              "the throw is refused: this player can beat these cards of it",
              "refuse Ben S6 S6")
          .reading("refuse NAME CARDS")),

  OPEN(
      TractorRule.ROUND_STATED,
      Form.table(
              "round MAIN SEAT RANK RANK",
              "an open round: main suit H S C D, or O or NT for none, dealer, ranks of both teams",
              "round H Anna 7 2")
          .reading("round MAIN NAME RANK1 RANK2")
          .where("MAIN", new OpeningSlot(Opening.MAIN))
          .where("RANK1", new OpeningSlot(Opening.FIRST_RANK))
          .where("RANK2", new OpeningSlot(Opening.SECOND_RANK)));

  private static final Verb[] ALL = values();
  private static final umpire.core.words.Deck DECK =
      new umpire.core.words.Deck(
          (1L << Deck.KINDS) - 1,
          CardWord::one,
          card -> TractorCard.of(card).name(),
          CardWord.HINT);

  /// All words of the game.
  public static final Vocabulary WORDS =
      Vocabulary.of(ALL, Map.of("CARD", Slot.card(DECK), "CARDS", new PileSlot(true)));

  /// The rule that forbids players an action of the house, or the house an action of a player.
  private final TractorRule notTheirs;

  private final Form form;

  Verb(TractorRule notTheirs, Form form) {
    this.notTheirs = notTheirs;
    this.form = form;
  }

  public static Verb of(Parts move) {
    return ALL[move.verb()];
  }

  /// The card of a move that has only one.
  public static int card(Parts move) {
    return Long.numberOfTrailingZeros(move.cards());
  }

  public TractorRule notTheirs() {
    return notTheirs;
  }

  @Override
  public Form form() {
    return form;
  }
}
