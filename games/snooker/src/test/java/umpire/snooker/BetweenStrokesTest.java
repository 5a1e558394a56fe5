package umpire.snooker;

import static org.assertj.core.api.Assertions.assertThat;
import static umpire.snooker.SnookerSettingsTest.ONE_RED;
import static umpire.snooker.SnookerSettingsTest.TIE;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.snooker.ball.Ball;

/// Tests the referee's remarks between strokes, and the players' answers.
final class BetweenStrokesTest {

  /// With one red: yellow is on, and Anna is at the table.
  private static final String IN_ORDER = "* lot Anna,A: pot red,A: pot black";

  /// With one red: level at 27 through a foul of Anna's on the black, and Ben has won the lot.
  private static final String TIE_BY_FOUL =
      TIE.replace("B: pot black", "B: hit black,A: hit none") + ",* lot Ben";

  private static MatchTable oneRed(String lines) {
    String written =
        lines
            .replace("IN_ORDER", IN_ORDER)
            .replace("TIE_BY_FOUL", TIE_BY_FOUL)
            .replace("TIE", TIE)
            .replace("START", "* lot Anna");
    return MatchTable.of("wpbsa", ONE_RED).play(written);
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = '|',
      value = {
        "a foul while the lot is due      | TIE                      | * foul touch            | lot-due",
        "a stroke while the lot is due    | TIE                      | A: hit black            | lot-due",
        "conceding out of turn            | START                    | B: concede              | in-turn",
        "a foul while the choice is due   | TIE_BY_FOUL              | * foul touch            | choice-due",
        "sending back after the lot       | TIE_BY_FOUL,B: choose Ben| B: again                 | only-after-foul",
        "sending back after replacing     | START,A: hit none,* miss,B: replace | A: again     | only-after-foul",
        "touching a ball that is gone     | IN_ORDER,A: pot yellow   | * foul touch yellow     | foul-fits",
        "touching a ball that is there    | IN_ORDER,A: pot yellow   | * foul touch green      | ",
        "badly from in-hand               | START                    | * foul in-hand          | ",
        "from in-hand without that        | START,A: hit red         | * foul in-hand          | foul-fits",
        "measuring in a stroke            | START                    | A: hit red foul measure | foul-fits",
        "measuring concerns no ball       | START                    | * foul measure blue     | foul-fits",
        "behind the ball on               | IN_ORDER,A: hit none,* free ball | B: hit yellow foul behind | foul-fits",
        "behind the free ball             | IN_ORDER,A: hit none,* free ball | B: hit green foul behind  | ",
        "behind the red                   | START,A: hit none,* free ball    | B: hit red foul behind    | foul-fits",
        "behind the yellow                | START,A: hit none,* free ball    | B: hit yellow foul behind | ",
        "touching what could be on        | START,A: hit none,* free ball    | * touching blue           | ",
        "touching what could not be on    | START,A: hit none        | * touching blue         | touching-possible"
      })
  void whatMayBeSaid(String name, String before, String line, String refusal) {
    assertThat(oneRed(before).refusal(line)).as(name).isEqualTo(refusal == null ? "" : refusal);
  }

  @Test
  void aTableWithoutRefereeHearsNothingAboutAStroke() {
    MatchTable table = MatchTable.of("classic", "").play("* rack");
    assertThat(table.refusal("A: hit red foul push")).isEqualTo("simple-table");
    assertThat(table.refusal("A: hit red")).isEmpty();
  }

  @Test
  void aFoulWithoutAStrokeIsWorthTheBallOn() {
    MatchTable blue = oneRed("IN_ORDER,A: pot yellow,A: pot green,A: pot brown,* foul touch");
    assertThat(blue.points()).isEqualTo("17:5");
    MatchTable colour = MatchTable.of("wpbsa", "unnamed=4").play("* lot Anna,A: pot red");
    assertThat(colour.play("* foul touch").points()).as("yellow counts as named").isEqualTo("1:4");
  }

  @Test
  void aFoulWithoutAStrokeOnTheBlackEndsTheFrame() {
    MatchTable table = oneRed("TIE_BY_FOUL,B: choose Anna,* foul touch");
    assertThat(table.points()).isEqualTo("27:34");
    assertThat(table.match.winner()).isEqualTo(1);
  }

  @Test
  void whatWasSaidAboutTheTableEndsWithTheTurn() {
    MatchTable free = oneRed("START,A: hit none,* free ball");
    assertThat(free.board().freeBall()).isTrue();
    assertThat(free.play("* foul touch").board().freeBall()).isFalse();
    MatchTable touching = oneRed("START,A: hit red,* touching red");
    assertThat(touching.board().touching()).isEqualTo(Ball.RED);
    assertThat(touching.play("* foul touch").board().touching()).isEqualTo(Ball.NONE);
    MatchTable again = oneRed("START,A: hit red,* touching red,* stalemate,* rerack");
    assertThat(again.board().touching()).as("the balls lie elsewhere").isEqualTo(Ball.NONE);
  }

  /// A touching ball that is on, or nominated, counts as hit; S55.
  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = '|',
      value = {
        "the red, and nothing is hit    | START,A: hit red,* touching red   | B: hit none     | 0:0  | yes",
        "the red, and it is hit as well | START,A: hit red,* touching red   | B: hit red      | 0:0  | no",
        "the red, and two balls are hit | START,A: hit red,* touching red   | B: hit red blue | 0:0  | yes",
        "yellow of six, nothing is hit  | START,A: pot red,* touching yellow | A: hit none    | 1:0  | yes",
        "black of six, pink is hit      | START,A: pot red,* touching black | A: hit pink     | 1:0  | no",
        "black of six, pink is named    | START,A: pot red,* touching black | A: hit none nom pink | 1:6 | no",
        "green, the free ball for yellow| IN_ORDER,A: hit none,* free ball,* touching green | B: hit none | 8:4 | yes",
        "yellow itself with a free ball | IN_ORDER,A: hit none,* free ball,* touching yellow | B: hit none | 8:4 | yes"
      })
  void aTouchingBallCountsAsHit(
      String name, String before, String line, String points, String counts) {
    MatchTable table = oneRed(before).play(line);
    assertThat(table.points()).as(name).isEqualTo(points);
    assertThat(table.said().contains("touching-counts")).as(name).isEqualTo(counts.equals("yes"));
  }

  @Test
  void whoNominatesNothingHasMissedWhateverHeHits() {
    MatchTable table = MatchTable.of("wpbsa", "").play("* lot Anna,A: pot red");
    table.play("A: hit blue foul unnamed");
    assertThat(table.said()).contains("unnamed").doesNotContain("nomination");
    assertThat(table.points()).isEqualTo("1:7");
    assertThat(table.refusal("* miss")).isEmpty();
  }

  /// Misses count as consecutive while the balls are put back, and the count ends when the opponent
  /// plays on.
  @Test
  void missesAreCountedWhileTheBallsArePutBack() {
    MatchTable match = MatchTable.of("wpbsa", "").play("* lot Anna,A: hit none");
    assertThat(match.board().missesInRow()).isZero();
    assertThat(match.board().miss()).isFalse();
    assertThat(match.play("* miss").board().miss()).isTrue();
    assertThat(match.board().missesInRow()).isEqualTo(1);
    assertThat(match.play("B: replace").board().missesInRow()).isEqualTo(1);
    assertThat(match.board().miss()).as("answered").isFalse();
    match.play("* foul touch");
    assertThat(match.board().missesInRow()).as("touched before the stroke").isEqualTo(1);
    match.play("B: replace");
    assertThat(match.play("A: hit none,* miss").board().missesInRow()).isEqualTo(2);
    assertThat(match.play("B: hit red").board().missesInRow()).isZero();
  }

  /// A warned player loses the frame with the next failure; the opponent, still to answer a foul,
  /// is not warned.
  @Test
  void theLastWarningIsTheOffendersOnly() {
    MatchTable match = MatchTable.of("wpbsa", "").play("* lot Anna,A: hit none,* miss full");
    match.play("B: replace,A: hit none,* miss");
    assertThat(match.board().lastWarning()).as("not asked to play again yet").isFalse();
    assertThat(match.play("B: replace").board().lastWarning()).isTrue();
    assertThat(match.play("* foul touch").board().lastWarning()).as("Ben's turn").isFalse();
    assertThat(match.play("B: replace").board().lastWarning()).isTrue();
    assertThat(match.play("A: hit red").board().lastWarning()).as("Ben's turn").isFalse();
  }
}
