package umpire.sim.plot;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import umpire.sim.count.Counts;

class BinsTest {

  private static Counts counts(int... values) {
    var counts = new Counts();
    for (int i = 0; i < values.length; i++) {
      counts.add(values[i], i);
    }
    return counts;
  }

  @Test
  void fewValuesHaveABarEach() {
    Counts counts = counts(3, 4, 4, 7);
    Bins bins = Bins.over(counts, 30);
    assertThat(bins).isEqualTo(new Bins(3, 1, 5, false, false));
    assertThat(bins.of(counts)).containsExactly(1, 2, 0, 0, 1);
    assertThat(bins.label(1)).isEqualTo("4");
  }

  @Test
  void aLongTailIsGathered() {
    var values = new int[3000];
    for (int i = 0; i < values.length; i++) {
      values[i] = i % 50;
    }
    values[7] = 4000;
    Bins bins = Bins.over(counts(values), 30);
    assertThat(bins.openAbove()).isTrue();
    assertThat(bins.label(bins.size() - 1)).isEqualTo("48 or more");
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 10, 100, 5_000, 100_000, Integer.MAX_VALUE})
  void noGameIsLostAndNoPictureTooWide(int range) {
    var random = new Random(range);
    var values = new int[2000];
    for (int i = 0; i < values.length; i++) {
      values[i] = random.nextInt(range);
    }
    Counts counts = counts(values);
    Bins bins = Bins.over(counts, 30);
    assertThat(bins.size()).isBetween(1, 31);
    assertThat(Arrays.stream(bins.of(counts)).sum()).isEqualTo(2000);
  }
}
