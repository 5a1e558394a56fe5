package umpire.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import umpire.core.kernel.Kernel;

class RulingLogTest {

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
    var log = new RulingLog();
    log.add(Sample.SECOND, 3, 0xffff, -7);
    log.add(Sample.FIRST, Kernel.NOBODY, 0, Integer.MAX_VALUE);
    List<Sample> rulebook = List.of(Sample.values());
    assertThat(log.ruling(0, rulebook)).isEqualTo(new Ruling(Sample.SECOND, 3, 0xffff, -7));
    assertThat(log.ruling(1, rulebook))
        .isEqualTo(new Ruling(Sample.FIRST, Kernel.NOBODY, 0, Integer.MAX_VALUE));
    assertThat(log.size()).isEqualTo(2);
  }

  @Test
  void showsSetsOfCards() {
    var log = new RulingLog();
    log.addCards(Sample.FIRST, 1, 5, 0x8_0000_0000_0003L);
    log.add(Sample.SECOND, 1, 5, 3);
    List<Sample> rulebook = List.of(Sample.values());
    assertThat(log.ruling(0, rulebook))
        .isEqualTo(new Ruling(Sample.FIRST, 1, 5, 3, 0x8_0000_0000_0003L));
    assertThat(log.cards(1)).isZero();
    var other = new RulingLog();
    other.addFrom(log, 0, rulebook);
    other.addFrom(log, 1, rulebook);
    assertThat(other.hasSameEntries(log)).isTrue();
    other.clear();
    other.addCards(Sample.FIRST, 1, 5, 7);
    assertThat(other.isSameEntry(0, log, 0)).as("as many cards, but others").isFalse();
    for (int i = 0; i < 1_000; i++) {
      other.add(Sample.SECOND, 0, 0, i);
    }
    assertThat(other.cards(0)).isEqualTo(7);
    assertThat(other.cards(1_000)).as("no set from before").isZero();
  }

  @Test
  void growsAsNeededAndRewinds() {
    var log = new RulingLog();
    for (int i = 0; i < 10_000; i++) {
      log.add(Sample.FIRST, 0, i, i);
    }
    assertThat(log.size()).isEqualTo(10_000);
    assertThat(log.amount(9_999)).isEqualTo(9_999);
    log.clear();
    assertThat(log.size()).isZero();
  }

  @Test
  void aSilentTapeStaysEmpty() {
    RulingLog log = RulingLog.none();
    log.add(Sample.FIRST, 0, 0, 0);
    assertThat(log.size()).isZero();
    assertThat(log.isRecording()).isFalse();
    assertThat(new RulingLog().isRecording()).isTrue();
  }

  @Test
  void aCountingTapeKeepsNumbersOfSomeRulesAndNoWord() {
    var counts = new RuleCounts(List.of(Sample.SECOND, Sample.SECOND));
    RulingLog log = RulingLog.counting(counts);
    int second = counts.place(Sample.SECOND);
    assertThat(log.isRecording()).isFalse();
    assertThat(log.wants(Sample.SECOND)).isTrue();
    assertThat(log.wants(Sample.FIRST)).isFalse();
    log.add(Sample.SECOND, 0, 0, 5);
    log.addCards(Sample.SECOND, 0, 0, 0b111);
    log.add(Sample.FIRST, 0, 0, 40);
    assertThat(log.size()).isZero();
    assertThat(counts.times(second)).isEqualTo(2);
    assertThat(counts.sum(second)).isEqualTo(8);
    assertThat(counts.highest(second)).isEqualTo(5);
    log.clear();
    assertThat(counts.times(second)).isZero();
    assertThat(counts.sum(second)).isZero();
    assertThat(counts.highest(second)).isZero();
  }

  @Test
  void othersHearEverythingOrNothing() {
    assertThat(new RulingLog().wants(Sample.FIRST)).isTrue();
    assertThat(RulingLog.none().wants(Sample.FIRST)).isFalse();
  }

  @Test
  void comparesWhatIsOnItAndNothingElse() {
    var one = new RulingLog();
    var other = new RulingLog();
    one.add(Sample.FIRST, 1, 2, 3);
    other.add(Sample.FIRST, 1, 2, 3);
    assertThat(one.hasSameEntries(other)).isTrue();
    other.add(Sample.SECOND, 1, 2, 3);
    assertThat(one.hasSameEntries(other)).isFalse();
    one.add(Sample.SECOND, 1, 2, 4);
    assertThat(one.hasSameEntries(other)).isFalse();
  }

  @Test
  void rulesHaveIdsAndCitations() {
    assertThat(Sample.SECOND.id()).isEqualTo("second");
    assertThat(Sample.FIRST.citation()).isEqualTo("Title, \"section\"; decision X1, X2");
  }
}
