package umpire.snooker.match;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import umpire.core.RulingLog;
import umpire.core.SeededRandom;
import umpire.core.kernel.Kernel;
import umpire.core.kernel.Move;
import umpire.snooker.MatchTable;
import umpire.snooker.rule.SnookerProfiles;
import umpire.snooker.text.SnookerWords;

/// Tests the kernel of a match directly, without recording rulings.
final class SnookerMatchTest {

  private static final int ROUNDS = 8;

  /// A move and its actor.
  private record Played(int actor, Move move) {}

  private static List<Played[]> matches(String preset) {
    var matches = new ArrayList<Played[]>();
    for (int seed = 0; seed < 60; seed++) {
      var played = new ArrayList<Played>();
      boolean ended =
          MatchTable.of(preset, "")
              .playOut(
                  seed % 2 == 0 ? "rules" : "random",
                  "random",
                  seed,
                  (actor, event) -> played.add(new Played(actor, SnookerWords.move(event))));
      assertThat(ended).as("seed %d ends", seed).isTrue();
      matches.add(played.toArray(Played[]::new));
    }
    return matches;
  }

  /// Allocations of the JVM while it warms up happen once; a match that allocated would do so every
  /// time.
  @Tag("measure")
  @Test
  void matchesAllocateNothing() {
    List<Played[]> matches = matches("wpbsa");
    SnookerMatch match = SnookerMatch.open(SnookerProfiles.ALL.standard());
    var log = RulingLog.none();
    var bean = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    long least = Long.MAX_VALUE;
    for (int round = 0; round < ROUNDS && least > 0; round++) {
      long before = bean.getCurrentThreadAllocatedBytes();
      for (int i = 0; i < matches.size(); i++) {
        play(match, matches.get(i), log);
      }
      least = Math.min(least, bean.getCurrentThreadAllocatedBytes() - before);
    }
    assertThat(least).as("bytes allocated by 60 matches").isZero();
  }

  private static void play(SnookerMatch match, Played[] events, RulingLog log) {
    match.reset();
    for (int i = 0; i < events.length; i++) {
      match.play(events[i].actor, events[i].move, log);
    }
  }

  @Test
  void aKernelUsedBeforePlaysTheSame() {
    SnookerMatch used = SnookerMatch.open(SnookerProfiles.ALL.standard());
    for (Played[] events : matches("wpbsa")) {
      var fresh = SnookerMatch.open(SnookerProfiles.ALL.standard());
      var one = new RulingLog();
      var other = new RulingLog();
      play(used, events, one);
      play(fresh, events, other);
      assertThat(one.hasSameEntries(other)).as("both logs say the same").isTrue();
      assertThat(used.toAct()).isEqualTo(Kernel.OVER);
      assertThat(Scoreboard.of(used)).isEqualTo(Scoreboard.of(fresh));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"wpbsa", "aggregate"})
  void aMatchBegunAnewLooksLikeANewOne(String preset) {
    var profile = MatchTable.of(preset, "").profile;
    SnookerMatch used = SnookerMatch.open(profile);
    Scoreboard fresh = Scoreboard.of(used);
    var log = RulingLog.none();
    for (Played[] events : matches(preset)) {
      for (int i = 0; i < events.length / 2; i++) {
        used.play(events[i].actor, events[i].move, log);
      }
      used.reset();
      assertThat(Scoreboard.of(used)).isEqualTo(fresh);
    }
  }

  /// After any event of a match, a copy made before it reports and shows the same as the match.
  @ParameterizedTest
  @ValueSource(strings = {"wpbsa", "aggregate", "six-red"})
  void aCopyGoesOnLikeTheMatch(String preset) {
    var profile = MatchTable.of(preset, "").profile;
    var random = new SeededRandom(1);
    for (Played[] events : matches(preset)) {
      SnookerMatch match = SnookerMatch.open(profile);
      SnookerMatch copy = SnookerMatch.open(profile);
      for (int i = 0; i < events.length; i++) {
        if (random.nextPercent(20)) {
          copy.copyFrom(match);
        }
        var one = new RulingLog();
        var other = new RulingLog();
        match.play(events[i].actor, events[i].move, one);
        copy.play(events[i].actor, events[i].move, other);
        assertThat(one.hasSameEntries(other)).as("both logs say the same").isTrue();
        assertThat(Scoreboard.of(copy)).isEqualTo(Scoreboard.of(match));
      }
    }
  }
}
