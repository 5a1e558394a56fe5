package umpire.snooker;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import umpire.core.Tape;
import umpire.core.match.Match;

/// The kernel of a match through its silent door.
final class ContestTest {

  private static final int ROUNDS = 8;

  /// Matches as actors and codes, in turn.
  private static List<long[]> matches(String preset) {
    var matches = new ArrayList<long[]>();
    for (int seed = 0; seed < 60; seed++) {
      var codes = new ArrayList<Long>();
      MatchTable.of(preset, "")
          .playOut(
              seed % 2 == 0 ? "rules" : "random",
              "random",
              seed,
              (actor, event) -> {
                codes.add((long) actor);
                codes.add(SnookerEvent.code(event));
              });
      matches.add(codes.stream().mapToLong(Long::longValue).toArray());
    }
    return matches;
  }

  /// What the machine allocates to warm up it allocates once; a match would allocate every time.
  @Tag("measure")
  @Test
  void matchesAllocateNothing() {
    List<long[]> matches = matches("wpbsa");
    Contest contest = SnookerProfiles.open(SnookerProfiles.ALL.standard());
    var tape = Tape.silent();
    var bean = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    long least = Long.MAX_VALUE;
    for (int round = 0; round < ROUNDS && least > 0; round++) {
      long before = bean.getCurrentThreadAllocatedBytes();
      for (int i = 0; i < matches.size(); i++) {
        play(contest, matches.get(i), tape);
      }
      least = Math.min(least, bean.getCurrentThreadAllocatedBytes() - before);
    }
    assertThat(least).as("bytes allocated by 60 matches").isZero();
  }

  private static void play(Contest contest, long[] events, Tape tape) {
    contest.reset();
    for (int i = 0; i < events.length; i += 2) {
      contest.play((int) events[i], events[i + 1], tape);
    }
  }

  @Test
  void aKernelUsedBeforePlaysTheSame() {
    Contest used = SnookerProfiles.open(SnookerProfiles.ALL.standard());
    for (long[] events : matches("wpbsa")) {
      var fresh = SnookerProfiles.open(SnookerProfiles.ALL.standard());
      var one = new Tape();
      var other = new Tape();
      play(used, events, one);
      play(fresh, events, other);
      assertThat(one.sameAs(other)).as("both tapes say the same").isTrue();
      assertThat(used.toAct()).isEqualTo(Match.OVER);
      assertThat(Scoreboard.of(used)).isEqualTo(Scoreboard.of(fresh));
    }
  }
}
