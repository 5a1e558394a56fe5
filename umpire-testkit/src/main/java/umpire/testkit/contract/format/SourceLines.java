package umpire.testkit.contract.format;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import umpire.core.classic.WordReader;
import umpire.core.text.BadInputException;

/// The lines of a text, used to check the position of each fault.
final class SourceLines {

  private static final String BYTE_ORDER_MARK = "\u00ef\u00bb\u00bf";

  /// One character per byte, because columns count bytes.
  private final String[] lines;

  private final boolean measurable;

  SourceLines(byte[] text) {
    String letters = new String(text, StandardCharsets.ISO_8859_1);
    String shown = letters.startsWith(BYTE_ORDER_MARK) ? letters.substring(3) : letters;
    lines = shown.split("\n", -1);
    measurable = text.length < WordReader.LONGEST_WORD;
  }

  /// Checks that the fault has an existing position, and that its excerpt shows that position. In a
  /// text long enough for truncated words the columns are an estimate and are not checked.
  void assertHold(BadInputException fault) {
    assertThat(fault.line())
        .as("line of: " + fault.description())
        .isBetween(1L, (long) lines.length);
    assertThat(fault.column()).as("column of: " + fault.description()).isPositive();
    String line = lines[(int) fault.line() - 1];
    BadInputException.Excerpt excerpt = fault.excerpt();
    if (measurable) {
      assertThat(fault.column()).as("column in '%s'", line).isLessThanOrEqualTo(line.length() + 1L);
      if (excerpt != null) {
        assertShows(excerpt, line.substring((int) fault.column() - 1));
      }
    }
  }

  private static void assertShows(BadInputException.Excerpt excerpt, String rest) {
    boolean plain = !rest.isEmpty() && rest.charAt(0) > ' ' && rest.charAt(0) < 0x7f;
    if (plain) {
      assertThat(excerpt.text().substring(excerpt.caret()))
          .as("excerpt '%s' at its caret", excerpt.text())
          .startsWith(rest.substring(0, 1));
    }
  }
}
