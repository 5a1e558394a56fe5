package umpire.testkit.contract;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.List;
import org.junit.jupiter.api.Test;
import umpire.core.Game;
import umpire.core.Playout;
import umpire.core.Tape;

/// The silent door makes no garbage, whether the tape records or not.
///
/// The same ten thousand games are played until a round of them has allocated nothing. What a game
/// allocates it allocates in every round; what the machine allocates to warm up (linking a call, a
/// probe of the coverage agent, a longer tape) it allocates once. So the law is exact, and no
/// allowance is needed.
@Contract
final class AllocationContract {

  private static final int GAMES = 10_000;
  private static final int ROUNDS = 5;

  @Test
  void playoutsAllocateNothing(Game<?> game) {
    for (int seats : Walk.seats(game)) {
      for (Tape tape : List.of(new Tape(), Tape.silent())) {
        assertThat(leastAllocated(game.playout(seats).orElseThrow(), tape))
            .as("bytes allocated by %d games of %s, %d seats", GAMES, game.id(), seats)
            .isZero();
      }
    }
  }

  private static long leastAllocated(Playout playout, Tape tape) {
    var bean = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    long least = Long.MAX_VALUE;
    for (int round = 0; round < ROUNDS && least > 0; round++) {
      long before = bean.getCurrentThreadAllocatedBytes();
      for (int number = 0; number < GAMES; number++) {
        tape.rewind();
        playout.run(number, tape);
      }
      least = Math.min(least, bean.getCurrentThreadAllocatedBytes() - before);
    }
    return least;
  }
}
