package umpire.snooker.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static umpire.snooker.SnookerSettingsTest.FAR_AHEAD;
import static umpire.snooker.SnookerSettingsTest.ONE_RED;
import static umpire.snooker.SnookerSettingsTest.TIE;

import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import umpire.snooker.MatchTable;

/// Tests how the rules player of default ability plays: its preferences, and the outcomes of its
/// strokes.
final class ShotModelTest {

  private static final int DRAWS = 50_000;

  private static Map<String, Double> plays(MatchTable table) {
    int seat = table.match.toAct();
    var rules = MatchTable.strategy("rules");
    return MatchTable.shares(
        DRAWS, random -> Optional.of(table.match.choose(rules, seat, random, random)));
  }

  @Test
  void heTakesWhatIsHis() {
    MatchTable lot = MatchTable.of("wpbsa", ONE_RED).play(TIE + ",* lot Ben");
    assertThat(plays(lot)).as("plays himself at the black").containsOnlyKeys("choose Ben");
    MatchTable won = MatchTable.of("wpbsa", ONE_RED).play(FAR_AHEAD + ",B: hit pink,A: pot pink");
    assertThat(plays(won)).containsOnlyKeys("claim");
  }

  @Test
  void heGivesUpWhatIsHopelessOnly() {
    assertThat(plays(behind(39))).as("three fouls").doesNotContainKey("concede");
    assertThat(plays(behind(40)).get("concede")).as("four fouls").isCloseTo(35, within(1.0));
  }

  /// A table at which Ben trails by this many points, with the colours left.
  private static MatchTable behind(int points) {
    String start = " first-break=first-seat start-1=" + (points - 8);
    return MatchTable.of("club", ONE_RED + start)
        .play("* rack,A: pot red,A: pot black,A: hit yellow");
  }

  @Test
  void afterAMissHeHasTheBallsPutBack() {
    MatchTable missed = MatchTable.of("wpbsa", "").play("* lot Anna,A: hit none,* miss");
    Map<String, Double> answers = plays(missed);
    assertThat(answers.get("replace")).isCloseTo(85, within(1.0));
    assertThat(answers.get("again")).isCloseTo(0.15 * 15, within(0.5));
    assertThat(answers.get("hit none")).as("it is not he who missed").isLessThan(1);
    Map<String, Double> again = plays(missed.play("B: replace"));
    assertThat(again.get("hit none")).as("fails once more").isCloseTo(66, within(1.0));
    Map<String, Double> first = plays(MatchTable.of("wpbsa", "").play("* lot Anna"));
    assertThat(first.get("hit none")).isCloseTo(2, within(0.5));
  }

  @Test
  void aFreeBallIsAColourThatHeDoesNotGiveAway() {
    MatchTable free = MatchTable.of("wpbsa", "").play("* lot Anna,A: hit none,* free ball");
    assertThat(plays(free).get("pot black")).as("whatever lies well").isCloseTo(20, within(1.0));
    assertThat(plays(free).keySet())
        .contains("pot yellow", "pot green", "pot brown", "pot blue", "pot pink", "pot black")
        .contains("hit none nom black")
        .noneMatch(words -> words.contains("red") || words.equals("again"));
  }

  @Test
  void hePrefersTheDearestColour() {
    MatchTable colour = MatchTable.of("wpbsa", "").play("* lot Anna,A: pot red");
    Map<String, Double> strokes = plays(colour);
    assertThat(strokes.get("pot black")).isCloseTo(0.66 * 60, within(1.0));
    assertThat(strokes.get("pot pink")).isCloseTo(0.62 * 24, within(1.0));
    assertThat(strokes.get("pot yellow")).isCloseTo(0.6, within(0.3));
  }

  @Test
  void nowAndThenTwoRedsFall() {
    Map<String, Double> strokes = plays(MatchTable.of("wpbsa", "").play("* lot Anna"));
    assertThat(strokes.get("pot red")).isCloseTo(0.97 * 55, within(1.0));
    assertThat(strokes.get("pot red red")).isCloseTo(0.03 * 55, within(0.5));
    Map<String, Double> last = plays(MatchTable.of("wpbsa", ONE_RED).play("* lot Anna"));
    assertThat(last).doesNotContainKey("pot red red");
  }
}
