package umpire.server.load;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.InstanceOfAssertFactories.STRING;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import java.util.logging.StreamHandler;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import umpire.server.monitoring.LogLines;
import umpire.server.monitoring.Metrics;

/// A short run of [HostileLoad]: every request is answered, none with an error, and no table is
/// paused.
final class HostileLoadTest {

  @TempDir private Path folder;

  /// Planted: the search of the log finds errors of the server, and ignores its other messages.
  @Test
  void anErrorInTheLogIsFound() {
    var planted = new LogRecord(Level.SEVERE, "a request failed");
    planted.setThrown(new AssertionError("planted"));
    String error = new LogLines().format(planted);
    String unlogged = "Exception in thread \"main\" java.lang.OutOfMemoryError";
    String started = new LogLines().format(new LogRecord(Level.INFO, "started"));
    String slow = new LogLines().format(new LogRecord(Level.WARNING, "slow"));
    assertThat(HostileLoad.complaintsIn(List.of(started, error, slow, unlogged)))
        .containsExactly(error, unlogged);
  }

  /// The levels of System.Logger, which the server uses, have other names than those in the log
  /// lines.
  @Test
  void anErrorOfTheServersOwnLoggerIsFound() {
    var lines = new ArrayList<String>();
    var handler =
        new StreamHandler() {
          @Override
          public synchronized void publish(LogRecord entry) {
            lines.add(new LogLines().format(entry));
          }
        };
    Logger logger = Logger.getLogger("umpire.server");
    logger.addHandler(handler);
    try {
      Metrics.LOG.log(System.Logger.Level.ERROR, "planted");
    } finally {
      logger.removeHandler(handler);
    }
    assertThat(HostileLoad.complaintsIn(lines)).singleElement(STRING).contains("planted");
  }

  @Test
  void harmIsAnsweredAndDoesNone() throws Exception {
    long seed = Long.getLong("fuzz.seed", System.nanoTime());
    HostileLoad.Result result =
        new HostileLoad(10, 6, 10, 500).run(folder.resolve("tables.db"), seed, "-Xmx128m");
    assertThat(result.faults()).as("seed " + seed).isEmpty();
    assertThat(result.answers()).as("seed " + seed).containsKeys(200, 201, 422);
  }
}
