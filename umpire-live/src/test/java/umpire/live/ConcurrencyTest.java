package umpire.live;

import static org.junit.jupiter.api.Assertions.assertThrows;

import java.time.Duration;
import java.util.Optional;
import org.jetbrains.lincheck.LincheckAssertionError;
import org.jetbrains.lincheck.datastructures.ModelCheckingOptions;
import org.jetbrains.lincheck.datastructures.Operation;
import org.junit.jupiter.api.Test;
import umpire.live.message.Update;
import umpire.live.show.Watcher;

/// Checks the interleavings of two threads, as many as a model checker reaches.
final class ConcurrencyTest {

  private static ModelCheckingOptions options() {
    return new ModelCheckingOptions()
        .iterations(8)
        .invocationsPerIteration(400)
        .threads(2)
        .actorsPerThread(3)
        .actorsBefore(0)
        .actorsAfter(1);
  }

  @Test
  void theMailboxIsAQueueThatCanBeClosed() {
    options().check(Asked.class);
  }

  /// Two threads add jobs, and one closes the mailbox and takes the rest.
  public static final class Asked {
    private final Mailbox<Integer> mailbox = new Mailbox<>(2);

    @Operation
    public boolean offer(int number) {
      return mailbox.offer(number);
    }

    @Operation
    public void close() {
      mailbox.close();
    }

    /// Taking from a closed mailbox does not wait.
    @Operation
    public int takeWhenClosed() {
      return mailbox.isClosed() ? mailbox.take().orElse(-1) : -2;
    }
  }

  @Test
  void aWatcherIsToldEverythingOnce() {
    options().check(Looked.class);
  }

  /// The table shows updates while a watcher takes them; each update follows on the last.
  public static final class Looked {
    private volatile long seq;
    private long told;
    private final Watcher watcher =
        new Watcher(0, last -> Optional.of(new Update(last, seq, false, "")), _ -> {});

    @Operation(nonParallelGroup = "table")
    public void tell() {
      long before = seq;
      seq = before + 1;
      watcher.show(new Update(before, before + 1, false, ""));
    }

    @Operation(nonParallelGroup = "watcher")
    public void take() throws InterruptedException {
      Optional<Update> update = watcher.take(Duration.ZERO);
      if (update.isPresent()) {
        if (update.get().from() != told || update.get().seq() < told) {
          throw new IllegalStateException("something is told twice, or not at all");
        }
        told = update.get().seq();
      }
    }
  }

  /// A planted race, without which the tests above would prove nothing.
  @Test
  void aPlantedRaceIsFound() {
    assertThrows(LincheckAssertionError.class, () -> options().check(Racing.class));
  }

  /// A counter without its lock.
  public static final class Racing {
    private int waiting;

    @Operation
    public int offer() {
      return ++waiting;
    }
  }
}
