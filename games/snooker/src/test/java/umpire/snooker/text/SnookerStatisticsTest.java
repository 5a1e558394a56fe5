package umpire.snooker.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import umpire.core.kernel.Kernel;
import umpire.snooker.MatchTable;

/// Tests the statistics of a match.
final class SnookerStatisticsTest {

  private static SnookerStatistics after(MatchTable table, String lines) {
    var statistics = new SnookerStatistics();
    for (String line : lines.split(",")) {
      table.play(line);
      statistics.saw(table.match.table(), table.log);
    }
    return statistics;
  }

  @Test
  void strokesAreCountedForWhoPlayedThem() {
    MatchTable table = MatchTable.of("wpbsa", "reds=1 first-break=first-seat");
    SnookerStatistics statistics =
        after(
            table,
            "* rack,A: hit red safe,B: hit none,A: pot red,A: pot black,A: hit yellow,"
                + "B: pot yellow,B: hit green");
    assertThat(table.match.toAct()).isNotEqualTo(Kernel.OVER);
    assertThat(values(statistics, "pots, of strokes not known to be safe"))
        .containsExactly("2 of 3 (67 %)", "1 of 3 (33 %)");
    assertThat(values(statistics, "strokes that left nothing easy")).containsExactly("1", "0");
    assertThat(values(statistics, "fouls")).containsExactly("0", "1");
    assertThat(values(statistics, "points by potting")).containsExactly("8", "2");
    assertThat(values(statistics, "highest break")).containsExactly("8", "2");
    assertThat(values(statistics, "fifties and more")).containsExactly("none", "none");
    assertThat(values(statistics, "points left when the last stroke was due"))
        .containsExactly("25", "25");
    assertThat(statistics.figures(MatchTable.NAMES))
        .noneMatch(figure -> figure.what().startsWith("seconds"));
  }

  /// Anna announces her aims, Ben does not.
  @Test
  void whatAStrokeWasMeantForIsKnownWhereItWasSaid() {
    SnookerStatistics statistics =
        after(
            MatchTable.of("wpbsa", "first-break=first-seat"),
            "* rack,A: aim red safe,A: hit red,B: hit red,A: aim red,A: hit red,B: hit red safe,"
                + "A: aim red,A: pot red,A: hit none nom black,B: pot red");
    assertThat(values(statistics, "pots, of strokes not known to be safe"))
        .containsExactly("1 of 3 (33 %)", "1 of 2 (50 %)");
    assertThat(values(statistics, "of them of unknown purpose")).containsExactly("1", "1");
    assertThat(values(statistics, "strokes known to be safe")).containsExactly("1", "1");
    assertThat(values(statistics, "strokes that left nothing easy")).containsExactly("0", "1");
  }

  @Test
  void breaksAreListedWithTheirFrame() {
    String six = "A: pot red,A: pot black,".repeat(6);
    String colours = "A: pot yellow,A: pot green,A: pot brown,A: pot blue,A: pot pink,A: pot black";
    String all = "A: pot red,A: pot black,".repeat(15);
    SnookerStatistics statistics =
        after(
            MatchTable.of("club", "frames=5 first-break=first-seat"),
            "* rack,"
                + six
                + "A: pot red,A: pot blue,A: hit red,B: pot red,B: hit black,A: concede,* rack,"
                + "B: hit red,"
                + all
                + colours);
    assertThat(values(statistics, "fifties and more"))
        .containsExactly("54 (frame 1), 147 (frame 2, clearance)", "none");
    assertThat(values(statistics, "centuries")).containsExactly("1", "0");
    assertThat(values(statistics, "highest break")).containsExactly("147", "1");
  }

  @Test
  void timesAreAveragedWhereTheyAreNoted() {
    SnookerStatistics statistics =
        after(
            MatchTable.of("wpbsa", "first-break=first-seat"),
            "* rack,A: hit red 31s,B: hit red,A: pot red 14s,A: hit black safe 120s");
    assertThat(values(statistics, "seconds per stroke, where noted"))
        .containsExactly("55.0 (3 timed)", "-");
  }

  private static List<String> values(SnookerStatistics statistics, String what) {
    return statistics.figures(MatchTable.NAMES).stream()
        .filter(figure -> figure.what().equals(what))
        .findFirst()
        .orElseThrow()
        .values();
  }
}
