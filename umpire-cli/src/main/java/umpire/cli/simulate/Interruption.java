package umpire.cli.simulate;

import java.time.Duration;
import umpire.sim.run.StopFlag;

/// Turns Ctrl-C into a request to stop, so that results so far can still be written and printed.
public final class Interruption implements AutoCloseable {

  /// The longest time to wait before the process ends anyway.
  private static final Duration PATIENCE = Duration.ofSeconds(20);

  private final StopFlag stop = new StopFlag();
  private final Thread hook = new Thread(this::interrupted, "interruption");

  public Interruption() {
    Runtime.getRuntime().addShutdownHook(hook);
  }

  public StopFlag stop() {
    return stop;
  }

  private void interrupted() {
    stop.set();
    try {
      // The main thread normally ends the process earlier, with its own exit status.
      Thread.sleep(PATIENCE);
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }

  @Override
  public void close() {
    if (!stop.isSet()) {
      try {
        Runtime.getRuntime().removeShutdownHook(hook);
      } catch (IllegalStateException _) {
        // the process is being interrupted at this moment
      }
    }
  }
}
