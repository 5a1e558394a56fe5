package umpire.cribbage;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import umpire.core.Tape;

/// Random deals of the play alone.
final class PeggingPlayoutTest {

  @Test
  void theSameNumberIsTheSameDealAndAnotherIsAnother() {
    var playout = new PeggingPlayout(2);
    Set<Long> hands = new HashSet<>();
    for (int number = 0; number < 100; number++) {
      playout.deal(number, Tape.silent());
      long hand = playout.kernel().hand(0);
      hands.add(hand);
      playout.deal(number, Tape.silent());
      assertThat(playout.kernel().hand(0)).isEqualTo(hand);
      assertThat(Long.bitCount(hand)).isEqualTo(Pegging.HAND);
    }
    assertThat(hands).hasSizeGreaterThan(95);
  }

  @Test
  void everyCardIsLaidInTheEnd() {
    var playout = new PeggingPlayout(3);
    var tape = new Tape();
    playout.run(5, tape);
    assertThat(playout.kernel().laidCards()).isEqualTo(3 * Pegging.HAND);
    assertThat(playout.kernel().toAct()).isEqualTo(Pegging.NOBODY);
    assertThat(tape.size()).isGreaterThan(3 * Pegging.HAND);
  }
}
