package umpire.server.http;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.time.Duration;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/// Ends writes that a client does not accept in time. The JDK's server has no time limit for
/// writing, so such a client would keep a connection and a thread forever.
public final class WriteWatch implements AutoCloseable {

  /// The longest single write: the JDK's server copies each into a buffer of twice its length, and
  /// keeps it.
  private static final int LONGEST_WRITE = 16 << 10;

  private final Duration longest;
  private final Set<WatchedStream> writing = ConcurrentHashMap.newKeySet();
  private final Thread watch;

  /// @param longest the time limit of one write
  public WriteWatch(Duration longest) {
    this.longest = longest;
    this.watch = Thread.ofVirtual().name("stuck writes").start(this::watchOver);
  }

  /// Returns the stream with a time limit for its writes.
  OutputStream watched(OutputStream out) {
    return new WatchedStream(out);
  }

  private void watchOver() {
    try {
      while (true) {
        Thread.sleep(longest.dividedBy(4));
        long now = System.nanoTime();
        writing.forEach(each -> each.breakOffIfStuck(now));
      }
    } catch (InterruptedException closed) {
      // the server is closed
    }
  }

  @Override
  public void close() {
    watch.interrupt();
  }

  /// An operation on the wrapped stream.
  private interface WriteAction {
    void run() throws IOException;
  }

  private final class WatchedStream extends FilterOutputStream {

    private final Thread writer = Thread.currentThread();
    private volatile long since;

    private WatchedStream(OutputStream out) {
      super(out);
    }

    @Override
    public void write(int b) throws IOException {
      watching(() -> out.write(b));
    }

    @Override
    public void write(byte[] bytes, int from, int length) throws IOException {
      for (int done = 0; done < length; done += LONGEST_WRITE) {
        int start = from + done;
        int part = Math.min(LONGEST_WRITE, length - done);
        watching(() -> out.write(bytes, start, part));
      }
    }

    @Override
    public void flush() throws IOException {
      watching(out::flush);
    }

    /// Closes the stream without flushing it, unlike the superclass, because it may be closed
    /// already.
    @Override
    public void close() throws IOException {
      watching(out::close);
    }

    private void watching(WriteAction what) throws IOException {
      since = System.nanoTime();
      writing.add(this);
      try {
        what.run();
      } finally {
        writing.remove(this);
      }
    }

    /// Interrupts a write that takes too long; this closes its socket.
    private void breakOffIfStuck(long now) {
      if (now - since > longest.toNanos()) {
        writer.interrupt();
      }
    }
  }
}
