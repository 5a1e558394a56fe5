package umpire.testkit.crash;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.SplittableRandom;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/// Kills a program with signal 9 at a random moment of its work, again and again.
///
/// @param times how many times it is started and killed
/// @param longest the longest time that it may work before it is killed
/// @param seed the seed of the moments; the program's own timing varies, so the seed alone may not
///   reproduce a failure
public record CrashRunner(int times, Duration longest, long seed) {

  /// How long a program may take to begin its work, and to exit after it was killed.
  private static final Duration PATIENCE = Duration.ofMinutes(2);

  /// Returns a runner that kills as many times as `-Dkills` says; `times` by default.
  public static CrashRunner usual(int times, Duration longest) {
    return new CrashRunner(Integer.getInteger("kills", times), longest, System.nanoTime());
  }

  /// Starts and kills the program `times` times, and checks after each time what it left.
  public void of(Victim victim) throws Exception {
    var random = new SplittableRandom(seed);
    for (int life = 1; life <= times; life++) {
      long nanos = random.nextLong(longest.toNanos());
      try {
        live(victim, nanos);
        victim.died();
      } catch (Exception | AssertionError e) {
        throw new AssertionError(
            "life %d of %d by seed %d, killed after %d µs of work: %s"
                .formatted(life, times, seed, nanos / 1_000, e.getMessage()),
            e);
      }
    }
  }

  private static void live(Victim victim, long nanos) throws Exception {
    Process process = victim.start();
    try {
      var atWork = new CompletableFuture<Boolean>();
      Thread listener = Thread.ofVirtual().start(() -> listen(process, victim, atWork));
      if (!atWork.get(PATIENCE.toSeconds(), TimeUnit.SECONDS)) {
        throw new IOException("it has ended before it was at work");
      }
      if (process.waitFor(nanos, TimeUnit.NANOSECONDS)) {
        throw new IOException("it ended before it was killed, with status " + process.exitValue());
      }
      // Through the process handle: `Process.destroyForcibly` would discard the output that is
      // still in the pipe, and that output counts.
      process.toHandle().destroyForcibly();
      listener.join(PATIENCE);
    } finally {
      process.destroyForcibly();
    }
    process.waitFor(PATIENCE.toSeconds(), TimeUnit.SECONDS);
  }

  private static void listen(Process process, Victim victim, CompletableFuture<Boolean> atWork) {
    try (InputStream from = process.getInputStream()) {
      var line = new ByteArrayOutputStream();
      for (int next = from.read(); next >= 0; next = from.read()) {
        if (next != '\n') {
          line.write(next);
          continue;
        }
        victim.said(line.toString(UTF_8));
        line.reset();
        atWork.complete(true);
      }
      // An unfinished line does not count.
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } finally {
      atWork.complete(false);
    }
  }
}
