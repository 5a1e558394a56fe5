package umpire.snooker.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.core.count.Count;
import umpire.core.count.Question;
import umpire.core.text.BadInputException;
import umpire.snooker.ball.Balls;
import umpire.snooker.rule.SnookerProfiles;

/// Tests the points left on a table, without a record.
final class CountTest {

  /// The points left are a black with each red, and the colours.
  @Test
  void everyNumberOfRedsIsCounted() throws BadInputException {
    for (int reds = 0; reds <= Balls.REDS; reds++) {
      assertThat(count(reds + " reds", Map.of()).points()).isEqualTo(8 * reds + 27);
      assertThat(count(reds + " reds", Map.of("colour-on", "")).points()).isEqualTo(8 * reds + 34);
    }
    assertThat(count("15", Map.of()).points()).isEqualTo(147);
  }

  @Test
  void coloursAreCountedInTheirOrder() throws BadInputException {
    String[] colours = {"yellow", "green", "brown", "blue", "pink", "black"};
    for (int first = 0; first < colours.length; first++) {
      String left = String.join(" ", List.of(colours).subList(first, colours.length));
      int points = 0;
      for (int i = first; i < colours.length; i++) {
        points += i + 2;
      }
      assertThat(count(left, Map.of()).points()).as(left).isEqualTo(points);
    }
  }

  /// Adds fouls one by one until the balls are enough to draw level.
  @Test
  void snookersNeededAreThoseThatHelp() throws BadInputException {
    for (int reds = 0; reds <= 3; reds++) {
      for (int lead = -100; lead <= 100; lead++) {
        Count count = count(reds + " reds", Map.of("score", (100 + lead) + ":100"));
        int needed = 0;
        while (Math.abs(lead) - 4 * needed > 8 * reds + 27) {
          needed++;
        }
        String text = String.join("\n", count.lines().stream().map(l -> l.note().text()).toList());
        assertThat(text).contains(lead == 0 ? "level" : "leads by " + Math.abs(lead));
        if (needed == 0) {
          assertThat(text).doesNotContain("needs");
        } else {
          assertThat(text).contains("needs " + needed + " snooker");
        }
      }
    }
  }

  @ParameterizedTest
  @CsvSource({
    "'', '', 1, expected the balls that are left",
    "16 reds, '', 1, there are 15 reds at most",
    "99999999999, '', 1, there are 15 reds at most",
    "8 blues, '', 3, expected a number of reds",
    "8 reds black, '', 8, expected a number of reds",
    "pink, '', 1, 'expected pink black: the colours go in their order'",
    "pink white, '', 6, '''white'' is neither'",
    "8, 30, 1, --score: expected two numbers",
    "8, 30:x, 1, --score: expected two numbers",
    "8, 30:99999, 1, --score: expected two numbers"
  })
  void whatCannotBeCountedIsLocated(String words, String score, int column, String what) {
    Map<String, String> details = score.isEmpty() ? Map.of() : Map.of("score", score);
    var fault = catchThrowableOfType(BadInputException.class, () -> count(words, details));
    assertThat(fault.description()).startsWith(what);
    assertThat(fault.column()).isEqualTo(column);
  }

  private static Count count(String words, Map<String, String> details) throws BadInputException {
    return new SnookerCounter()
        .count(Question.of(SnookerProfiles.ALL.standard(), List.of(words), details));
  }
}
