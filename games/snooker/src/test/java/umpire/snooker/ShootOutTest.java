package umpire.snooker;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.core.kernel.Kernel;
import umpire.snooker.ball.Ball;
import umpire.snooker.match.SnookerMatch;
import umpire.snooker.text.SnookerWords;

/// Tests frames against the clock.
final class ShootOutTest {

  private static MatchTable begun() {
    return MatchTable.of("shoot-out", "first-break=first-seat").play("* rack");
  }

  @ParameterizedTest(name = "{0}: {1}")
  @CsvSource(
      delimiter = ';',
      value = {
        "* foul time; 0:5",
        "A: hit red foul time; 0:5",
        "A: hit black foul time; 0:7",
        "A: hit none; 0:4",
        "A: hit red foul cushion; 0:4",
        "A: pot red, * foul time; 1:5",
        "A: pot red, * foul time nom blue; 1:5",
        "A: pot red, * foul time nom black; 1:7",
        "A: pot red, A: hit pink foul cushion; 1:6"
      })
  void foulsAndTheWhiteAfterThem(String lines, String points) {
    MatchTable table = begun().play(lines);
    assertThat(table.points()).isEqualTo(points);
    assertThat(table.board().inHand()).as("anywhere on the table").isTrue();
    assertThat(table.said()).contains("hand-after-foul");
    assertThat(table.refusal("B: again")).isEqualTo("play-again-played");
  }

  @Test
  void elsewhereNobodyLooksAtAClockOrACushion() {
    MatchTable table = MatchTable.of("wpbsa", "").play("* lot Anna");
    assertThat(table.refusal("* foul time")).isEqualTo("foul-fits");
    assertThat(table.refusal("A: hit red foul time")).isEqualTo("foul-fits");
    assertThat(table.refusal("A: hit red foul cushion")).isEqualTo("foul-fits");
    assertThat(table.refusal("* time")).isEqualTo("clock-played");
    assertThat(table.refusal("* half")).isEqualTo("clock-played");
    assertThat(table.refusal("A: hit red 400s")).isEmpty();
    table.play("A: hit none");
    assertThat(table.board().inHand()).isFalse();
    assertThat(begun().refusal("A: pot red foul cushion")).as("a ball fell").isEqualTo("foul-fits");
  }

  @Test
  void aStrokeMayTakeFifteenSecondsAndLaterTen() {
    MatchTable table = begun();
    assertThat(table.refusal("A: hit red 15s")).isEmpty();
    assertThat(table.refusal("A: hit red 16s")).isEqualTo("shot-clock");
    assertThat(table.refusal("A: hit red foul time 16s")).isEmpty();
    table.play("* half");
    assertThat(table.refusal("A: hit red 10s")).isEmpty();
    assertThat(table.refusal("A: hit red 11s")).isEqualTo("shot-clock");
    assertThat(table.refusal("* half")).as("called once").isEqualTo("clock-played");
  }

  @Test
  void whoeverLeadsWhenTheTimeIsUpHasWon() {
    MatchTable table = begun().play("A: pot red,A: hit black,B: hit red,* half,* time");
    assertThat(table.match.winner()).isZero();
    assertThat(table.said()).containsSubsequence("time-up", "frame-won", "match-won");
  }

  private static MatchTable level() {
    return begun().play("A: hit red,* time,* lot Ben,B: choose Ben");
  }

  @Test
  void shotsAtTheBlueDecideALevelFrame() {
    MatchTable table = level();
    assertThat(table.board().on()).containsExactly(Ball.BLUE);
    assertThat(table.refusal("B: aim blue safe")).isEqualTo("aim-fits");
    assertThat(table.refusal("* time")).isEqualTo("blue-only");
    assertThat(table.refusal("A: hit blue foul turn")).isEqualTo("in-turn");
    table.play("B: pot blue");
    assertThat(table.match.toAct()).as("Anna has a shot left").isZero();
    table.play("A: pot blue,B: hit none,A: hit blue pot blue white,B: hit blue,A: pot blue");
    assertThat(table.match.toAct()).isEqualTo(Kernel.OVER);
    assertThat(table.match.winner()).isZero();
    assertThat(table.points()).as("they score nothing").isEqualTo("0:0");
  }

  /// A copy made at any point continues in the same way.
  @Test
  void aCopyKnowsTheBluesAndTheHalf() {
    MatchTable table = begun().play("* half,A: hit red,* time,* lot Ben,B: choose Ben,B: pot blue");
    SnookerMatch copy = SnookerMatch.open(table.profile);
    copy.copyFrom(table.match.table());
    assertThat(copy.inSecondHalf()).isTrue();
    copy.play(0, SnookerWords.move(MatchTable.event("hit blue")), umpire.core.RulingLog.none());
    assertThat(copy.winner()).isEqualTo(1);
  }
}
