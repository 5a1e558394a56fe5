package umpire.core.words;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import umpire.core.kernel.Event;
import umpire.core.kernel.Move;

final class VocabularyTest {

  private static final List<String> NAMES = List.of("Anna Maria", "Ben");

  private enum Verb implements WordedVerb {
    CUT(
        Form.table("cut NAME CARD", "a card in the cut", "cut Ben 7H")
            .where("CARD", Slot.cardOrUnknown(Deck.FRENCH))),
    DEAL(Form.table("deal NAME CARDS", "a hand", "deal Ben 5H ?")),
    STARTER(Form.table("starter CARD", "the card turned up", "starter JD").also("cut CARD")),
    LAY(Form.player("lay CARD", "lays a card", "lay 5H").synonyms("play")),
    DISCARD(Form.player("discard CARDS", "lays away", "discard 5H 6C").keepingTwice()),
    COUNT(Form.player("count POINTS", "says a number", "count 8").needless(e -> e.amount() == 0)),
    RENEGE(Form.table("renege NAME [ERRORS]", "held back", "renege Ben 1")),
    SHUFFLE(
        Form.table("shuffle ROW", "the new draw pile", "shuffle 5H ?")
            .where("ROW", Slot.row(Deck.FRENCH)));

    private final Form form;

    Verb(Form form) {
      this.form = form;
    }

    @Override
    public Form form() {
      return form;
    }
  }

  private static final Vocabulary WORDS =
      Vocabulary.of(
          Verb.values(),
          Map.of(
              "CARD", Slot.card(Deck.FRENCH),
              "CARDS", Slot.cards(Deck.FRENCH),
              "POINTS", Slot.number("number of points"),
              "ERRORS", Slot.number("number of cards").or(1)));

  private static Event read(String line) throws BadEventException {
    return WORDS.read(List.of(line.split(" ")), NAMES);
  }

  private static void isWritten(String written, String line) throws BadEventException {
    Event event = read(line);
    assertThat(WORDS.write(event, NAMES)).isEqualTo(written);
    assertThat(read(written)).isEqualTo(event);
  }

  @Test
  void readsAndWrites() throws Exception {
    isWritten("deal Anna Maria 5H ?", "DEAL anna maria ? h5");
    isWritten("lay 5H", "play 5h");
    isWritten("count 8", "count 008");
    isWritten("renege Ben 1", "renege Ben");
    isWritten("renege Ben 3", "renege 2 3");
    assertThat(read("deal Ben 5H ?").seat()).isEqualTo(1);
    assertThat(read("count 8").amount()).isEqualTo(8);
  }

  /// Two verbs begin with the same word; the rest of the line shows which is meant.
  @Test
  void readsWhatFits() throws Exception {
    isWritten("starter 7H", "cut 7H");
    isWritten("cut Ben 7H", "cut Ben 7H");
    isWritten("cut Ben ?", "cut Ben ?");
  }

  @Test
  void tellsTheFarthestFault() {
    assertFault("cut Ben", 2, "expected a card");
    assertFault("cut Ben 7X", 2, "'7X' is not a card: rank A 2-9 T J Q K and suit C D H S");
    assertFault("lay 5H 6H", 2, "'6H' is not expected here");
    assertFault("deal Ben 5H 5H", 3, "'5H' appears twice");
    assertFault("deal Ben", 2, "expected a card");
    assertFault("count 1000", 1, "'1000' is not a number of points");
    assertFault("count", 1, "expected a number of points");
    assertThatThrownBy(() -> read("conut 8"))
        .satisfies(e ->
            assertThat(((BadEventException) e).description()).endsWith("(did you mean count?)"));
    assertFault("jump", 0, "'jump' is not an event: use cut, deal, starter, lay, discard, count");
  }

  private static void assertFault(String line, int word, String what) {
    assertThatThrownBy(() -> read(line))
        .isInstanceOfSatisfying(
            BadEventException.class,
            fault -> {
              assertThat(fault.description()).startsWith(what);
              assertThat(fault.word()).isEqualTo(word);
            });
  }

  /// Cards keep their order, and of too many only one more than the deck is kept.
  @Test
  void readsRowsOfCards() throws Exception {
    isWritten("shuffle 5H ? AC", "shuffle h5 ? ac");
    isWritten("shuffle", "Shuffle");
    assertThat(read("shuffle 5H ?").card(1)).isNegative();
    assertThat(read("shuffle" + " ?".repeat(10_000)).length()).isEqualTo(53);
    assertFault("shuffle 5H ? 7X", 3, "'7X' is not a card");
    assertThat(WORDS.leavesUnknown(read("shuffle 5H ?"))).isTrue();
    assertThat(WORDS.leavesUnknown(read("shuffle 5H"))).isFalse();
    assertThat(WORDS.event(read("shuffle 5H ?"))).isEqualTo(read("shuffle 5H ?"));
    assertThat(WORDS.parts(read("shuffle 5H ?"), NAMES).toString())
        .isEqualTo("{\"verb\":\"shuffle\",\"row\":[\"5H\",\"?\"]}");
  }

  /// Sets are written in the order of the game.
  @Test
  void writesTheFirstCardFirst() {
    Deck highest =
        new Deck(
            Deck.FRENCH.cards(),
            Deck.FRENCH.read(),
            Deck.FRENCH.name(),
            Deck.FRENCH.hint(),
            Long::highestOneBit);
    assertThat(highest.names(0b1001)).containsExactly("AS", "AC");
    assertThat(Deck.FRENCH.names(0b1001)).containsExactly("AC", "AS");
  }

  @Test
  void knowsWhatFillsItsSlots() {
    assertThat(WORDS.words()).hasSize(52 + 32).contains("7H", "8").doesNotContain("?", "Ben");
  }

  /// A kernel may note more in a move than its words show.
  @Test
  void keepsOnlyWhatIsSaid() {
    Move noted = new Move().set(Verb.LAY).cards(1L << 7).amount(3).code(9).seat(1).twice(5);
    assertThat(WORDS.event(noted)).isEqualTo(Event.of(new Move().set(Verb.LAY).cards(1L << 7)));
    Move kept = new Move().set(Verb.DISCARD).cards(3).twice(5).code(9);
    assertThat(WORDS.event(kept))
        .isEqualTo(Event.of(new Move().set(Verb.DISCARD).cards(3).twice(5)));
  }

  @Test
  void tellsPartsToPrograms() throws Exception {
    assertThat(WORDS.parts(read("deal Ben 5H ?"), NAMES).toString())
        .isEqualTo("{\"verb\":\"deal\",\"name\":\"Ben\",\"cards\":[\"5H\",\"?\"]}");
    assertThat(WORDS.parts(read("count 8"), NAMES).toString())
        .isEqualTo("{\"verb\":\"count\",\"points\":8}");
    assertThat(WORDS.words(Map.of("verb", List.of("deal"), "cards", List.of("5H", "?"))))
        .isEqualTo("deal 5H ?");
  }

  @Test
  void saysWhatCanComeNext() {
    assertThat(WORDS.next(List.of(), NAMES))
        .containsExactly("cut", "deal", "starter", "lay", "discard", "count", "renege", "shuffle");
    assertThat(WORDS.next(List.of("deal"), NAMES)).containsExactly("Anna Maria", "Ben");
    assertThat(WORDS.next(List.of("cut"), NAMES)).contains("Ben", "7H").doesNotContain("?");
    assertThat(WORDS.next(List.of("cut", "Ben"), NAMES)).contains("7H", "?");
    assertThat(WORDS.next(List.of("lay"), NAMES)).hasSize(52);
    assertThat(WORDS.next(List.of("count"), NAMES)).contains("0", "29");
    assertThat(WORDS.next(List.of("lay", "5H"), NAMES)).isEmpty();
    assertThat(WORDS.next(List.of("discard", "5H"), NAMES)).contains("6C");
    assertThat(WORDS.next(List.of("jump"), NAMES)).isEqualTo(Set.of());
  }

  @Test
  void knowsWhatMayBeLeftOut() throws Exception {
    assertThat(WORDS.mayBeLeftOut(read("count 0"))).isTrue();
    assertThat(WORDS.mayBeLeftOut(read("count 1"))).isFalse();
    assertThat(WORDS.leavesUnknown(read("deal Ben 5H ?"))).isTrue();
    assertThat(WORDS.leavesUnknown(read("deal Ben 5H"))).isFalse();
  }

  /// A pattern may not name a slot that is not defined.
  @Test
  void refusesAPatternThatNothingFills() {
    assertThatThrownBy(() -> Vocabulary.of(Verb.values(), Map.of()))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("no slot CARDS: deal NAME CARDS");
  }
}
