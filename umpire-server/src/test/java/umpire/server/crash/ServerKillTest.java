package umpire.server.crash;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import umpire.cli.Main;
import umpire.testkit.crash.CrashRunner;

/// `umpire serve` is killed with signal 9 at random moments, under people and bots who play over
/// HTTP, and started again on what it has left: nothing acknowledged is lost, nothing shown is
/// taken back, nothing has happened twice, every table opens again and every game verifies. 20
/// kills here, 200 at night (`mvn -Pnightly`).
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

  /// A harness that does not find this one finds nothing.
  @Test
  void aServerThatAcknowledgesBeforeTheCommitIsFound() {
    try (var house = new ServedHouse(folder, HastyServer.class)) {
      assertThatExceptionOfType(AssertionError.class)
          .isThrownBy(() -> CrashRunner.usual(20, MOMENT).of(house))
          .withMessageContainingAll("killed after", "table"); // by whichever is missed first
    }
  }
}
