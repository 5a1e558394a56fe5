package umpire.live.house;

import java.util.function.Consumer;
import java.util.function.Supplier;
import umpire.live.work.WorkPool;

/// Runs what strategies need for their decisions, which may take long.
public interface ThinkingExecutor {

  /// Has something thought out.
  ///
  /// @param table for which one: tables take turns
  /// @param thought is given the result in the table's thread
  /// @param later has something done in the table's thread
  /// @throws WorkPool.CrowdedException if too many tables wait
  <T> void submit(String table, Supplier<T> work, Consumer<T> thought, Consumer<Runnable> later);

  /// Does something that takes as long as thinking, and waits for it.
  <T> T await(String table, Supplier<T> work);

  /// At once, in the table's thread.
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

  /// In the threads of a pool.
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
    } catch (RuntimeException | Error fault) { // the table is to hear of it
      return () -> {
        throw new IllegalStateException("a strategy has failed", fault);
      };
    }
  }
}
