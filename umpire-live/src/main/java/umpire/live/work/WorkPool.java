package umpire.live.work;

import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;

/// Does long work in a few threads of the operating system, which shares the processors fairly
/// between them and everything else: virtual threads, in which moves are made, would have to wait
/// until such work is done. What waits is bounded, and waits in a [FairQueue]. Any thread may call.
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

  /// @param threads how much is done at once
  /// @param most how much may wait
  /// @param mostOfOne how much of one party may wait
  public WorkPool(String name, int threads, int most, int mostOfOne) {
    this.name = name;
    this.threads = threads;
    this.most = most;
    this.mostOfOne = mostOfOne;
  }

  /// As many threads as leave one processor to everything else, but one at least.
  public static int usualThreads() {
    return Math.max(1, Runtime.getRuntime().availableProcessors() - 1);
  }

  /// There is no room for more work now.
  public static final class CrowdedException extends RuntimeException {
    private static final long serialVersionUID = 1L;
    private final boolean own;

    CrowdedException(boolean own) {
      super(own ? "too much of one party waits" : "too much waits", null, false, false);
      this.own = own;
    }

    /// Whether it is the party's own work that fills its share; if not, everybody's together.
    public boolean isOwn() {
      return own;
    }
  }

  /// Has something done in turn, and waits for it.
  ///
  /// @param party who asks, as an address
  /// @param table what it is about
  /// @throws CrowdedException if there is no room
  public <T> T call(String party, String table, Supplier<T> work) {
    var answer = new CompletableFuture<T>();
    submit(
        party,
        table,
        () -> {
          try {
            answer.complete(work.get());
          } catch (Throwable fault) { // whoever waits is to hear of it
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

  /// Has something done in turn.
  ///
  /// @throws CrowdedException if there is no room
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

  /// With the lock. Where the system gives no further thread those that there are do the work.
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

  /// How much waits.
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

  /// A thread that an error has ended leaves its place to another.
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

  /// Takes nothing more. What waits is still done.
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
