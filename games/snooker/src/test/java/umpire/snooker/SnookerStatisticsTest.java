package umpire.snooker;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import umpire.core.kernel.Kernel;
import umpire.snooker.play.SnookerStatistics;

/// What is told of a match that is over.
final class SnookerStatisticsTest {

  @Test
  void strokesAreCountedForWhoPlayedThem() {
    MatchTable table = MatchTable.of("wpbsa", "reds=1 first-break=first-seat");
    var statistics = new SnookerStatistics();
    String lines =
        "* rack,A: hit red safe,B: hit none,A: pot red,A: pot black,A: hit yellow,"
            + "B: pot yellow,B: hit green";
    for (String line : lines.split(",")) {
      table.play(line);
      statistics.saw(table.match.table(), table.tape);
    }
    assertThat(table.match.toAct()).isNotEqualTo(Kernel.OVER);
    assertThat(values(statistics, "pots, of strokes not noted as safe"))
        .containsExactly("2 of 3 (67 %)", "1 of 3 (33 %)");
    assertThat(values(statistics, "strokes that left nothing easy")).containsExactly("1", "0");
    assertThat(values(statistics, "fouls")).containsExactly("0", "1");
    assertThat(values(statistics, "points by potting")).containsExactly("8", "2");
    assertThat(values(statistics, "highest break")).containsExactly("8", "2");
    assertThat(values(statistics, "points left when the last stroke was due"))
        .containsExactly("25", "25");
  }

  private static List<String> values(SnookerStatistics statistics, String what) {
    return statistics.figures().stream()
        .filter(figure -> figure.what().equals(what))
        .findFirst()
        .orElseThrow()
        .values();
  }
}
