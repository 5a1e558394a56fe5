package umpire.server.cli;

import java.util.concurrent.CountDownLatch;
import umpire.command.Status;

/// Lets a command run until the process is asked to end (Ctrl-C, SIGTERM), and lets the process end
/// once the command has cleaned up: the command closes this object last.
final class StopSignal implements AutoCloseable {

  private final CountDownLatch told = new CountDownLatch(1);
  private final CountDownLatch tidy = new CountDownLatch(1);
  private final Thread hook = new Thread(this::drain, "drain");

  StopSignal() {
    Runtime.getRuntime().addShutdownHook(hook);
  }

  /// Waits until the process is asked to end.
  void await() throws InterruptedException {
    told.await();
  }

  /// Runs as the shutdown hook; the process ends when this returns.
  private void drain() {
    told.countDown();
    try {
      tidy.await();
      System.err.flush();
      // Stopping on request is a success, whichever signal it was.
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
      // the hook is running and ends the process
    }
  }
}
