package umpire.core.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import umpire.core.SeededRandom;

class LedgerTest {

  private static final double TINY = 1e-9;

  private final Ledger ledger = new Ledger();

  /// Records random values for these candidates in some worlds, and returns them.
  private double[][] tried(int candidates, int worlds, int seed, int... left) {
    var random = new SeededRandom(seed);
    var values = new double[candidates][worlds];
    for (int world = 0; world < worlds; world++) {
      double luck = random.nextInt(1000) / 2000.0;
      for (int candidate : left) {
        values[candidate][world] = luck + candidate * 0.05 + random.nextInt(1000) / 20_000.0;
        ledger.write(candidate, values[candidate][world]);
      }
      ledger.close(left, left.length);
    }
    return values;
  }

  private static double mean(double[] numbers) {
    double sum = 0;
    for (double number : numbers) {
      sum += number;
    }
    return sum / numbers.length;
  }

  private static double error(double[] numbers) {
    double mean = mean(numbers);
    double sum = 0;
    for (double number : numbers) {
      sum += (number - mean) * (number - mean);
    }
    return Math.sqrt(sum / (numbers.length - 1) / numbers.length);
  }

  private static double[] difference(double[] one, double[] other) {
    var gaps = new double[one.length];
    for (int i = 0; i < gaps.length; i++) {
      gaps[i] = other[i] - one[i];
    }
    return gaps;
  }

  @Test
  void meansAndErrorsAreThoseOfTheTextbook() {
    ledger.begin(3);
    double[][] values = tried(3, 40, 1, 0, 1, 2);
    for (int one = 0; one < 3; one++) {
      assertThat(ledger.worlds(one)).isEqualTo(40);
      assertThat(ledger.mean(one)).isCloseTo(mean(values[one]), within(TINY));
      assertThat(ledger.error(one)).isCloseTo(error(values[one]), within(TINY));
      for (int other = 0; other < 3; other++) {
        double[] gaps = difference(values[one], values[other]);
        assertThat(ledger.behind(one, other)).isCloseTo(mean(gaps), within(TINY));
        assertThat(ledger.behindError(one, other)).isCloseTo(error(gaps), within(TINY));
      }
    }
  }

  @Test
  void luckThatBothShareFallsOutOfTheDifference() {
    ledger.begin(2);
    tried(2, 100, 2, 0, 1);
    assertThat(5 * ledger.behindError(0, 1)).isLessThan(ledger.error(0));
  }

  @Test
  void whoIsLeftBehindIsComparedWhereBothWereTried() {
    ledger.begin(3);
    double[][] before = tried(3, 10, 3, 0, 1, 2);
    tried(3, 10, 4, 1, 2);
    assertThat(ledger.worlds(0)).isEqualTo(10);
    assertThat(ledger.worlds(2)).isEqualTo(20);
    double[] gaps = difference(before[0], before[2]);
    assertThat(ledger.behind(0, 2)).isCloseTo(mean(gaps), within(TINY));
    assertThat(ledger.behindError(0, 2)).isCloseTo(error(gaps), within(TINY));
  }

  @Test
  void nothingIsLeftOfAnEarlierSearch() {
    ledger.begin(3);
    tried(3, 10, 5, 0, 1, 2);
    ledger.begin(2);
    assertThat(ledger.worlds(1)).isZero();
    assertThat(ledger.mean(1)).isNaN();
    assertThat(ledger.error(1)).isInfinite();
    double[][] values = tried(2, 10, 6, 0, 1);
    assertThat(ledger.mean(1)).isCloseTo(mean(values[1]), within(TINY));
  }
}
