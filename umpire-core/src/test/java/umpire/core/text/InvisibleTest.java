package umpire.core.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class InvisibleTest {

  private static String found(String text) {
    return Invisible.firstIn(text).stream()
        .mapToObj("U+%04X"::formatted)
        .findFirst()
        .orElse("nothing");
  }

  @Test
  void findsWhatMakesTwoTextsLookAlike() {
    for (int letter :
        List.of(
            0xad, 0x34f, 0x115f, 0x180e, 0x200b, 0x200c, 0x200d, 0x2060, 0x2064, 0x206a, 0x2800,
            0x3164, 0xfe0f, 0xfeff, 0xffa0, 0xe0041, 0xe0100, 0xa0, 0x2003, 0x202f, 0x3000)) {
      String name = "U+%04X".formatted(letter);
      assertThat(found("An" + Character.toString(letter) + "na")).isEqualTo(name);
      assertThat(found(Character.toString(letter))).isEqualTo(name);
      assertThat(found("Anna" + Character.toString(letter))).isEqualTo(name);
    }
  }

  @Test
  void lettersOfAllScriptsAreVisible() {
    for (String name :
        List.of(
            "Anna",
            "Zo\u00eb de la Cruz",
            "Zoe\u0308",
            "\u05d3\u05e0\u05d4",
            "\u0645\u062d\u0645\u062f",
            "\u738b\u5c0f\u660e",
            "\uae40\ubbfc\uc900",
            "\ud83c\udca1",
            "\u2660 7")) {
      assertThat(found(name)).as(name).isEqualTo("nothing");
    }
  }

  @Test
  void joinersAreTakenWhereTheyShow() {
    // Persian: a word in which one character does not join the next.
    assertThat(found("\u0645\u06cc\u200c\u062e\u0648\u0627\u0647")).isEqualTo("nothing");
    // After a character that never joins, at an end, and among Latin characters it has no visible
    // effect.
    assertThat(found("\u062f\u0627\u200c\u0646\u0627")).isEqualTo("U+200C");
    assertThat(found("\u0645\u06cc\u200c")).isEqualTo("U+200C");
    assertThat(found("\u0645\u200d\u06cc")).isEqualTo("U+200D");
    // Hindi, after a virama, and an old spelling of Malayalam at the end of a name.
    assertThat(found("\u0915\u094d\u200d\u0937")).isEqualTo("nothing");
    assertThat(found("\u0915\u094d\u200c\u0937")).isEqualTo("nothing");
    assertThat(found("\u0930\u0d3e\u0d1c\u0d28\u0d4d\u200d")).isEqualTo("nothing");
    assertThat(found("\u0915\u200d\u0937")).isEqualTo("U+200D");
    // A family, and a heart on fire, which needs the emoji style as well.
    assertThat(found("\ud83d\udc69\u200d\ud83d\udc67")).isEqualTo("nothing");
    assertThat(found("\u2764\ufe0f\u200d\ud83d\udd25")).isEqualTo("nothing");
    assertThat(found("\ud83d\udc69\u200d")).isEqualTo("U+200D");
    assertThat(found("\ud83d\udc69\u200d\u200d\ud83d\udc67")).isEqualTo("U+200D");
    assertThat(found("a\ufe0f")).isEqualTo("U+FE0F");
    assertThat(found("\u2764\ufe0f\ufe0f")).isEqualTo("U+FE0F");
  }
}
