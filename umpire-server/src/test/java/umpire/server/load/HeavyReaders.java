package umpire.server.load;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Clients that ask a server for much: moments of a long game, or all of it without reading the
/// answer. Counts the statuses of the answers.
final class HeavyReaders implements AutoCloseable {

  private static final Pattern STATUS = Pattern.compile("HTTP/1.[01] ([0-9]{3}).*");
  private static final Pattern EVENTS = Pattern.compile("\"n\":([0-9]+)");
  private static final int SMALL_BUFFER = 4096;

  private final int port;
  private final ConcurrentHashMap<Integer, Integer> answers = new ConcurrentHashMap<>();
  private final List<Socket> stalled = new ArrayList<>();
  private final AtomicInteger callers = new AtomicInteger(1);
  private volatile boolean closed;

  HeavyReaders(int port) {
    this.port = port;
  }

  /// Returns the number of answers by status; 0 for broken connections.
  ConcurrentHashMap<Integer, Integer> answers() {
    return answers;
  }

  /// Returns the number of events at a table.
  int events(String table) throws IOException {
    Matcher number = EVENTS.matcher(get("/api/tables/" + table));
    return number.find() ? Integer.parseInt(number.group(1)) : 0;
  }

  /// Waits until a table has this number of events.
  ///
  /// @return the number of events then
  int await(String table, int count, Duration most) throws Exception {
    long end = System.nanoTime() + most.toNanos();
    int events = events(table);
    while (events < count) {
      if (System.nanoTime() > end) {
        throw new IOException("only " + events + " events have happened");
      }
      Thread.sleep(500);
      events = events(table);
    }
    return events;
  }

  /// Returns the complete answer to a request, with its headers.
  String get(String path) throws IOException {
    return get(path, InetAddress.getLoopbackAddress());
  }

  /// @param from the client's own address
  private String get(String path, InetAddress from) throws IOException {
    try (var socket = connected(from)) {
      ask(socket, path);
      String answer = new String(socket.getInputStream().readAllBytes(), UTF_8);
      Matcher status = STATUS.matcher(answer.lines().findFirst().orElse(""));
      answers.merge(status.matches() ? Integer.parseInt(status.group(1)) : 0, 1, Integer::sum);
      return answer;
    }
  }

  private Socket connected(InetAddress from) throws IOException {
    var socket = new Socket();
    socket.setReceiveBufferSize(SMALL_BUFFER);
    socket.bind(new InetSocketAddress(from, 0));
    socket.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), port));
    return socket;
  }

  /// Returns a new address of this machine, so that the server counts each client separately.
  private InetAddress stranger() throws IOException {
    int number = callers.incrementAndGet();
    return InetAddress.getByAddress(new byte[] {127, 0, (byte) (number >> 8), (byte) number});
  }

  private static void ask(Socket socket, String path) throws IOException {
    String call = "GET %s HTTP/1.0\r\nHost: 127.0.0.1\r\n\r\n".formatted(path);
    socket.getOutputStream().write(call.getBytes(US_ASCII));
  }

  /// Starts readers that ask for one moment of a game after another.
  void read(String table, int events, int count) throws IOException {
    for (int i = 0; i < count; i++) {
      InetAddress address = stranger();
      Thread.startVirtualThread(() -> {
        while (!closed) {
          int at = ThreadLocalRandom.current().nextInt(events / 2, events);
          try {
            get("/api/tables/%s/at/%d".formatted(table, at), address);
          } catch (IOException broken) {
            answers.merge(0, 1, Integer::sum);
          }
        }
      });
    }
  }

  /// Asks repeatedly for all entries of a table, and reads none of them.
  void stall(String table, int count) throws IOException {
    for (int i = 0; i < count; i++) {
      var socket = connected(stranger());
      ask(socket, "/api/tables/%s?since=0".formatted(table));
      stalled.add(socket);
    }
  }

  @Override
  public void close() throws IOException {
    closed = true;
    for (Socket socket : stalled) {
      socket.close();
    }
  }
}
