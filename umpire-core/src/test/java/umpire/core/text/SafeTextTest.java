package umpire.core.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class SafeTextTest {

  @Test
  void whatWouldMoveATerminalIsADot() {
    assertThat(SafeText.visible("a\u001b[2Jb\u0085c\u2028d\u2029e\u007f"))
        .isEqualTo("a\u00b7[2Jb\u00b7c\u00b7d\u00b7e\u00b7");
    assertThat(SafeText.visible("a\tb")).isEqualTo("a b");
    assertThat(SafeText.visible("\u00c4nn\u0113 \ud83c\udca1"))
        .isEqualTo("\u00c4nn\u0113 \ud83c\udca1");
  }

  /// The text after such a mark would be read as something else.
  @Test
  void whatWouldTurnTheDirectionIsADot() {
    for (String turn :
        "\u061c \u200e \u200f \u202a \u202b \u202c \u202d \u202e \u2066 \u2067 \u2068 \u2069"
            .split(" ")) {
      assertThat(SafeText.visible("lay " + turn + "7C"))
          .as("U+%04X", (int) turn.charAt(0))
          .isEqualTo("lay \u00b77C");
    }
    // Characters that are read from right to left, and joiners, are harmless.
    assertThat(SafeText.visible("\u05d0\u05d1\u200d\u200c")).isEqualTo("\u05d0\u05d1\u200d\u200c");
  }

  @Test
  void twentyLettersAreShown() {
    String twenty = "x".repeat(20);
    assertThat(SafeText.shortened("")).isEmpty();
    assertThat(SafeText.shortened(twenty)).isEqualTo(twenty);
    assertThat(SafeText.shortened(twenty + "y")).isEqualTo(twenty + "...");
    assertThat(SafeText.shortened("\u0007" + twenty)).isEqualTo("\u00b7" + "x".repeat(19) + "...");
    assertThat(SafeText.shortened("abc", 2)).isEqualTo("ab...");
  }

  @Test
  void aLetterOfTwoHalvesStaysWhole() {
    String ace = "\ud83c\udca1";
    assertThat(SafeText.shortened("x".repeat(18) + ace)).isEqualTo("x".repeat(18) + ace);
    assertThat(SafeText.shortened("x".repeat(18) + ace + "y"))
        .isEqualTo("x".repeat(18) + ace + "...");
    assertThat(SafeText.shortened("x".repeat(19) + ace)).isEqualTo("x".repeat(19) + "...");
  }

  @Test
  void quotesStandAroundWhatIsShown() {
    assertThat(SafeText.quoted("7\n")).isEqualTo("'7\u00b7'");
    assertThat(SafeText.quoted("x".repeat(21))).isEqualTo("'" + "x".repeat(20) + "...'");
  }
}
