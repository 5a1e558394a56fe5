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
import java.util.concurrent.locks.ReentrantLock;
import umpire.live.Subscription;
import umpire.live.Update;
import umpire.server.http.Refusal;

/// The streams that are open: how many to each address, which of them are stuck, and when to say
/// goodbye to all.
public final class OpenStreams implements AutoCloseable {

  private final ServerContext server;
  private final Map<String, Integer> byAddress = new ConcurrentHashMap<>();
  private final Set<Stream> open = ConcurrentHashMap.newKeySet();
  private final Thread watch;
  private volatile boolean closing;

  public OpenStreams(ServerContext server) {
    this.server = server;
    this.watch = Thread.ofVirtual().name("stuck streams").start(this::watchOver);
  }

  /// One stream.
  interface Writing {
    /// Writes until there is nothing more to say, or somebody closes.
    void to(Stream stream) throws IOException;
  }

  /// Where one stream is written to, by the thread that answers the call.
  final class Stream {
    private final HttpExchange exchange;
    private final Thread writer = Thread.currentThread();

    /// Held while something is written: nobody may interrupt that to say that the end is near.
    private final ReentrantLock writing = new ReentrantLock();

    private volatile long busySince;

    private Stream(HttpExchange exchange) {
      this.exchange = exchange;
    }

    /// Writes something and sends it off.
    void write(Chunk chunk) throws IOException {
      writing.lock();
      try {
        Thread.interrupted(); // from somebody who did not know that this was about to be written
        busySince = System.nanoTime() | 1;
        OutputStream out = exchange.getResponseBody();
        chunk.to(out);
        out.flush();
        busySince = 0;
      } finally {
        writing.unlock();
      }
    }

    /// Writes updates as they come, until no more will.
    void follow(Subscription updates, Wire wire, Telling telling) throws IOException {
      try {
        while (!updates.isOver() && !closing) {
          Optional<Update> update = updates.take(server.limits().heartbeat());
          if (update.isPresent()) {
            write(out -> telling.tell(out, update.get()));
            server.meters().updateSent();
          } else {
            write(wire::heartbeat);
          }
        }
      } catch (InterruptedException closing) {
        // goodbye, then
      }
      write(wire::goodbye);
    }

    /// Wakes the writer if it waits for something to write.
    private void wake() {
      if (writing.tryLock()) {
        writer.interrupt();
        writing.unlock();
      }
    }

    /// Interrupted while it writes to a socket, a thread closes it.
    private void breakOffIfStuck(long now) {
      long since = busySince;
      if (since != 0 && now - since > server.limits().stuck().toNanos()) {
        writer.interrupt();
      }
    }
  }

  /// How an update is written.
  interface Telling {
    void tell(OutputStream out, Update update) throws IOException;
  }

  /// Something to be written at once.
  interface Chunk {
    void to(OutputStream out) throws IOException;
  }

  /// Answers a call with a stream, and returns when it has ended.
  void answer(Context call, String type, Writing writing) throws IOException {
    String address = server.gate().address(call);
    enter(address);
    HttpExchange exchange = call.exchange();
    var stream = new Stream(exchange);
    open.add(stream);
    server.meters().streamOpened();
    try {
      exchange.getResponseHeaders().set("Content-Type", type);
      exchange.getResponseHeaders().set("Cache-Control", "no-store");
      exchange.getResponseHeaders().set("X-Accel-Buffering", "no"); // a proxy must not collect it
      exchange.sendResponseHeaders(200, 0);
      writing.to(stream);
    } finally {
      open.remove(stream);
      server.meters().streamClosed();
      leave(address);
      exchange.close();
    }
  }

  private void enter(String address) {
    int most = server.limits().streams();
    int now = byAddress.merge(address, 1, Integer::sum);
    if (now > most || closing) {
      leave(address);
      throw Refusal.of(
          closing ? HttpStatus.SERVICE_UNAVAILABLE_503 : HttpStatus.TOO_MANY_REQUESTS_429,
          closing ? "the server is about to stop" : "no more than " + most + " streams at once");
    }
  }

  private void leave(String address) {
    byAddress.computeIfPresent(address, (_, count) -> count == 1 ? null : count - 1);
  }

  /// A reader who does not read would hold a connection for ever.
  private void watchOver() {
    try {
      while (!closing) {
        Thread.sleep(server.limits().stuck().dividedBy(4));
        long now = System.nanoTime();
        open.forEach(stream -> stream.breakOffIfStuck(now));
      }
    } catch (InterruptedException closed) {
      // nothing left to watch
    }
  }

  /// Has every stream say goodbye and end.
  @Override
  public void close() {
    closing = true;
    watch.interrupt();
    open.forEach(Stream::wake);
  }
}
