package umpire.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ExcerptTest {

  private static final List<String> PRINTED = lines("one|two words|three|two words|five, and six");

  private static List<String> lines(String text) {
    return Arrays.asList(text.split("\\|"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "one|two words|three|two words|five, and six",
        "one|…",
        "…|five, and six",
        "…|two words|five, and six",
        "…|three|…",
        "one|…|three|…",
        "…|five, … six",
        "…|three|two …|five,… and six"
      })
  void anExcerptIsKnown(String shown) {
    var excerpt = new Excerpt(lines(shown));
    assertThat(excerpt.isOf(PRINTED)).isTrue();
    assertThat(excerpt.of(PRINTED)).isEqualTo(lines(shown));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "one",
        "three|…",
        "…|three",
        "…|four|…",
        "one|three|…",
        "…|three|…|one|…",
        "…|five, … seven"
      })
  void somethingElseIsRefused(String shown) {
    var excerpt = new Excerpt(lines(shown));
    assertThat(excerpt.isOf(PRINTED)).isFalse();
    assertThat(new Excerpt(excerpt.of(PRINTED)).isOf(PRINTED)).isTrue();
  }

  @Test
  void aChangedLineIsFoundAgain() {
    var excerpt = new Excerpt(lines("…|three old words|two words|…"));
    assertThat(excerpt.of(lines("one|a|two words|three new words|two words|five")))
        .isEqualTo(lines("…|three new words|two words|…"));
  }

  @Test
  void lengthsAreKeptAtBothEnds() {
    var excerpt = new Excerpt(lines("first|second|…|last"));
    assertThat(excerpt.of(lines("1st|2nd|3rd|4th"))).isEqualTo(lines("1st|2nd|…|4th"));
  }

  @Test
  void whatIsShownWholeStaysWhole() {
    assertThat(new Excerpt(lines("one|two")).of(PRINTED)).isEqualTo(PRINTED);
  }
}
