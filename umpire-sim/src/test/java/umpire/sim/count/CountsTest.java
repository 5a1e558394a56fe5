package umpire.sim.count;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import umpire.testkit.Choices;
import umpire.testkit.Property;

final class CountsTest {

  /// Values of every size: ordinary, below zero, beyond the array, extreme.
  private static int value(Choices choices) {
    return switch (choices.below(5)) {
      case 0 -> choices.below(60);
      case 1 -> -choices.below(60);
      case 2 -> choices.below(10_000) - 5_000;
      case 3 -> choices.below(2) == 0 ? Integer.MAX_VALUE : -Integer.MAX_VALUE;
      default -> choices.below(1 << 30) - (1 << 29);
    };
  }

  private static Totals counted(List<Integer> values, int from, int to) {
    var totals = new Totals(1);
    for (int i = from; i < to; i++) {
      totals.add(new int[] {values.get(i)}, i);
    }
    return totals;
  }

  @Test
  void partsAddUpToTheWholeInAnyGrouping() {
    Property.holds(
        "parts add up",
        500,
        choices -> {
          var values = new ArrayList<Integer>();
          for (int i = choices.below(40); i >= 0; i--) {
            values.add(value(choices));
          }
          int one = choices.below(values.size() + 1);
          int two = one + choices.below(values.size() - one + 1);
          Totals whole = counted(values, 0, values.size());
          assertThat(merged(values, one, two, true)).isEqualTo(whole);
          assertThat(merged(values, one, two, false)).isEqualTo(whole);
        });
  }

  /// Merging (a + b) + c equals merging c + (b + a).
  private static Totals merged(List<Integer> values, int one, int two, boolean inOrder) {
    Totals a = counted(values, 0, one);
    Totals b = counted(values, one, two);
    Totals c = counted(values, two, values.size());
    if (inOrder) {
      a.merge(b);
      a.merge(c);
      return a;
    }
    b.merge(a);
    c.merge(b);
    return c;
  }

  @Test
  void bytesHoldEverything() {
    Property.holds(
        "bytes hold everything",
        500,
        choices -> {
          var totals = new Totals(3);
          for (int i = choices.below(30); i >= 0; i--) {
            totals.add(new int[] {value(choices), value(choices), choices.below(3)}, i);
          }
          assertThat(Totals.fromBytes(totals.toBytes())).isEqualTo(totals);
        });
  }

  @Test
  void figuresAreThoseOfTheTextbook() {
    Property.holds(
        "figures",
        500,
        choices -> {
          var values = new int[2 + choices.below(50)];
          var counts = new Counts();
          for (int i = 0; i < values.length; i++) {
            values[i] = value(choices);
            counts.add(values[i], i);
          }
          double mean = Arrays.stream(values).average().orElseThrow();
          double squares = Arrays.stream(values).mapToDouble(v -> (v - mean) * (v - mean)).sum();
          double deviation = Math.sqrt(squares / (values.length - 1));
          assertThat(counts.games()).isEqualTo(values.length);
          assertThat(counts.mean()).isCloseTo(mean, within(1e-9 * (1 + Math.abs(mean))));
          assertThat(counts.deviation()).isCloseTo(deviation, within(1e-6 * (1 + deviation)));
          int[] sorted = values.clone();
          Arrays.sort(sorted);
          assertThat(counts.lowest()).isEqualTo(sorted[0]);
          assertThat(counts.highest()).isEqualTo(sorted[sorted.length - 1]);
          assertThat(values[(int) counts.highestGame()]).isEqualTo(counts.highest());
          assertThat(values[(int) counts.lowestGame()]).isEqualTo(counts.lowest());
        });
  }

  @Test
  void quantilesAreValuesOfTheSortedRow() {
    Property.holds(
        "quantiles",
        500,
        choices -> {
          var values = new int[1 + choices.below(50)];
          var counts = new Counts();
          for (int i = 0; i < values.length; i++) {
            values[i] = choices.below(200) - 100;
            counts.add(values[i], i);
          }
          Arrays.sort(values);
          for (double share : new double[] {0.05, 0.5, 0.95, 1}) {
            int place = Math.max(1, (int) Math.ceil(share * values.length)) - 1;
            assertThat(counts.quantile(share))
                .as("%s of %s", share, values.length)
                .isEqualTo(values[place]);
          }
        });
  }

  @Test
  void ofSeveralExtremeGamesTheFirstIsKept() {
    var late = new Counts();
    late.add(7, 5);
    var early = new Counts();
    early.add(7, 2);
    late.merge(early);
    assertThat(late.highestGame()).isEqualTo(2);
    assertThat(late.lowestGame()).isEqualTo(2);
  }

  @Test
  void clearedCountsAreNew() {
    var totals = new Totals(2);
    totals.add(new int[] {5_000_000, -3}, 1);
    totals.clear();
    assertThat(totals).isEqualTo(new Totals(2));
  }
}
