package umpire.testkit.record;

import static org.assertj.core.api.Assertions.assertThat;
import static umpire.testkit.record.Records.HEADING;
import static umpire.testkit.record.Records.WHOLE;
import static umpire.testkit.record.Records.report;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/// A repair is told where it is the only one.
final class RepairTest {

  private static String repair(String text) throws Exception {
    return String.valueOf(report(text).repair());
  }

  @Test
  void oneWordIsMended() throws Exception {
    // three stones: Anna takes one, Ben two; Ben cannot have taken three, and Anna not none
    String text =
        HEADING.replace("short", "short\nRules: short heap=3")
            + "* deal 0 0\nAnna: take 1\nBen: take 1\nAnna: take 1\n";
    assertThat(repair(text)).isEqualTo("null");
    assertThat(repair(text.replace("Ben: take 1\nAnna: take 1", "Ben: add 2")))
        .isEqualTo("line 9: 'take' instead of 'add'");
  }

  @Test
  void anotherSeatIsTried() throws Exception {
    String text =
        HEADING.replace("short", "short\nRules: short heap=3")
            + "* deal 0 0\nAnna: take 1\nAnna: take 1\nAnna: take 1\n";
    assertThat(repair(text)).isEqualTo("line 9: by Ben instead of Anna");
    assertThat(repair(HEADING + "Anna: deal 1 0\nAnna: take 1\n"))
        .isEqualTo("line 6: by the table instead of Anna");
  }

  @Test
  void whereTwoWouldDoNoneIsTold() throws Exception {
    String text = WHOLE.replace("Ben: take 2", "Ben: take 3");
    assertThat(report(text).fault()).isNotNull();
    assertThat(repair(text)).isEqualTo("null");
  }

  @Test
  void anUnreadableWordIsMended() throws Exception {
    String text =
        HEADING.replace("short", "short\nRules: short heap=3")
            + "* deal 0 0\nAnna: take 2\nBen: tke 1\n";
    assertThat(repair(text)).isEqualTo("line 9: 'take' instead of 'tke'");
    assertThat(repair(text.replace("take 2", "take 1").replace("tke 1", "take 9")))
        .isEqualTo("null");
    assertThat(repair(text.replace("Ben: tke 1", "Ben: tke 1\nAnna: tke 1"))).isEqualTo("null");
    assertThat(repair(text.replace("tke 1", "tke 9"))).isEqualTo("null");
    assertThat(repair(text + "what\n")).isEqualTo("null");
  }

  @Test
  void nothingIsToldOfAGameThatCannotBeReadToItsEnd() throws Exception {
    String text = WHOLE.replace("Ben:", "Anna:");
    assertThat(repair(text)).isEqualTo("line 8: by Ben instead of Anna");
    assertThat(repair(text + "what\n")).isEqualTo("null");
  }

  /// A hostile record must not cost more than a search is worth.
  @Test
  @Timeout(20)
  void theSearchIsBounded() throws Exception {
    var text = new StringBuilder(HEADING.replace("short", "classic\nRules: classic heap=99"));
    for (int i = 0; i < 98; i++) {
      text.append(i % 2 == 0 ? "Anna: take 1\n" : "Ben: take 1\n");
    }
    text.append("Anna: take 3\n");
    assertThat(report(text.toString()).fault()).isNotNull();
    text.append("Ben: take 3\n".repeat(100_000));
    assertThat(repair(text.toString())).isEqualTo("null");
  }
}
