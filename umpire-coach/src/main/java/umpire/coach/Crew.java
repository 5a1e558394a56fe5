package umpire.coach;

import java.util.ArrayList;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import umpire.core.text.BadInputException;

/// The threads that share the work of a review, the caller's thread among them.
///
/// @param threads the number of threads
record Crew(int threads) {

  /// A part of the work.
  interface Work {
    void run() throws BadInputException;
  }

  /// Runs `own` in the caller's thread and `other` in each further thread, and returns when all of
  /// them have ended. If one fails, this method fails with its exception.
  void run(Work own, Work other) throws BadInputException {
    try (ExecutorService helpers = Executors.newCachedThreadPool()) {
      var helping = new ArrayList<Future<?>>();
      for (int i = 1; i < threads; i++) {
        helping.add(
            helpers.submit(() -> {
              other.run();
              return null;
            }));
      }
      own.run();
      for (Future<?> helper : helping) {
        await(helper);
      }
    }
  }

  private static void await(Future<?> helper) throws BadInputException {
    try {
      helper.get();
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
      throw new CancellationException("the review was interrupted");
    } catch (ExecutionException failed) {
      switch (failed.getCause()) {
        case BadInputException fault -> throw fault;
        case Error error -> throw error;
        case null, default -> throw new IllegalStateException("a review failed", failed.getCause());
      }
    }
  }
}
