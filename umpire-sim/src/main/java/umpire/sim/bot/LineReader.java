package umpire.sim.bot;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/// Reads a bot's lines on a separate thread, because reading from a pipe cannot time out. Lines are
/// handed over one at a time: no more is read until a line is taken, so that a bot that writes
/// without end blocks itself.
final class LineReader {

  static final int LONGEST_LINE = 1 << 16;

  private final InputStream output;
  private final BlockingQueue<BotOutput> handOver = new ArrayBlockingQueue<>(1);
  private final byte[] bytes = new byte[LONGEST_LINE + 1];
  private int size;

  LineReader(InputStream output) {
    this.output = output;
  }

  /// Returns the next item, or null if none comes in time.
  @Nullable BotOutput next(Duration time) throws InterruptedException {
    return handOver.poll(time.toNanos(), TimeUnit.NANOSECONDS);
  }

  /// Reads until the output ends, a line is too long, or the thread is interrupted.
  void run() {
    try {
      BotOutput heard = line();
      while (heard instanceof BotOutput.Line) {
        handOver.put(heard);
        heard = line();
      }
      handOver.put(heard);
    } catch (InterruptedException dismissed) {
      // The bot was killed, and this thread has done its work.
    }
  }

  private BotOutput line() {
    int seen = 0;
    int end = lineEnd(seen);
    while (end < 0) {
      if (size == bytes.length) {
        return new BotOutput.TooLong();
      }
      int count = read();
      if (count < 0) {
        return new BotOutput.End();
      }
      seen = size;
      size += count;
      end = lineEnd(seen);
    }
    return take(end);
  }

  private int lineEnd(int from) {
    for (int i = from; i < size; i++) {
      if (bytes[i] == '\n') {
        return i;
      }
    }
    return -1;
  }

  private BotOutput take(int end) {
    var line = new BotOutput.Line(new String(bytes, 0, end, StandardCharsets.UTF_8));
    size -= end + 1;
    System.arraycopy(bytes, end + 1, bytes, 0, size);
    return line;
  }

  /// Reads more bytes; a broken stream counts as ended.
  private int read() {
    try {
      return output.read(bytes, size, bytes.length - size);
    } catch (IOException broken) {
      return -1;
    }
  }
}
