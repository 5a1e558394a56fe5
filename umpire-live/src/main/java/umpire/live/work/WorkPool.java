package umpire.live.work;

import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;

/// Runs long jobs in a few platform threads, which the operating system schedules fairly beside
/// everything else; in virtual threads they would delay the moves of other tables. Waiting jobs are
/// limited, and wait in a [FairQueue]. Any thread may call.
public final class WorkPool implements AutoCloseable {

  private static final System.Logger LOGGER = System.getLogger(WorkPool.class.getName());

  private final ReentrantLock lock = new ReentrantLock();
  private final Condition changed = lock.newCondition();
  private final FairQueue<Runnable> queue = new FairQueue<>();
  private final String name;
  private final int threads;
  private final int most;
  private final int mostOfOne;
  private int running;
  private int idle;
  private boolean closed;

  /// @param threads the maximum number of jobs that run at once
  /// @param most the maximum number of waiting jobs
  /// @param mostOfOne the maximum number of waiting jobs of one party
  public WorkPool(String name, int threads, int most, int mostOfOne) {
    this.name = name;
    this.threads = threads;
    this.most = most;
    this.mostOfOne = mostOfOne;
  }

  /// Returns the number of processors less one, but at least 1.
  public static int usualThreads() {
    return Math.max(1, Runtime.getRuntime().availableProcessors() - 1);
  }

  /// The pool has no capacity for more jobs now.
  public static final class CrowdedException extends RuntimeException {
    private static final long serialVersionUID = 1L;
    private final boolean own;

    CrowdedException(boolean own) {
      super(
          own ? "too many jobs of one party are waiting" : "too many jobs are waiting",
          null,
          false,
          false);
      this.own = own;
    }

    /// Whether the party's own limit is reached; if not, the limit of all parties together.
    public boolean isOwn() {
      return own;
    }
  }

  /// Runs a job in its turn, waits for it and returns its result.
  ///
  /// @param party the caller, such as an address
  /// @param table the table that it is about
  /// @throws CrowdedException if there is no capacity
  public <T> T call(String party, String table, Supplier<T> work) {
    var answer = new CompletableFuture<T>();
    submit(
        party,
        table,
        () -> {
          try {
            answer.complete(work.get());
          } catch (Throwable fault) { // passed to the waiting caller
            answer.completeExceptionally(fault);
          }
        });
    try {
      return answer.join();
    } catch (CompletionException failed) {
      if (failed.getCause() instanceof RuntimeException fault) {
        throw fault;
      }
      throw failed;
    }
  }

  /// Runs a job in its turn, without waiting for it.
  ///
  /// @throws CrowdedException if there is no capacity
  public void submit(String party, String table, Runnable work) {
    lock.lock();
    try {
      if (queue.size(party) >= mostOfOne) {
        throw new CrowdedException(true);
      }
      if (queue.size() >= most || closed) {
        throw new CrowdedException(false);
      }
      if (idle == 0 && running < threads) {
        startThread();
      }
      queue.add(party, table, work);
      changed.signal();
    } finally {
      lock.unlock();
    }
  }

  /// Starts a thread; the caller holds the lock. If the system has no more, the existing threads do
  /// the work.
  private void startThread() {
    try {
      Thread.ofPlatform().daemon().name(name).start(this::run);
      running++;
    } catch (Error fault) { // no memory for it
      if (running == 0) {
        throw fault;
      }
      LOGGER.log(System.Logger.Level.ERROR, name, fault);
    }
  }

  /// Returns the number of waiting jobs.
  public int waiting() {
    lock.lock();
    try {
      return queue.size();
    } finally {
      lock.unlock();
    }
  }

  private void run() {
    try {
      work();
    } finally {
      ended();
    }
  }

  /// Replaces a thread that an error has ended.
  private void ended() {
    lock.lock();
    try {
      running--;
      if (queue.size() > 0) {
        startThread();
      }
    } finally {
      lock.unlock();
    }
  }

  private void work() {
    for (var turn = take(); turn.isPresent(); turn = take()) {
      long begin = System.nanoTime();
      try {
        turn.get().work().run();
      } catch (Throwable fault) { // the thread has more to do
        LOGGER.log(System.Logger.Level.ERROR, name, fault);
      } finally {
        done(turn.get(), System.nanoTime() - begin);
      }
    }
  }

  private Optional<FairQueue.Turn<Runnable>> take() {
    lock.lock();
    try {
      Optional<FairQueue.Turn<Runnable>> turn = queue.poll();
      while (turn.isEmpty() && !closed) {
        idle++;
        try {
          changed.awaitUninterruptibly();
        } finally {
          idle--;
        }
        turn = queue.poll();
      }
      return turn;
    } finally {
      lock.unlock();
    }
  }

  private void done(FairQueue.Turn<Runnable> turn, long nanos) {
    lock.lock();
    try {
      queue.used(turn, nanos);
    } finally {
      lock.unlock();
    }
  }

  /// Refuses further jobs. Those that wait are still run.
  @Override
  public void close() {
    lock.lock();
    try {
      closed = true;
      changed.signalAll();
    } finally {
      lock.unlock();
    }
  }
}
