package umpire.live;

import java.util.ArrayDeque;
import java.util.Optional;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/// Where what is asked of a table waits for its turn. Nobody waits in a mailbox that nobody reads
/// any more: what is put in is either taken out, or was refused.
final class Mailbox<T> {

  private final ReentrantLock lock = new ReentrantLock();
  private final Condition changed = lock.newCondition();
  private final ArrayDeque<T> waiting = new ArrayDeque<>();
  private final int most;
  private boolean closed;

  /// @param most how many can wait
  Mailbox(int most) {
    this.most = most;
  }

  /// Puts something in, unless it is full or closed.
  boolean offer(T asked) {
    lock.lock();
    try {
      if (closed || waiting.size() >= most) {
        return false;
      }
      waiting.add(asked);
      changed.signal();
      return true;
    } finally {
      lock.unlock();
    }
  }

  /// The next in turn; waits for it. Empty when it is closed and all was taken.
  Optional<T> take() {
    lock.lock();
    try {
      while (waiting.isEmpty() && !closed) {
        changed.awaitUninterruptibly();
      }
      return Optional.ofNullable(waiting.poll());
    } finally {
      lock.unlock();
    }
  }

  boolean isClosed() {
    lock.lock();
    try {
      return closed;
    } finally {
      lock.unlock();
    }
  }

  /// Takes nothing more in.
  void close() {
    lock.lock();
    try {
      closed = true;
      changed.signalAll();
    } finally {
      lock.unlock();
    }
  }
}
