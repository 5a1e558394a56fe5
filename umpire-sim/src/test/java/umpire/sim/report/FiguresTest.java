package umpire.sim.report;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.sim.Confidence;
import umpire.sim.Counts;
import umpire.sim.Interval;

class FiguresTest {

  @ParameterizedTest
  @CsvSource({
    "50.9412, 50.912, 50.971, 50.94, 50.91 to 50.97, 0.03",
    "50.9412, 50.926, 50.956, 50.941, 50.926 to 50.956, 0.015",
    "34.2, 31.1, 37.3, 34, 31 to 37, 3",
    "-3.14, -3.34, -2.94, \u22123.1, \u22123.3 to \u22122.9, 0.2",
    "1234567, 1234000, 1235134, '1,234,567', '1,234,000 to 1,235,134', 567",
    "0.31, 0.04, 0.58, 0.31, 0.04 to 0.58, 0.27",
    "-0.01, -0.5, 0.48, 0.0, \u22120.5 to 0.5, 0.5",
    "7, 7, 7, 7, 7 to 7, 0",
  })
  void digitsEndWhereTheErrorBegins(
      double value, double low, double high, String text, String range, String half) {
    var estimate = new Estimate(value, new Interval(low, high));
    assertThat(estimate.valueText()).isEqualTo(text);
    assertThat(estimate.rangeText()).isEqualTo(range);
    assertThat(estimate.halfText()).isEqualTo(half);
  }

  @Test
  void whatIsNotKnownIsNotANumber() {
    var once = new Counts();
    once.add(5, 0);
    assertThat(Estimate.ofMean(once, Confidence.NINETY).rangeText()).isEqualTo("not known");
  }

  @Test
  void ticksAreRound() {
    assertThat(Scale.linear(48.9, 51.1, 0, 1).ticks(5))
        .containsExactly(49.0, 49.5, 50.0, 50.5, 51.0);
    assertThat(Scale.linear(-3, 12, 0, 1).ticks(4)).containsExactly(0.0, 5.0, 10.0);
    assertThat(Scale.logarithmic(128, 1e6, 0, 1).ticks(9)).containsExactly(1e3, 1e4, 1e5, 1e6);
    assertThat(Scale.nice(0.3)).isEqualTo(0.5);
  }

  @Test
  void wordsAreSafeToType() {
    assertThat(Showing.line(java.util.List.of("umpire", "--seats", "rules,my bot's", "")))
        .isEqualTo("umpire --seats 'rules,my bot'\\''s' ''");
  }
}
