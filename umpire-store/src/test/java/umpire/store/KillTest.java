package umpire.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import umpire.live.log.Entry;
import umpire.testkit.crash.CrashRunner;

/// A process that is killed at any moment has stored everything it had acknowledged. Few kills
/// here, because `umpire.server.crash` kills the whole server as well; many at night.
class KillTest {

  private static final Duration MOMENT = Duration.ofMillis(300);

  @TempDir private Path folder;

  @Test
  void whatWasAcknowledgedOutlivesEveryKill() throws Exception {
    var victim = new AppenderVictim(folder.resolve("t.db"), List.of());
    CrashRunner.usual(5, MOMENT).of(victim);
    assertThat(victim.acknowledged()).isPositive();
  }

  /// A planted flaw: a harness that does not find it finds nothing.
  @Test
  void whoAcknowledgesBeforeTheCommitIsFound() {
    var victim = new AppenderVictim(folder.resolve("t.db"), List.of(), "early");
    assertThatExceptionOfType(AssertionError.class)
        .isThrownBy(() -> CrashRunner.usual(20, MOMENT).of(victim))
        .withMessageContaining("of those acknowledged");
  }

  /// The operating system stops a file from growing: the log fails and keeps its contents.
  @Test
  void aFullDiskBreaksTheLogAndLosesNothing() throws Exception {
    var limit = List.of("/bin/sh", "-c", "ulimit -f 6000; exec \"$@\"", "sh");
    Path file = folder.resolve("t.db");
    var victim = new AppenderVictim(file, limit);
    Process process = victim.start();
    boolean broken = false;
    try (var lines = process.inputReader()) {
      for (String line : (Iterable<String>) lines.lines()::iterator) {
        victim.said(line);
        broken |= line.startsWith("broken");
      }
    }
    assertThat(process.waitFor()).isZero();
    assertThat(broken).as("the disk was full").isTrue();
    assertThat(victim.acknowledged()).isPositive();
    victim.died();

    // There is space again: appending continues after the last entry.
    try (Store log = new SqliteFile(file).open()) {
      List<Entry> entries = log.load("t0").orElseThrow().entries();
      log.append(Appender.next("t0", entries.getLast().seq() + 1));
    }
    victim.died();
  }
}
