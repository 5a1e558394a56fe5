package umpire.live.house;

import java.util.function.Consumer;
import java.util.function.Supplier;
import umpire.live.work.WorkPool;

/// Runs the computations of strategies, which may take long.
public interface ThinkingExecutor {

  /// Starts a computation.
  ///
  /// @param table its id: tables take turns
  /// @param thought receives the result in the table's thread
  /// @param later runs a job in the table's thread
  /// @throws WorkPool.CrowdedException if too many tables wait
  <T> void submit(String table, Supplier<T> work, Consumer<T> thought, Consumer<Runnable> later);

  /// Runs work that takes as long as a strategy's, waits for it and returns its result.
  <T> T await(String table, Supplier<T> work);

  /// Runs everything at once in the caller's thread.
  static ThinkingExecutor atOnce() {
    return new ThinkingExecutor() {
      @Override
      public <T> void submit(
          String table, Supplier<T> work, Consumer<T> thought, Consumer<Runnable> later) {
        thought.accept(work.get());
      }

      @Override
      public <T> T await(String table, Supplier<T> work) {
        return work.get();
      }
    };
  }

  /// Runs everything in the threads of a pool.
  static ThinkingExecutor in(WorkPool pool) {
    return new ThinkingExecutor() {
      @Override
      public <T> void submit(
          String table, Supplier<T> work, Consumer<T> thought, Consumer<Runnable> later) {
        pool.submit(table, table, () -> later.accept(result(work, thought)));
      }

      @Override
      public <T> T await(String table, Supplier<T> work) {
        return pool.call(table, table, work);
      }
    };
  }

  private static <T> Runnable result(Supplier<T> work, Consumer<T> thought) {
    try {
      T result = work.get();
      return () -> thought.accept(result);
    } catch (RuntimeException | Error fault) { // thrown in the table's thread
      return () -> {
        throw new IllegalStateException("a strategy has failed", fault);
      };
    }
  }
}
