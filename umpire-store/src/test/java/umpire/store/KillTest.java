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

/// Whoever is killed at any moment has kept what it had acknowledged. Few kills here, because the
/// whole server is killed as well (`umpire.server.crash`); many at night.
class KillTest {

  private static final Duration MOMENT = Duration.ofMillis(300);

  @TempDir private Path folder;

  @Test
  void whatWasAcknowledgedOutlivesEveryKill() throws Exception {
    var victim = new AppenderVictim(folder.resolve("t.db"), List.of());
    CrashRunner.usual(5, MOMENT).of(victim);
    assertThat(victim.acknowledged()).isPositive();
  }

  /// A harness that does not find this one finds nothing.
  @Test
  void whoAcknowledgesBeforeTheCommitIsFound() {
    var victim = new AppenderVictim(folder.resolve("t.db"), List.of(), "early");
    assertThatExceptionOfType(AssertionError.class)
        .isThrownBy(() -> CrashRunner.usual(20, MOMENT).of(victim))
        .withMessageContaining("of those acknowledged");
  }

  /// The operating system refuses to let a file grow: the log breaks, and keeps what it had.
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

    // There is room again: it goes on where it stood.
    try (Store log = new SqliteFile(file).open()) {
      List<Entry> entries = log.load("t0").orElseThrow().entries();
      log.append(Appender.next("t0", entries.getLast().seq() + 1));
    }
    victim.died();
  }
}
