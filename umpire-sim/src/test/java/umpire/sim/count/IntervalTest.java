package umpire.sim.count;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.apache.commons.statistics.interval.BinomialConfidenceInterval;
import org.apache.commons.statistics.interval.NormalConfidenceInterval;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import umpire.core.SeededRandom;

final class IntervalTest {

  @Test
  void itsWordsHaveNoMoreDigitsThanItAllows() {
    assertThat(new Interval(0.50915, 0.50977).percent(0.509461)).isEqualTo("50.946");
    assertThat(new Interval(17.2149, 17.2411).inWords()).isEqualTo("17.215 to 17.241");
    assertThat(new Interval(1_000, 3_000).inWords()).isEqualTo("1,000 to 3,000");
  }

  private static double alpha(Confidence confidence) {
    return 1 - Double.parseDouble(confidence.percent()) / 100;
  }

  @ParameterizedTest
  @EnumSource
  void sharesAgreeWithAnotherLibrary(Confidence confidence) {
    for (int games : new int[] {1, 2, 10, 997, 1_000_000}) {
      for (int hits : new int[] {0, 1, games / 3, games}) {
        var theirs =
            BinomialConfidenceInterval.WILSON_SCORE.fromErrorRate(games, hits, alpha(confidence));
        Interval ours = Interval.ofShare(hits, games, confidence);
        assertThat(ours.low()).isCloseTo(theirs.getLowerBound(), within(1e-9));
        assertThat(ours.high()).isCloseTo(theirs.getUpperBound(), within(1e-9));
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void meansAgreeWithAnotherLibrary(Confidence confidence) {
    // With a thousand million games the library's t distribution is normal.
    long games = 1_000_000_000L;
    var theirs =
        NormalConfidenceInterval.MEAN.fromErrorRate(17.2, 21.3 * 21.3, games, alpha(confidence));
    Interval ours = Interval.ofMean(17.2, 21.3 / Math.sqrt(games), confidence);
    assertThat(ours.low()).isCloseTo(theirs.getLowerBound(), within(1e-8));
    assertThat(ours.high()).isCloseTo(theirs.getUpperBound(), within(1e-8));
  }

  /// An interval is correct if it holds the true value as often as it promises, whatever that value
  /// is.
  @ParameterizedTest
  @CsvSource({"500, 50", "100, 5", "1000, 1", "30, 20"})
  void sharesAreCoveredAsOftenAsPromised(int games, int percent) {
    var random = new SeededRandom(4);
    int trials = 4_000;
    int held = 0;
    for (int trial = 0; trial < trials; trial++) {
      int hits = 0;
      for (int game = 0; game < games; game++) {
        hits += random.nextPercent(percent) ? 1 : 0;
      }
      if (Interval.ofShare(hits, games, Confidence.NINETY_FIVE).holds(percent / 100.0)) {
        held++;
      }
    }
    // Shares come in steps, so that the coverage swings a little around 95 %.
    assertThat((double) held / trials).isBetween(0.935, 0.975);
  }

  /// The mean of a die.
  @Test
  void meansAreCoveredAsOftenAsPromised() {
    var random = new SeededRandom(9);
    int trials = 4_000;
    int held = 0;
    for (int trial = 0; trial < trials; trial++) {
      var counts = new Counts();
      for (int game = 0; game < 200; game++) {
        counts.add(1 + random.nextInt(6), game);
      }
      if (counts.interval(Confidence.NINETY_FIVE).holds(3.5)) {
        held++;
      }
    }
    assertThat((double) held / trials).isBetween(0.94, 0.96);
  }

  /// Pairs of throws of two coins, one of them a little better; in one case few pairs differ.
  @ParameterizedTest
  @CsvSource({"20, 50, 60", "50, 1, 2", "400, 30, 33"})
  void pairsAreCoveredAsOftenAsPromised(int pairs, int one, int other) {
    var random = new SeededRandom(6);
    int trials = 4_000;
    int held = 0;
    for (int trial = 0; trial < trials; trial++) {
      var counts = new Counts();
      for (int pair = 0; pair < pairs; pair++) {
        counts.add((random.nextPercent(one) ? 1 : 0) - (random.nextPercent(other) ? 1 : 0), pair);
      }
      if (Interval.ofPairs(counts, 1, Confidence.NINETY_FIVE).holds((one - other) / 100.0)) {
        held++;
      }
    }
    assertThat((double) held / trials).isBetween(0.94, 1.0);
  }

  /// Two games per deal that are equal, that are independent, or that are equal in half of the
  /// deals.
  @ParameterizedTest
  @CsvSource({"100, 20, 100", "100, 20, 0", "100, 20, 50", "300, 50, 100", "200, 3, 30"})
  void sharesByDealsAreCoveredAsOftenAsPromised(int deals, int percent, int alike) {
    var random = new SeededRandom(8);
    int trials = 4_000;
    int held = 0;
    for (int trial = 0; trial < trials; trial++) {
      var hits = new Counts();
      for (int deal = 0; deal < deals; deal++) {
        int one = random.nextPercent(percent) ? 1 : 0;
        int other = random.nextPercent(alike) ? one : random.nextPercent(percent) ? 1 : 0;
        hits.add(one + other, deal);
      }
      if (Interval.ofShareByDeals(hits, 2, Confidence.NINETY_FIVE).holds(percent / 100.0)) {
        held++;
      }
    }
    assertThat((double) held / trials).isBetween(0.93, 0.99);
  }

  @Test
  void sharesByDealsStayBetweenNothingAndAll() {
    var hits = new Counts();
    for (int deal = 0; deal < 300; deal++) {
      hits.add(deal == 0 ? 0 : 2, deal);
    }
    Interval most = Interval.ofShareByDeals(hits, 2, Confidence.NINETY_FIVE);
    assertThat(most.high()).isLessThan(1);
    assertThat(most.holds(hits.mean() / 2)).isTrue();
    // The two games of each deal carry as much information as one.
    Interval one = Interval.ofShare(299, 300, Confidence.NINETY_FIVE);
    assertThat(most.low()).isCloseTo(one.low(), within(1e-4));
    assertThat(Interval.ofShareByDeals(new Counts(), 2, Confidence.NINETY_FIVE))
        .isEqualTo(new Interval(0, 1));
  }

  @Test
  void aFewPairsThatAgreeLeaveDoubt() {
    var counts = new Counts();
    counts.add(2, 0);
    counts.add(2, 1);
    assertThat(Interval.ofPairs(counts, 2, Confidence.NINETY_FIVE).holds(0)).isTrue();
  }

  @Test
  void nothingIsKnownWithoutGames() {
    assertThat(Interval.ofShare(0, 0, Confidence.NINETY_FIVE)).isEqualTo(new Interval(0, 1));
    assertThat(Interval.ofMean(1, Double.NaN, Confidence.NINETY_FIVE)).isEqualTo(Interval.UNKNOWN);
  }
}
