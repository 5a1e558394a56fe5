package umpire.core.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import umpire.core.Rule;

/// The text, the facts and the pattern of a sentence agree.
final class SentenceTest {

  @Test
  void saysItsPatternWithItsFacts() {
    Note note =
        Sentence.of("{player} earned {points}").fact("player", "Anna").fact("points", 4).note();
    assertThat(note.text()).isEqualTo("Anna earned 4");
    assertThat(note.pattern()).isEqualTo("{player} earned {points}");
    assertThat(note.facts()).isEqualTo("{\"player\":\"Anna\",\"points\":4}");
  }

  @Test
  void factsAreWrittenInTheOrderOfTheCalls() {
    Note note =
        Sentence.of("{a} {b:parts}")
            .parts("b", Sentence.of("B").note())
            .fact("c", 3)
            .fact("a", 'A')
            .fact("d", List.of())
            .note();
    assertThat(note.text()).isEqualTo("A B");
    assertThat(note.facts()).isEqualTo("{\"b\":\"B\",\"c\":3,\"a\":\"A\",\"d\":[]}");
  }

  @Test
  void numbersAreToldInTheirForms() {
    assertThat(left(1)).isEqualTo("1 card is left, of 1 card");
    assertThat(left(0)).isEqualTo("0 cards are left, of 0 cards");
    assertThat(left(21)).isEqualTo("21 cards are left, of 21 cards");
    assertThat(Gaps.form("|# zhang", "1")).isEqualTo("1 zhang");
    assertThat(Gaps.form("|# zhang", "2")).isEqualTo("2 zhang");
  }

  private static String left(int left) {
    return Sentence.of("{left|# card is|# cards are} left, of {left|# card|# cards}")
        .fact("left", left)
        .text();
  }

  @Test
  void aLetterIsNoNumber() {
    var said = Sentence.of("rank {rank}").fact("rank", '7').fact("main", 'S');
    assertThat(said.text()).isEqualTo("rank 7");
    assertThat(said.facts()).hasToString("{\"rank\":\"7\",\"main\":\"S\"}");
    assertThat(new Json().put("rank", 'K')).hasToString("{\"rank\":\"K\"}");
  }

  @Test
  void listsSayWhatStandsBetween() {
    List<String> two = List.of("a", "b");
    var said = Sentence.of("{x}|{x:list}|{x:and}|{x:or}|{x:v}|{x:against}").fact("x", two);
    assertThat(said.text()).isEqualTo("a b|a, b|a and b|a or b|a v b|a against b");
    assertThat(said.facts()).hasToString("{\"x\":[\"a\",\"b\"]}");
  }

  @Test
  void wordsCanStandForANumber() {
    var said = Sentence.of("a run is {points:word}").fact("points", 3).inWords("points", "three");
    assertThat(said.text()).isEqualTo("a run is three");
    assertThat(said.facts()).hasToString("{\"points\":3}");
  }

  @Test
  void ofARuleItsSentenceIsToldAndItsIdIsTheFact() {
    var said = Sentence.of("{rule:rule}: broken").fact("rule", Follow.SUIT);
    assertThat(said.text()).isEqualTo("follow suit: broken");
    assertThat(said.facts()).hasToString("{\"rule\":\"suit\"}");
  }

  private enum Follow implements Rule {
    SUIT;

    @Override
    public Clause clause() {
      return Clause.of(Kind.DUTY, "follow suit", "", "");
    }
  }

  @Test
  void clausesAreNotesInTheNote() {
    Sentence pair = Sentence.of("a pair is {total:word}").fact("total", 2).inWords("total", "two");
    Note note = Sentence.of("counts {counted:parts}").parts("counted", List.of(pair)).note();
    assertThat(note.json())
        .hasToString(
            """
            {"text":"counts a pair is two","pattern":"counts {counted:parts}",\
            "facts":{"counted":"a pair is two"},"parts":{"counted":[{"text":"a pair is two",\
            "pattern":"a pair is {total:word}","facts":{"total":2}}]}}\
            """);
  }

  /// The exception makes any test fail that builds such a sentence.
  @Test
  void aGapWithoutAFactFails() {
    Sentence sentence = Sentence.of("{player} earned {points|# point|# points}");
    sentence.fact("player", "Anna");
    assertThatThrownBy(sentence::text)
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("no fact for {points}: {player} earned {points|# point|# points}");
    assertThatThrownBy(sentence::note).isInstanceOf(IllegalStateException.class);
  }

  @Test
  void bracesInFactsAndBracesThatAreNoGapsStay() {
    assertThat(Sentence.of("{a} {} {b {:c} {d:} {e|{a}").fact("a", "{b}").text())
        .isEqualTo("{b} {} {b {:c} {d:} {e|{b}");
  }

  @Test
  void notesAreValues() {
    Sentence said = Sentence.of("the count is {count}").fact("count", 30);
    Note before = said.note();
    assertThat(before).isEqualTo(Sentence.of("the count is {count}").fact("count", 30).note());
    said.say("{count} and more");
    assertThat(before).hasToString("the count is 30");
  }
}
