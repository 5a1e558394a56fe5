package umpire.server.load;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A short round of [HostileLoad]: every call is answered, none with an error, and no table pauses.
final class HostileLoadTest {

  @TempDir private Path folder;

  @Test
  void harmIsAnsweredAndDoesNone() throws Exception {
    long seed = Long.getLong("fuzz.seed", System.nanoTime());
    HostileLoad.Result result =
        new HostileLoad(10, 6, 10, 500).run(folder.resolve("tables.db"), seed, "-Xmx128m");
    assertThat(result.faults()).as("seed " + seed).isEmpty();
    assertThat(result.answers()).as("seed " + seed).containsKeys(200, 201, 422);
  }
}
