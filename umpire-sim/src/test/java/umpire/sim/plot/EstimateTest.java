package umpire.sim.plot;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.page.Scale;
import umpire.sim.count.Confidence;
import umpire.sim.count.Counts;
import umpire.sim.count.Interval;
import umpire.sim.report.ShowCommand;

class EstimateTest {

  @ParameterizedTest
  @CsvSource({
    "50.9412, 50.911, 50.971, 50.941, 50.911 to 50.971, 0.030",
    "34.2, 31.1, 37.3, 34.2, 31.1 to 37.3, 3.1",
    "-3.14, -3.35, -2.93, \u22123.14, \u22123.35 to \u22122.93, 0.21",
    "1234567, 1234000, 1235134, '1,234,567', '1,234,000 to 1,235,134', 567",
    "-0.001, -0.5, 0.48, 0.00, \u22120.50 to 0.48, 0.49",
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
    assertThat(ShowCommand.line(java.util.List.of("umpire", "--seats", "rules,my bot's", "")))
        .isEqualTo("umpire --seats 'rules,my bot'\\''s' ''");
  }
}
