package umpire.server.cli;

import java.util.concurrent.CountDownLatch;
import umpire.command.Status;

/// Lets a command run until the process is told to end (Ctrl-C, SIGTERM), and lets the process end
/// when the command has tidied up: closed last, it says that this is done.
final class StopSignal implements AutoCloseable {

  private final CountDownLatch told = new CountDownLatch(1);
  private final CountDownLatch tidy = new CountDownLatch(1);
  private final Thread hook = new Thread(this::drain, "drain");

  StopSignal() {
    Runtime.getRuntime().addShutdownHook(hook);
  }

  /// Waits until the process is told to end.
  void await() throws InterruptedException {
    told.await();
  }

  /// Runs when the process is told to end; it ends when this returns.
  private void drain() {
    told.countDown();
    try {
      tidy.await();
      System.err.flush();
      // Asked to stop, it has stopped: that is no failure, whatever the signal was.
      Runtime.getRuntime().halt(Status.FINE);
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
    }
  }

  @Override
  public void close() {
    tidy.countDown();
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException ending) {
      // the hook runs, and ends the process
    }
  }
}
