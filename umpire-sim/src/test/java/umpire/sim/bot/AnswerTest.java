package umpire.sim.bot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import umpire.core.kernel.ForfeitException;

class AnswerTest {

  @Test
  void hasAnIdAndAnEvent() {
    assertThat(Answer.of("{\"id\":17,\"event\":\"lay 7C\"}")).isEqualTo(new Answer(17, "lay 7C"));
  }

  @Test
  void mayHaveMore() {
    assertThat(Answer.of(" {\"why\":{\"x\":[1,null]},\"event\":\"pass\",\"id\":1,\"ms\":0.5}\r"))
        .isEqualTo(new Answer(1, "pass"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "lay 7C",
        "null",
        "[]",
        "{}",
        "{\"id\":1}",
        "{\"event\":\"pass\"}",
        "{\"id\":1,\"event\":null}",
        "{\"id\":1,\"event\":[\"pass\"]}",
        "{\"id\":1.5,\"event\":\"pass\"}",
        "{\"id\":\"one\",\"event\":\"pass\"}",
        "{\"id\":1,\"event\":\"pass\"",
        "{\"id\":1,\"event\":\"pass\"}}",
        "{'id':1,'event':'pass'}",
        "{id:1,event:\"pass\"}"
      })
  void isNothingElse(String line) {
    assertThatThrownBy(() -> Answer.of(line))
        .isInstanceOfSatisfying(
            ForfeitException.class,
            lost -> assertThat(lost.rule()).isEqualTo(BotRule.ANSWER_IN_JSON));
  }

  @Test
  void isNestedAsDeepAsItLikes() {
    assertThatThrownBy(() -> Answer.of("{\"x\":" + "[".repeat(60_000)))
        .isInstanceOf(ForfeitException.class);
  }

  @Test
  void isShownShortAndWithoutControlCharacters() {
    assertThat(Answer.quoted("a\u001b[31m\nb")).isEqualTo("'a?[31m?b'");
    assertThat(Answer.quoted("lay \u202e7C\u2066")).isEqualTo("'lay ?7C?'");
    assertThat(Answer.quoted("x".repeat(100))).isEqualTo("'" + "x".repeat(60) + "…'");
  }
}
