package umpire.snooker;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.snooker.text.SnookerStatistics;

/// Tests two pairs: the order of visits, and the points of each pair.
final class DoublesTest {

  private static MatchTable doubles() {
    return MatchTable.of("doubles", "first-break=first-seat");
  }

  private static String striker(MatchTable table) {
    return table.names.get(table.board().toAct());
  }

  @Test
  void visitsGoRoundAndPairsScoreTogether() {
    MatchTable table = doubles().play("* rack,A: pot red,A: hit black,B: hit red,C: pot red");
    assertThat(table.points()).as("Anna and Cleo").isEqualTo("2:0");
    table.play("C: pot black,C: hit red,D: hit red,A: pot red,A: hit none nom pink");
    assertThat(table.points()).isEqualTo("10:6");
    assertThat(striker(table)).isEqualTo("Ben");
    assertThat(table.match.tally(2, 0)).as("a break is one player's").isEqualTo(8);
    assertThat(table.match.sides()).isEqualTo(2);
  }

  /// After a foul of Cleo's Dan may answer it; and after Cleo's second stroke it is his visit
  /// again.
  @ParameterizedTest
  @CsvSource({"again", "replace"})
  void theOffenderPlaysAgainAndTheOrderIsKept(String answer) {
    MatchTable table = doubles().play("* rack,A: hit red,B: hit red,C: hit none,* miss");
    assertThat(striker(table)).isEqualTo("Dan");
    table.play("D: " + answer);
    assertThat(striker(table)).isEqualTo("Cleo");
    assertThat(striker(table.play("C: hit red"))).isEqualTo("Dan");
    assertThat(striker(table.play("D: hit red"))).isEqualTo("Anna");
  }

  /// Out of turn, during Ben's visit.
  @ParameterizedTest(name = "{0} plays: {1} follows, and {0} if sent back")
  @CsvSource({"Anna, Ben, 0:4", "Cleo, Ben, 0:4", "Dan, Cleo, 4:0"})
  void outOfTurn(String intruder, String next, String points) {
    MatchTable table = doubles().play("* rack,A: hit red," + intruder + ": hit red foul turn");
    assertThat(table.points()).isEqualTo(points);
    assertThat(striker(table)).isEqualTo(next);
    table.play(next + ": again");
    assertThat(striker(table)).isEqualTo(intruder);
    assertThat(striker(table.play(intruder + ": hit red"))).isEqualTo(next);
  }

  @Test
  void everybodyBreaksOffInTurnUnlessThePairsSayOtherwise() {
    MatchTable table =
        MatchTable.of("doubles", "first-break=first-seat concession=anytime frames=9");
    table.play("* rack,A: concede,* rack");
    assertThat(striker(table)).isEqualTo("Ben");
    table.play("B: concede,* rack");
    assertThat(striker(table)).isEqualTo("Cleo");
    table.play("C: concede");
    assertThat(table.refusal("* order Anna Ben"))
        .as("Ben's pair breaks off")
        .isEqualTo("order-fits");
    assertThat(table.refusal("* order Ben Dan")).isEqualTo("order-fits");
    table.play("* order Ben Anna");
    assertThat(table.refusal("* order Ben Anna")).as("said once").isEqualTo("order-fits");
    table.play("* rack,B: hit red");
    assertThat(striker(table)).isEqualTo("Anna");
    assertThat(striker(table.play("A: hit red"))).isEqualTo("Dan");
    assertThat(striker(table.play("D: hit red"))).isEqualTo("Cleo");
    assertThat(table.refusal("* order Ben Anna")).isEqualTo("order-fits");
  }

  @Test
  void twoPlayersHaveNoOrder() {
    MatchTable two = MatchTable.of("wpbsa", "first-break=first-seat");
    assertThat(two.refusal("* order Anna Ben")).isEqualTo("order-fits");
  }

  @Test
  void thePairThatWinsBreaksOffWhereThatIsAgreed() {
    MatchTable table =
        MatchTable.of(
            "doubles", "first-break=first-seat break-off=winner concession=anytime frames=9");
    assertThat(striker(table.play("* rack,A: concede,* rack"))).isEqualTo("Ben");
    assertThat(striker(table.play("B: hit red,C: concede,* rack"))).isEqualTo("Dan");
  }

  @Test
  void anyOfTheFourIsChosenForTheRespottedBlack() {
    String black = SnookerSettingsTest.TIE.replace("* lot Anna,", "* rack,");
    MatchTable table = MatchTable.of("doubles", "first-break=first-seat reds=1");
    int visits = 0;
    for (String line : black.split(",")) {
      // The strokes of the tie, but each visit is the next player's.
      String words = line.strip();
      String played =
          words.startsWith("*") ? words : striker(table) + words.substring(words.indexOf(':'));
      table.play(played);
      visits++;
    }
    assertThat(visits).isGreaterThan(10);
    table.play("* lot Dan,D: choose Cleo");
    assertThat(striker(table)).isEqualTo("Cleo");
    assertThat(striker(table.play("C: hit black"))).isEqualTo("Dan");
  }

  @Test
  void aListOfBreaksNamesThePlayer() {
    var table = MatchTable.of("doubles", "first-break=first-seat");
    var statistics = new SnookerStatistics();
    String lines =
        "* rack,A: hit red,B: hit red," + "C: pot red,C: pot black,".repeat(7) + "C: hit red";
    for (String line : lines.split(",")) {
      table.play(line);
      statistics.saw(table.match.table(), table.log);
    }
    assertThat(statistics.figures(table.names))
        .filteredOn(figure -> figure.what().equals("fifties and more"))
        .singleElement()
        .matches(figure -> figure.values().equals(List.of("56 (Cleo, frame 1)", "none")));
  }
}
