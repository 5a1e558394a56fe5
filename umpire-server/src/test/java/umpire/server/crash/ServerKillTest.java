package umpire.server.crash;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import umpire.cli.Main;
import umpire.testkit.crash.CrashRunner;

/// Kills `umpire serve` with signal 9 at random moments, while people and bots play over HTTP, and
/// restarts it on its files: nothing acknowledged is lost, nothing shown is undone, nothing happens
/// twice, every table opens and every game verifies. 20 kills here, 200 at night (`mvn -Pnightly`).
class ServerKillTest {

  private static final Duration MOMENT = Duration.ofMillis(50);

  @TempDir private Path folder;

  @Test
  void whatWasAcknowledgedOrShownOutlivesEveryKill() throws Exception {
    try (var house = new ServedHouse(folder, Main.class)) {
      CrashRunner.usual(20, MOMENT).of(house);
      house.lookAgain();
      assertThat(house.acknowledged()).isGreaterThan(20);
    }
  }

  /// A planted flaw: a harness that does not find it finds nothing.
  @Test
  void aServerThatAcknowledgesBeforeTheCommitIsFound() {
    try (var house = new ServedHouse(folder, HastyServer.class)) {
      assertThatExceptionOfType(AssertionError.class)
          .isThrownBy(() -> CrashRunner.usual(20, MOMENT).of(house))
          .withMessageContainingAll("killed after", "table"); // by the first that misses one
    }
  }
}
