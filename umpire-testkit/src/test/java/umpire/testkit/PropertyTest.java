package umpire.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/// The runner finds examples that break a law, and simplifies them.
final class PropertyTest {

  private static List<Integer> someNumbers(Choices choices) {
    var numbers = new ArrayList<Integer>();
    while (choices.more(10)) {
      numbers.add(choices.below(1_000_000));
    }
    choices.show("numbers", numbers);
    return numbers;
  }

  @Test
  void whatHoldsPasses() {
    var tries = new int[1];
    assertThatCode(() ->
            Property.holds("sums of no negatives", 100, c -> tries[0] += someNumbers(c).size() + 1))
        .doesNotThrowAnyException();
    assertThat(tries[0]).isGreaterThan(100);
  }

  @Test
  void aLargeNumberShrinksToTheSmallestThatFails() {
    assertThatThrownBy(() ->
            Property.holds(
                "all numbers are small",
                1_000,
                c -> assertThat(someNumbers(c)).allMatch(n -> n < 1_234)))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("all numbers are small: not so for seed")
        .hasMessageContaining("numbers: [1234]");
  }

  @Test
  void aListShrinksToTheItemsThatMatter() {
    assertThatThrownBy(() ->
            Property.holds(
                "never three odd numbers",
                1_000,
                c ->
                    assertThat(someNumbers(c).stream().filter(n -> n % 2 == 1).count())
                        .isLessThan(3)))
        .hasMessageContaining("numbers: [1, 1, 1]");
  }

  /// Two numbers that must stay equal cannot be lowered one at a time, but the other draws can be
  /// left out.
  @Test
  void whatDependsOnOtherDrawsLosesTheRest() {
    assertThatThrownBy(() ->
            Property.holds(
                "no number comes twice",
                1_000,
                c -> {
                  List<Integer> numbers = someNumbers(c).stream().map(n -> n % 100).toList();
                  assertThat(new HashSet<>(numbers)).hasSameSizeAs(numbers);
                }))
        .hasMessageContaining("to 5 draws");
  }

  @Test
  void exceptionsAreFailuresToo() {
    assertThatThrownBy(
            () -> Property.holds("no crash", 1_000, c -> someNumbers(c).get(2).toString()))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("numbers: []")
        .hasRootCauseInstanceOf(IndexOutOfBoundsException.class);
  }

  @Test
  void theSameSeedDrawsTheSame() {
    assertThat(someNumbers(Choices.random(5))).isEqualTo(someNumbers(Choices.random(5)));
    Set<List<Integer>> different = new HashSet<>();
    for (int seed = 0; seed < 100; seed++) {
      different.add(someNumbers(Choices.random(seed)));
    }
    assertThat(different).hasSizeGreaterThan(50);
  }

  @Test
  void drawsCanBeReplayed() {
    var choices = Choices.random(3);
    List<Integer> numbers = someNumbers(choices);
    assertThat(someNumbers(Choices.replay(choices.draws()))).isEqualTo(numbers);
  }

  @Test
  void aReplayEndsWithItsDraws() {
    assertThatThrownBy(() -> someNumbers(Choices.replay(1, 7)))
        .isInstanceOf(Choices.ExhaustedException.class);
  }

  @Test
  void bytesAreDrawsToo() {
    var choices = Choices.of(new byte[] {7, 1, 2, (byte) 200});
    assertThat(choices.below(10)).isEqualTo(7);
    assertThat(choices.below(1000)).isEqualTo(0x102);
    assertThat(choices.below(100)).isZero();
    assertThat(choices.below(100)).as("when all are used up").isZero();
    assertThat(choices.below(1)).isZero();
  }

  /// Bytes may ask for more items only as long as there are bytes.
  @Test
  void listsMadeFromBytesEnd() {
    var bytes = new byte[1_000];
    java.util.Arrays.fill(bytes, (byte) 3);
    assertThat(someNumbers(Choices.of(bytes))).hasSize(250);
  }
}
