package umpire.sim.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import umpire.sim.Duel;
import umpire.sim.Forfeits;
import umpire.sim.RulesDuel;
import umpire.sim.count.Confidence;
import umpire.sim.count.Interval;
import umpire.sim.count.Totals;

class ComparisonReportTest {

  private static final Confidence SURE = Confidence.NINETY_FIVE;

  @Test
  void aBetterStrategyIsNamedWithItsInterval() throws Exception {
    var duel = new Duel(Samples.lineup("maumau", "rules", "rules"), "random", "rules", 5);
    Totals totals = Samples.played(duel, 200).totals();
    PageText page = page(Pairing.of(duel, totals, Forfeits.NONE, List.of()));
    Interval interval = duel.winDifference(totals, SURE);
    String headline = page.texts("p").get(1);
    assertThat(headline)
        .startsWith("rules scores ")
        .contains(" percentage points more wins than random (95\u00A0%: ")
        .contains("%.1f to %.1f".formatted(-100 * interval.high(), -100 * interval.low()));
    assertThat(page.source()).doesNotContain("NaN", "Infinity", "<script", "href=");
  }

  private static PageText page(Pairing pairing) throws Exception {
    var origin = Samples.origin(Samples.lineup("maumau", "rules", "random"), Optional.empty());
    return PageText.of(new DuelReport(origin, List.of(pairing), SURE)::write);
  }

  private static Totals differences(int... wins) {
    var totals = new Totals(4);
    for (int deal = 0; deal < wins.length; deal++) {
      totals.add(new int[] {wins[deal], 3 * wins[deal], 1, 1}, deal);
    }
    return totals;
  }

  private static String headline(int... wins) throws Exception {
    return page(new Pairing("one", "other", 2, 2, differences(wins), Forfeits.NONE, List.of()))
        .texts("p")
        .get(1);
  }

  @Test
  void noDifferenceIsNotAWin() throws Exception {
    var wins = new int[100];
    for (int deal = 0; deal < wins.length; deal++) {
      wins[deal] = deal % 2 == 0 ? 2 : -2;
    }
    assertThat(headline(wins))
        .startsWith("Wins: no difference found between one and other (95\u00A0%: ")
        .contains("a difference above 28 percentage points would probably have been seen");
  }

  @Test
  void aFewDealsThatAgreeProveNothing() throws Exception {
    assertThat(headline(2, 2, 2)).contains("no difference found");
    assertThat(headline(2)).contains("no difference found");
  }

  @Test
  void meansOfAFewDealsOrOfEqualOnesHaveNoInterval() throws Exception {
    assertThat(scores(2, 2, -2)).containsExactly("not known", "not known", "too few deals");
    assertThat(scores(new int[40])).containsExactly("not known", "not known", "all deals alike");
  }

  private static List<String> scores(int... wins) throws Exception {
    var pairing = new Pairing("one", "other", 2, 2, differences(wins), Forfeits.NONE, List.of());
    return page(pairing)
        .table("Score per side: the first less the second")
        .getFirst()
        .subList(3, 6);
  }

  /// A share of 99.67 % is shown neither as "99.21 to 100.13" nor as "99.33 plus or minus 0.92
  /// points more".
  @Test
  void noShareIsAboveAllOrBelowNothing() throws Exception {
    var totals = new Totals(4);
    for (int deal = 0; deal < 300; deal++) {
      int lost = deal % 150 == 0 ? 1 : 0;
      totals.add(new int[] {2 - 2 * lost, 20, 2 - lost, lost}, deal);
    }
    PageText page = page(new Pairing("one", "other", 2, 2, totals, Forfeits.NONE, List.of()));
    List<String> row = page.table("Share of all their games that each wins").getFirst();
    assertThat(row.get(2)).isEqualTo("99.67");
    assertThat(row.get(3)).isEqualTo("98.79 to 99.91");
    assertThat(row.get(4)).isEqualTo("0.33");
    assertThat(row.get(5)).isEqualTo("0.09 to 1.21");
    assertThat(page.source()).doesNotContain("\u00B1");
  }

  @Test
  void rulesAreComparedInEverythingThatIsCounted() throws Exception {
    RulesDuel duel = Samples.rulesDuel();
    Totals totals = Samples.played(duel, 100).totals();
    var origin = Samples.origin(duel.lineup(), Optional.empty());
    PageText page =
        PageText.of(RulesDuelReport.of(duel, origin, totals, Forfeits.NONE, SURE)::write);
    assertThat(page.all("table").getFirst().getElementsByTagName("tr").getLength())
        .isEqualTo(1 + duel.compared().size());
    assertThat(page.texts("h1").getFirst())
        .isEqualTo("Mau-Mau: the rules common and house compared");
    assertThat(page.table("Where the rules house differ from the standard"))
        .singleElement()
        .satisfies(row -> assertThat(row).startsWith("seven-cards", "3"));
    assertThat(page.source()).doesNotContain("NaN", "Infinity", "<script", "href=");
  }

  /// Not only wins are shares, but every number that is 1 or 0 in a game; if no deal differs, doubt
  /// remains.
  @Test
  void sharesOfMeasuresHaveTheIntervalOfShares() throws Exception {
    RulesDuel duel = Samples.rulesDuel();
    Totals totals = Samples.played(duel, 100).totals();
    for (int place = 0; place < duel.compared().size(); place++) {
      if (duel.compared().get(place).name().equals("endless")) {
        Interval interval = duel.difference(totals, place, SURE);
        assertThat(interval)
            .isEqualTo(Interval.ofPairs(totals.column(RulesDuel.differenceColumn(place)), 1, SURE));
        var origin = Samples.origin(duel.lineup(), Optional.empty());
        Interval onPage =
            RulesDuelReport.of(duel, origin, totals, Forfeits.NONE, SURE)
                .difference(place)
                .estimate()
                .interval();
        assertThat(onPage.high()).isEqualTo(100 * interval.high());
        return;
      }
    }
    throw new AssertionError("nothing is compared that is a share");
  }

  @Test
  void nothingPlayedIsSaidSo() throws Exception {
    assertThat(headline()).isEqualTo("No game was played.");
  }
}
