package umpire.server.monitoring;

import java.time.Duration;
import umpire.live.log.LogException;

/// Whether anything can be stored. This is tried with a write, but only once in a while, so that
/// frequent checks do not burden the disk.
public final class Health {

  private static final Duration FRESH = Duration.ofSeconds(2);

  private final Check check;
  private boolean known;
  private boolean fine;
  private long knownAt;

  /// The operation to try.
  @FunctionalInterface
  public interface Check {
    void run() throws LogException;
  }

  public Health(Check check) {
    this.check = check;
  }

  synchronized boolean isFine() {
    long now = System.nanoTime();
    if (!known || now - knownAt > FRESH.toNanos()) {
      fine = tried();
      known = true;
      knownAt = System.nanoTime();
    }
    return fine;
  }

  private boolean tried() {
    try {
      check.run();
      return true;
    } catch (LogException broken) {
      Metrics.LOG.log(System.Logger.Level.ERROR, "nothing can be stored", broken);
      return false;
    }
  }
}
