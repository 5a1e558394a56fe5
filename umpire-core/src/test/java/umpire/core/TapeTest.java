package umpire.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import umpire.core.kernel.Kernel;

class TapeTest {

  private enum Sample implements Rule {
    FIRST,
    SECOND;

    @Override
    public Clause clause() {
      return Clause.of(Kind.POINTS, "a rule", "Title", "section", "X1", "X2");
    }
  }

  @Test
  void returnsWhatWasSaid() {
    var tape = new Tape();
    tape.say(Sample.SECOND, 3, 0xffff, -7);
    tape.say(Sample.FIRST, Kernel.NOBODY, 0, Integer.MAX_VALUE);
    List<Sample> rulebook = List.of(Sample.values());
    assertThat(tape.ruling(0, rulebook)).isEqualTo(new Ruling(Sample.SECOND, 3, 0xffff, -7));
    assertThat(tape.ruling(1, rulebook))
        .isEqualTo(new Ruling(Sample.FIRST, Kernel.NOBODY, 0, Integer.MAX_VALUE));
    assertThat(tape.size()).isEqualTo(2);
  }

  @Test
  void showsSetsOfCards() {
    var tape = new Tape();
    tape.show(Sample.FIRST, 1, 5, 0x8_0000_0000_0003L);
    tape.say(Sample.SECOND, 1, 5, 3);
    List<Sample> rulebook = List.of(Sample.values());
    assertThat(tape.ruling(0, rulebook))
        .isEqualTo(new Ruling(Sample.FIRST, 1, 5, 3, 0x8_0000_0000_0003L));
    assertThat(tape.cards(1)).isZero();
    var other = new Tape();
    other.repeat(tape, 0, rulebook);
    other.repeat(tape, 1, rulebook);
    assertThat(other.sameAs(tape)).isTrue();
    other.rewind();
    other.show(Sample.FIRST, 1, 5, 7);
    assertThat(other.saysSame(0, tape, 0)).as("as many cards, but others").isFalse();
    for (int i = 0; i < 1_000; i++) {
      other.say(Sample.SECOND, 0, 0, i);
    }
    assertThat(other.cards(0)).isEqualTo(7);
    assertThat(other.cards(1_000)).as("no set from before").isZero();
  }

  @Test
  void growsAsNeededAndRewinds() {
    var tape = new Tape();
    for (int i = 0; i < 10_000; i++) {
      tape.say(Sample.FIRST, 0, i, i);
    }
    assertThat(tape.size()).isEqualTo(10_000);
    assertThat(tape.amount(9_999)).isEqualTo(9_999);
    tape.rewind();
    assertThat(tape.size()).isZero();
  }

  @Test
  void aSilentTapeStaysEmpty() {
    Tape tape = Tape.silent();
    tape.say(Sample.FIRST, 0, 0, 0);
    assertThat(tape.size()).isZero();
    assertThat(tape.records()).isFalse();
    assertThat(new Tape().records()).isTrue();
  }

  @Test
  void aCountingTapeKeepsNumbersOfSomeRulesAndNoWord() {
    var counts = new RuleCounts(List.of(Sample.SECOND, Sample.SECOND));
    Tape tape = Tape.counting(counts);
    assertThat(tape.records()).isFalse();
    assertThat(tape.hears(Sample.SECOND)).isTrue();
    assertThat(tape.hears(Sample.FIRST)).isFalse();
    tape.say(Sample.SECOND, 0, 0, 5);
    tape.show(Sample.SECOND, 0, 0, 0b111);
    tape.say(Sample.FIRST, 0, 0, 40);
    assertThat(tape.size()).isZero();
    assertThat(counts.times(Sample.SECOND)).isEqualTo(2);
    assertThat(counts.sum(Sample.SECOND)).isEqualTo(8);
    assertThat(counts.highest(Sample.SECOND)).isEqualTo(5);
    tape.rewind();
    assertThat(counts.times(Sample.SECOND)).isZero();
    assertThat(counts.sum(Sample.SECOND)).isZero();
    assertThat(counts.highest(Sample.SECOND)).isZero();
  }

  @Test
  void othersHearEverythingOrNothing() {
    assertThat(new Tape().hears(Sample.FIRST)).isTrue();
    assertThat(Tape.silent().hears(Sample.FIRST)).isFalse();
  }

  @Test
  void comparesWhatIsOnItAndNothingElse() {
    var one = new Tape();
    var other = new Tape();
    one.say(Sample.FIRST, 1, 2, 3);
    other.say(Sample.FIRST, 1, 2, 3);
    assertThat(one.sameAs(other)).isTrue();
    other.say(Sample.SECOND, 1, 2, 3);
    assertThat(one.sameAs(other)).isFalse();
    one.say(Sample.SECOND, 1, 2, 4);
    assertThat(one.sameAs(other)).isFalse();
  }

  @Test
  void rulesHaveIdsAndCitations() {
    assertThat(Sample.SECOND.id()).isEqualTo("second");
    assertThat(Sample.FIRST.citation()).isEqualTo("Title, \"section\"; decision X1, X2");
  }
}
