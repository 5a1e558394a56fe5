package umpire.snooker.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import umpire.core.kernel.Move;
import umpire.core.search.SearchBudget;
import umpire.core.search.SearchModel;
import umpire.core.search.WinEstimator;
import umpire.snooker.MatchTable;
import umpire.snooker.match.SnookerMatch;
import umpire.snooker.rule.Sides;
import umpire.snooker.rule.SnookerProfiles;
import umpire.snooker.text.CompleteSnooker;

/// Tests the search model by which a coach judges snooker.
final class SnookerSearchModelTest {

  private static final String ONE_RED = "reds=1 first-break=first-seat";

  private final SearchModel<SnookerMatch> model =
      new CompleteSnooker().searchModel(SnookerProfiles.ALL.standard(), Sides.SEATS);

  private static boolean isChoice(SearchModel<SnookerMatch> model, String event) {
    var move = new Move();
    move.copyFrom(MatchTable.event(event));
    return model.isChoice(SnookerMatch.open(SnookerProfiles.ALL.standard()), 0, move);
  }

  @Test
  void whatCameOfAStrokeIsNoChoice() {
    assertThat(isChoice(model, "pot red")).isFalse();
    assertThat(isChoice(model, "hit red safe")).isFalse();
    assertThat(isChoice(model, "hit none nom blue")).isFalse();
    assertThat(isChoice(model, "aim black")).isTrue();
    assertThat(isChoice(model, "concede")).isTrue();
    assertThat(isChoice(model, "replace")).isTrue();
    assertThat(isChoice(model, "again")).isTrue();
  }

  @Test
  void aFrameWonIsHalfAMatchOfThree() {
    MatchTable table = MatchTable.of("wpbsa", ONE_RED).play("* rack");
    double before = value(table);
    assertThat(before).isBetween(0.45, 0.6);
    double after = value(table.play("A: pot red,A: pot black,A: hit yellow,B: concede"));
    assertThat(after).isCloseTo(0.75, within(0.06));
    double level =
        value(table.play("* rack,B: pot red,B: pot black,B: hit yellow,A: concede,* rack"));
    assertThat(level).as("one frame each, and Anna breaks off").isBetween(0.45, 0.6);
  }

  @Test
  void aDrawIsHalfAMatch() {
    String frames = "frames=2 first-break=first-seat reds=1";
    MatchTable table = MatchTable.of("wpbsa", frames).play("* rack");
    double ahead = value(table.play("A: pot red,A: pot black,A: hit yellow,B: concede,* rack"));
    assertThat(ahead).as("won already, or drawn if the second is lost").isBetween(0.65, 0.85);
    table.play("B: pot red,B: pot black,B: hit yellow,A: concede");
    assertThat(value(table)).isEqualTo(0.5);
  }

  /// The win probability of the first seat; checks that those of both add up to one.
  private double value(MatchTable table) {
    var own = new CompleteSnooker().searchModel(table.profile, Sides.SEATS);
    var estimator = new WinEstimator<>(own, table.match.table(), SearchBudget.toJudge(50));
    estimator.estimate(table.match.table(), 1);
    assertThat(estimator.chance(0) + estimator.chance(1)).isCloseTo(1, within(1e-9));
    assertThat(estimator.error(0)).as("nothing is left to chance").isCloseTo(0, within(1e-6));
    return estimator.chance(0);
  }
}
