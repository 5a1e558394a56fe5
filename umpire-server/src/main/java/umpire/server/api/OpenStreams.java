package umpire.server.api;

import com.sun.net.httpserver.HttpExchange;
import io.avaje.jex.http.Context;
import io.avaje.jex.http.HttpStatus;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.ReentrantLock;
import umpire.core.text.Sentence;
import umpire.live.message.Subscription;
import umpire.live.message.Update;
import umpire.server.http.RefusalException;
import umpire.server.http.Reply;

/// The open streams: counts them per address, and ends all of them when the server stops.
public final class OpenStreams implements AutoCloseable {

  /// The largest answer that is not counted; a connection buffers as much anyway.
  private static final int SHORT = 32 << 10;

  private static final int MAX_HELD = 64 << 20;
  private static final int MAX_HELD_BY_ONE = 16 << 20;

  private final ServerContext server;
  private final Map<String, Long> heldBy = new ConcurrentHashMap<>();
  private final AtomicLong held = new AtomicLong();
  private final Map<String, Integer> byAddress = new ConcurrentHashMap<>();
  private final Set<Stream> open = ConcurrentHashMap.newKeySet();
  private volatile boolean closing;

  public OpenStreams(ServerContext server) {
    this.server = server;
  }

  /// The writer of one stream.
  interface Writing {
    /// Writes until the stream has no more content, or the server stops.
    void to(Stream stream) throws IOException;
  }

  /// One stream, written by the thread that answers the request.
  final class Stream {
    private final HttpExchange exchange;
    private final Thread writer = Thread.currentThread();

    /// Held during a write, which must not be interrupted to announce the end.
    private final ReentrantLock writing = new ReentrantLock();

    private Stream(HttpExchange exchange) {
      this.exchange = exchange;
    }

    /// Writes a chunk and flushes it.
    void write(Chunk chunk) throws IOException {
      writing.lock();
      try {
        Thread.interrupted(); // from a wake-up that came before this write
        OutputStream out = exchange.getResponseBody();
        chunk.to(out);
        out.flush();
      } finally {
        writing.unlock();
      }
    }

    /// Writes updates until the subscription ends or the server stops.
    void follow(Subscription updates, StreamFormat format, UpdateWriter updateWriter)
        throws IOException {
      try {
        while (!updates.isOver() && !closing) {
          Optional<Update> update = updates.take(server.limits().heartbeat());
          if (update.isPresent()) {
            write(out -> updateWriter.tell(out, update.get()));
            server.metrics().updateSent();
          } else {
            write(format::heartbeat);
          }
        }
      } catch (InterruptedException closing) {
        // The server is stopping.
      }
      write(format::goodbye);
    }

    /// Wakes the writer if it waits for something to write.
    private void wake() {
      if (writing.tryLock()) {
        writer.interrupt();
        writing.unlock();
      }
    }
  }

  /// Writes an update in a format.
  interface UpdateWriter {
    void tell(OutputStream out, Update update) throws IOException;
  }

  /// Content to write and flush as one.
  interface Chunk {
    void to(OutputStream out) throws IOException;
  }

  /// Answers a request with a stream; returns when the stream has ended.
  void answer(Context call, String type, Writing writing) throws IOException {
    HttpExchange exchange = call.exchange();
    exchange.getResponseHeaders().set("Content-Type", type);
    exchange.getResponseHeaders().set("Cache-Control", "no-store");
    exchange.getResponseHeaders().set("X-Accel-Buffering", "no"); // a proxy must not collect it
    if (Reply.isHead(exchange)) {
      exchange.sendResponseHeaders(200, -1);
      return;
    }
    String address = server.guard().address(call);
    enter(address);
    var stream = new Stream(exchange);
    open.add(stream);
    server.metrics().streamOpened();
    try {
      exchange.sendResponseHeaders(200, 0);
      writing.to(stream);
    } finally {
      open.remove(stream);
      server.metrics().streamClosed();
      leave(address);
      exchange.close();
    }
  }

  /// Sends an answer that may be long to a client that may read slowly. All long answers in
  /// progress are limited in total size, and those to one address to a part of it.
  void guard(Context call, int bytes, Runnable sending) {
    if (bytes <= SHORT) {
      sending.run();
      return;
    }
    String address = server.guard().address(call);
    long mine = heldBy.merge(address, (long) bytes, Long::sum);
    long all = held.addAndGet(bytes);
    try {
      if (mine > MAX_HELD_BY_ONE || all > MAX_HELD) {
        throw Refusals.crowded(mine > MAX_HELD_BY_ONE);
      }
      sending.run();
    } finally {
      held.addAndGet(-bytes);
      heldBy.computeIfPresent(address, (_, sum) -> sum == bytes ? null : sum - bytes);
    }
  }

  private void enter(String address) {
    int most = server.limits().streams();
    int now = byAddress.merge(address, 1, Integer::sum);
    if (now > most || closing) {
      leave(address);
      throw RefusalException.of(
          closing ? HttpStatus.SERVICE_UNAVAILABLE_503 : HttpStatus.TOO_MANY_REQUESTS_429,
          closing
              ? Sentence.of("the server is stopping; try again in a moment")
              : Sentence.of(
                      "at most {most} streams may be open to one address; close another one first")
                  .fact("most", most));
    }
  }

  private void leave(String address) {
    byAddress.computeIfPresent(address, (_, count) -> count == 1 ? null : count - 1);
  }

  /// Ends all streams with a goodbye.
  @Override
  public void close() {
    closing = true;
    open.forEach(Stream::wake);
  }
}
