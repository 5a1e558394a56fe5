package umpire.sim;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.core.arena.Arena;
import umpire.core.arena.RowLayout;
import umpire.sim.count.Confidence;
import umpire.sim.count.Counts;
import umpire.sim.count.Totals;
import umpire.sim.run.Job;
import umpire.sim.run.Run;
import umpire.sim.run.StopFlag;

final class DuelTest {

  private static Totals totals(Job job, long games) throws Exception {
    var run = new Run(job);
    run.playTo(games, 2, Optional.empty(), new StopFlag(), _ -> true);
    return run.totals();
  }

  private static Duel duel(String first, String second, String... seats) {
    return new Duel(Lineups.of("maumau", "classic", seats), first, second, 3);
  }

  @Test
  void everybodySitsEverywhereEquallyOften() {
    for (int seats = 2; seats <= 4; seats++) {
      var places = new String[seats];
      Arrays.fill(places, "rules");
      Duel duel = duel("A", "B", places);
      for (int seat = 0; seat < seats; seat++) {
        int at = seat;
        long first = duel.seatings().stream().filter(s -> s.get(at).equals("A")).count();
        assertThat(first).isEqualTo(duel.gamesPerDeal() / 2);
      }
      assertThat(duel.seatings()).doesNotHaveDuplicates();
    }
    assertThat(duel("A", "B", "rules", "rules").gamesPerDeal()).isEqualTo(2);
    assertThat(duel("A", "B", "rules", "rules", "rules").gamesPerDeal()).isEqualTo(6);
  }

  @Test
  void turnedRoundItIsTheSameDifference() throws Exception {
    Totals one = totals(duel("rules", "random", "rules", "rules", "rules"), 200);
    Totals other = totals(duel("random", "rules", "rules", "rules", "rules"), 200);
    for (int column : new int[] {Duel.WINS, Duel.SCORES}) {
      assertThat(one.column(column).sum()).isEqualTo(other.column(column).sum().negate());
      assertThat(one.column(column).deviation()).isEqualTo(other.column(column).deviation());
    }
    assertThat(one.column(Duel.FIRST_WINS).sum()).isEqualTo(other.column(Duel.SECOND_WINS).sum());
    assertThat(one.column(Duel.FIRST_WINS).sum().subtract(one.column(Duel.SECOND_WINS).sum()))
        .isEqualTo(one.column(Duel.WINS).sum());
  }

  @Test
  void partnersAreNotDivided() {
    var duel = new Duel(Lineups.of("tractor", "standard", "a", "b", "c", "d"), "x", "y", 1);
    assertThat(duel.gamesPerDeal()).isEqualTo(2);
    var three = new Duel(Lineups.of("cribbage", "standard", "a", "b", "c"), "rules", "random", 1);
    assertThat(three.gamesPerDeal()).isEqualTo(6);
    assertThatThrownBy(() -> unbalanced()).isInstanceOf(IllegalArgumentException.class);
  }

  /// Three partners on a side cannot alternate.
  private static void unbalanced() {
    new Duel(Lineups.of("tractor", "standard", "a", "b", "c"), "x", "y", 1).arena().close();
  }

  /// The strategy differs from itself only in luck: on many deals the results differ, over all of
  /// them not.
  @Test
  void aStrategyIsNoBetterThanItself() throws Exception {
    Duel duel = duel("random", "random", "a", "b");
    assertThat(duel.gamesPerDeal()).isEqualTo(2);
    Totals totals = totals(duel, 2_000);
    assertThat(totals.column(Duel.WINS).times(0)).isLessThan(1_500);
    assertThat(duel.winDifference(totals, Confidence.NINETY_NINE_POINT_NINE).holds(0)).isTrue();
    assertThat(duel.tallyDifference(totals, 0, Confidence.NINETY_NINE_POINT_NINE).holds(0))
        .isTrue();
  }

  /// A side that begins a step from its goal, or the other side near its loss, wins nearly always.
  @ParameterizedTest
  @CsvSource({
    "cribbage, standard, 120, 0, 40, 36",
    "maumau, common, 0, 99, 40, 30",
    "tractor, standard, 14, 2, 20, 14",
    "snooker, wpbsa, 1, 0, 40, 24",
  })
  void aSideThatBeginsAheadWins(
      String game, String profile, int first, int second, int games, int least) {
    String[] seats =
        Collections.nCopies(game.equals("tractor") ? 4 : 2, "rules").toArray(String[]::new);
    Lineup<?> even = Lineups.of(game, profile, seats);
    assertThat(wins(even.withScores(List.of(first, second)), 0, games))
        .isGreaterThanOrEqualTo(least);
    assertThat(wins(even.withScores(List.of(second, first)), 1, games))
        .isGreaterThanOrEqualTo(least);
    assertThat(wins(even, 0, games)).isLessThan(games);
  }

  private static int wins(Lineup<?> lineup, int side, int games) {
    var row = new int[lineup.rowLayout().size()];
    int wins = 0;
    try (Arena arena = lineup.arena()) {
      for (int seed = 0; seed < games; seed++) {
        arena.play(seed, row);
        wins += row[RowLayout.WINNER] == side + 1 ? 1 : 0;
      }
    }
    return wins;
  }

  @Test
  void theSameRulesMakeNoDifference() throws Exception {
    Lineup<?> lineup = Lineups.of("cribbage", "standard", "random", "rules");
    var duel = new RulesDuel(lineup, lineup.profile(), lineup.profile(), 5);
    Totals totals = totals(duel, 60);
    for (int i = 0; i < duel.compared().size(); i++) {
      Counts difference = totals.column(RulesDuel.differenceColumn(i));
      assertThat(difference.times(0)).as(duel.compared().get(i).name()).isEqualTo(60);
    }
  }

  @Test
  void otherRulesShowInWhatTheyChange() throws Exception {
    Lineup<?> lineup = Lineups.of("maumau", "classic", "rules", "rules");
    var standard = lineup.whole().profiles().standard();
    var duel = new RulesDuel(lineup, lineup.profile(), standard, 5);
    Totals totals = totals(duel, 60);
    int plays = duel.columns().indexOf("plays_difference");
    assertThat(plays).isPositive();
    assertThat(totals.column(plays).times(0)).isLessThan(60);
    assertThat(totals.column(plays - 2).sum().subtract(totals.column(plays - 1).sum()))
        .isEqualTo(totals.column(plays).sum());
  }
}
