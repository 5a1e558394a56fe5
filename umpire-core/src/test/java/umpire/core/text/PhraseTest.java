package umpire.core.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

class PhraseTest {

  @Test
  void saysItsPatternWithItsFacts() {
    Note note =
        Phrase.of("{player} earned {points}").with("player", "Anna").with("points", 4).note();
    assertThat(note.text()).isEqualTo("Anna earned 4");
    assertThat(note.pattern()).isEqualTo("{player} earned {points}");
    assertThat(note.facts()).isEqualTo("{\"player\":\"Anna\",\"points\":4}");
  }

  @Test
  void aLetterIsNoNumber() {
    Note note = Phrase.of("rank {rank}").with("rank", '7').note();
    assertThat(note.text()).isEqualTo("rank 7");
    assertThat(note.facts()).isEqualTo("{\"rank\":\"7\"}");
  }

  @Test
  void listsSayWhatStandsBetween() {
    List<String> two = List.of("a", "b");
    assertThat(Phrase.of("{x}|{x:list}|{x:and}|{x:or}|{x:v}|{x:against}").with("x", two).text())
        .isEqualTo("a b|a, b|a and b|a or b|a v b|a against b");
  }

  @Test
  void clausesAreNotesThemselves() {
    Note inner = Phrase.of("line {n}").with("n", 3).note();
    Note note = Phrase.of("{place:parts}: gone").clauses("place", inner).note();
    assertThat(note.text()).isEqualTo("line 3: gone");
    assertThat(note.parts()).containsEntry("place", List.of(inner));
  }

  @Test
  void aGapWithoutAFactFails() {
    Phrase phrase = Phrase.of("{player} earned {points}").with("player", "Anna");
    assertThatThrownBy(phrase::text).hasMessageContaining("{points}");
    assertThatThrownBy(phrase::note).isInstanceOf(IllegalStateException.class);
  }

  @Test
  void bracesInFactsAndBracesThatAreNoGapsStay() {
    assertThat(Phrase.of("{a} {} {b {:c} {d:}").with("a", "{b}").text())
        .isEqualTo("{b} {} {b {:c} {d:}");
  }
}
