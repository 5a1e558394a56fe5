package umpire.core.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DisplayWidthTest {

  @ParameterizedTest
  @CsvSource({
    "'', 0",
    "abc, 3",
    "Zählen, 6",
    "克里比奇, 8",
    "第 3 局：, 9",
    "５, 2",
    "▁█…“, 4",
    "e\u0301, 1",
    "\ud840\udc00, 2",
    "\ud83c\udfb1, 2",
    "가나, 4",
    "♥, 1",
    "±, 1"
  })
  void countsColumns(String text, int columns) {
    assertThat(DisplayWidth.of(text)).isEqualTo(columns);
  }

  @Test
  void padsToColumns() {
    assertThat(DisplayWidth.padEnd("得分", 6)).isEqualTo("得分  ");
    assertThat(DisplayWidth.padStart("得分", 6)).isEqualTo("  得分");
    assertThat(DisplayWidth.padEnd("得分", 3)).isEqualTo("得分");
  }

  @Test
  void cutsBetweenCharacters() {
    assertThat(DisplayWidth.fitting("得分x", 3)).isEqualTo(1);
    assertThat(DisplayWidth.fitting("\ud840\udc00x", 1)).isZero();
    assertThat(DisplayWidth.fitting("\ud840\udc00x", 2)).isEqualTo(2);
    assertThat(DisplayWidth.fitting("abc", 9)).isEqualTo(3);
  }
}
