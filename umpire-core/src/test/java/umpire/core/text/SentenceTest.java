package umpire.core.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/// A sentence, its facts and its pattern say the same.
final class SentenceTest {

  @Test
  void factsAreNamesInThePattern() {
    var said = Sentence.of("lays ").fact("card", "JC").say(", ").fact("left", 3).say(" cards left");
    assertThat(said.text()).isEqualTo("lays JC, 3 cards left");
    assertThat(said.pattern()).isEqualTo("lays {card}, {left} cards left");
    assertThat(said.facts()).hasToString("{\"card\":\"JC\",\"left\":3}");
  }

  @Test
  void aLetterIsNoNumber() {
    var said = Sentence.of("rank ").fact("rank", '7').aside("main", 'S');
    assertThat(said.text()).isEqualTo("rank 7");
    assertThat(said.facts()).hasToString("{\"rank\":\"7\",\"main\":\"S\"}");
    assertThat(new Json().put("rank", 'K')).hasToString("{\"rank\":\"K\"}");
  }

  @Test
  void anEmptyListIsSaidInWords() {
    var some = Sentence.of("shows ").fact("cards", List.of("5H", "6C"), "nothing");
    var none = Sentence.of("shows ").fact("cards", List.of(), "nothing");
    assertThat(some.text() + "; " + some.pattern()).isEqualTo("shows 5H 6C; shows {cards}");
    assertThat(none.text() + "; " + none.pattern()).isEqualTo("shows nothing; shows nothing");
    assertThat(none.facts()).hasToString("{\"cards\":[]}");
  }

  @Test
  void kindsStandBehindTheNames() {
    var said =
        new Sentence()
            .word("suit", "hearts")
            .listed("players", List.of("Anna", "Ben"), " and ")
            .listed("cards", List.of("5H", "6C"), " or ")
            .listed("legal", List.of("pass", "draw"), ", ")
            .words("balls", List.of("Red", "Blue"), "")
            .inWords("total", "six")
            .aside("total", 6);
    assertThat(said.text()).isEqualTo("heartsAnna and Ben5H or 6Cpass, drawRed Bluesix");
    assertThat(said.pattern())
        .isEqualTo("{suit:word}{players:and}{cards:or}{legal:list}{balls:word}{total:word}");
    assertThat(said.facts().toString()).endsWith("\"balls\":[\"Red\",\"Blue\"],\"total\":6}");
  }

  @Test
  void partsAreNotesInTheNote() {
    Sentence pair = Sentence.of("a pair is ").inWords("total", "two").aside("total", 2);
    Note note = Sentence.of("counts ").parts("counted", List.of(pair)).note();
    assertThat(note.json())
        .hasToString(
            """
            {"text":"counts a pair is two","pattern":"counts {counted:parts}",\
            "facts":{"counted":"a pair is two"},"parts":{"counted":[{"text":"a pair is two",\
            "pattern":"a pair is {total:word}","facts":{"total":2}}]}}\
            """);
  }

  @Test
  void notesAreValues() {
    Sentence said = Sentence.of("the count is ").fact("count", 30);
    Note before = said.note();
    assertThat(before).isEqualTo(Sentence.of("the count is ").fact("count", 30).note());
    said.say(", and more");
    assertThat(before).hasToString("the count is 30");
  }
}
