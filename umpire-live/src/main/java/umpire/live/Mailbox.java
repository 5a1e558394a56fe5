package umpire.live;

import java.util.ArrayDeque;
import java.util.Optional;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/// A bounded queue of jobs for one reader. Every job offered is either refused at once or handed to
/// the reader, even after closing.
final class Mailbox<T> {

  private final ReentrantLock lock = new ReentrantLock();
  private final Condition changed = lock.newCondition();
  private final ArrayDeque<T> waiting = new ArrayDeque<>();
  private final int most;
  private boolean closed;

  /// @param most the maximum number of waiting jobs
  Mailbox(int most) {
    this.most = most;
  }

  /// Adds a job and returns true; returns false if the mailbox is full or closed.
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

  /// Waits for the next job and removes it; empty when the mailbox is closed and has no more jobs.
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

  /// Refuses further jobs; those waiting can still be taken.
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
