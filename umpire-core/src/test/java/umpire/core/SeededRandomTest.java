package umpire.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class SeededRandomTest {

  /// The first numbers of SplitMix64 from seed 1234567, as published with other implementations.
  @Test
  void isSplitMix64() {
    var random = new SeededRandom(1234567);
    assertThat(Long.toUnsignedString(random.nextLong())).isEqualTo("6457827717110365317");
    assertThat(Long.toUnsignedString(random.nextLong())).isEqualTo("3203168211198807973");
    assertThat(Long.toUnsignedString(random.nextLong())).isEqualTo("9817491932198370423");
    assertThat(Long.toUnsignedString(random.nextLong())).isEqualTo("4593380528125082431");
    assertThat(Long.toUnsignedString(random.nextLong())).isEqualTo("16408922859458223821");
  }

  @Test
  void reseedingStartsTheStreamAgain() {
    var random = new SeededRandom(5);
    long first = random.nextLong();
    random.nextLong();
    random.reseed(5);
    assertThat(random.nextLong()).isEqualTo(first);
  }

  /// Chi-squared with 12 degrees of freedom is below 32.9 for 999 of 1000 streams.
  @Test
  void boundedNumbersAreEquallyLikely() {
    var counts = new int[13];
    var random = new SeededRandom(99);
    for (int i = 0; i < 130_000; i++) {
      counts[random.nextInt(13)]++;
    }
    double chiSquared = 0;
    for (int count : counts) {
      chiSquared += Math.pow(count - 10_000, 2) / 10_000;
    }
    assertThat(chiSquared).isLessThan(32.9);
  }

  /// With a bound of three quarters of the range, taking the remainder would favour low numbers two
  /// to one.
  @Test
  void largeBoundsAreNotBiased() {
    int bound = 3 << 29;
    var random = new SeededRandom(7);
    int low = 0;
    for (int i = 0; i < 30_000; i++) {
      int number = random.nextInt(bound);
      assertThat(number).isBetween(0, bound - 1);
      low += number < bound / 3 ? 1 : 0;
    }
    assertThat(low).isBetween(9_600, 10_400);
  }

  @Test
  void shufflingKeepsEveryItemAndLeavesTheRestAlone() {
    int[] items = {1, 2, 3, 4, 5, 6, 7, 8};
    new SeededRandom(3).shuffle(items, 5);
    assertThat(items).endsWith(6, 7, 8).containsExactlyInAnyOrder(1, 2, 3, 4, 5, 6, 7, 8);
    assertThat(items).isNotEqualTo(new int[] {1, 2, 3, 4, 5, 6, 7, 8});
  }

  /// Seeds for which one of the drawn numbers is 0, which is drawn again unless the bound is a
  /// power of two; and one ordinary seed.
  @Test
  void shufflingWithNumbersAtHandIsTheSame() {
    long step = 0x9e3779b97f4a7c15L;
    for (int zero = 0; zero <= 60; zero++) {
      long seed = zero == 0 ? 17 : -zero * step;
      int[] plain = IntStream.range(0, 52).toArray();
      int[] ahead = plain.clone();
      var one = new SeededRandom(seed);
      var other = new SeededRandom(seed);
      one.shuffle(plain, 50);
      other.shuffle(ahead, 50, new long[50]);
      assertThat(ahead).as("number %d is 0", zero).isEqualTo(plain);
      assertThat(other.nextLong()).as("after number %d was 0", zero).isEqualTo(one.nextLong());
    }
  }

  @Test
  void everyOrderOfThreeIsEquallyLikely() {
    var counts = new int[1000];
    var random = new SeededRandom(11);
    for (int i = 0; i < 60_000; i++) {
      int[] items = {1, 2, 3};
      random.shuffle(items, 3);
      counts[100 * items[0] + 10 * items[1] + items[2]]++;
    }
    for (int order : new int[] {123, 132, 213, 231, 312, 321}) {
      assertThat(counts[order]).isBetween(9_600, 10_400);
    }
  }

  @Test
  void percentIsAShareOfAHundred() {
    var random = new SeededRandom(13);
    int hits = 0;
    for (int i = 0; i < 100_000; i++) {
      hits += random.nextPercent(30) ? 1 : 0;
    }
    assertThat(hits).isBetween(29_400, 30_600);
    assertThat(random.nextPercent(0)).isFalse();
    assertThat(random.nextPercent(100)).isTrue();
  }
}
