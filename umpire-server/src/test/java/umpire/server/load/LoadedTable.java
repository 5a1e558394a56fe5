package umpire.server.load;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// A table under load: one stream per seat; the seat that must act moves on request.
final class LoadedTable {

  private static final Pattern SEQ = Pattern.compile("\"seq\":([0-9]+)");
  private static final Pattern ASK = Pattern.compile("\"ask\":\\{\"id\":([0-9]+)");
  private static final Pattern LEGAL = Pattern.compile("\"legal\":\\[\"([^\"]+)\"");

  private final String id;
  private final List<String> tokens;
  private final int port;
  private final Waits acknowledged;
  private final Waits shown;
  private final AtomicBoolean busy = new AtomicBoolean();

  /// A move that a seat could make now.
  private record Possible(int seat, String ask, String event) {}

  private volatile Possible possible = new Possible(-1, "", "");
  private volatile long sentAt;
  private volatile long sentSeq = Long.MAX_VALUE;
  private volatile long seq;

  /// @param acknowledged receives the time until each answer
  /// @param shown receives the time until others were shown a move
  LoadedTable(String id, List<String> tokens, int port, Waits acknowledged, Waits shown) {
    this.id = id;
    this.tokens = tokens;
    this.port = port;
    this.acknowledged = acknowledged;
    this.shown = shown;
  }

  int seats() {
    return tokens.size();
  }

  /// Reads a seat's stream until the server is gone.
  ///
  /// @param door admits a few clients at a time
  void follow(int seat, Semaphore door) {
    read(
        tokens.get(seat),
        door,
        line -> {
          long now = System.nanoTime();
          Matcher number = SEQ.matcher(line);
          long told = number.find() ? Long.parseLong(number.group(1)) : 0;
          if (told > sentSeq && seat != possible.seat()) {
            shown.add(now - sentAt);
          }
          Matcher ask = ASK.matcher(line);
          Matcher legal = LEGAL.matcher(line);
          if (ask.find() && legal.find()) {
            possible = new Possible(seat, ask.group(1), legal.group(1));
            seq = told;
            busy.set(false);
          }
        });
  }

  /// Reads a spectator's stream.
  void watch(Waits seen, Semaphore door) {
    read(
        "",
        door,
        line -> {
          Matcher number = SEQ.matcher(line);
          if (number.find() && Long.parseLong(number.group(1)) > sentSeq) {
            seen.add(System.nanoTime() - sentAt);
          }
        });
  }

  private interface Reader {
    void take(String line);
  }

  /// Reads a stream with HTTP 1.0, so that lines arrive without chunk headers.
  private void read(String token, Semaphore door, Reader reader) {
    door.acquireUninterruptibly();
    boolean waits = true;
    try (var socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
      String bearer = token.isEmpty() ? "" : "Authorization: Bearer " + token + "\r\n";
      String call =
          "GET /api/tables/%s/stream HTTP/1.0\r\nHost: 127.0.0.1\r\n%sAccept: application/x-ndjson\r\n\r\n";
      socket
          .getOutputStream()
          .write(call.formatted(id, bearer).getBytes(StandardCharsets.US_ASCII));
      var lines =
          new BufferedReader(
              new InputStreamReader(socket.getInputStream(), StandardCharsets.ISO_8859_1), 2048);
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        if (line.startsWith("{")) {
          reader.take(line);
          if (waits) {
            waits = false;
            door.release();
          }
        }
      }
    } catch (IOException over) {
      // The server is gone, which ends this stream.
    } finally {
      if (waits) {
        door.release();
      }
    }
  }

  /// Makes a move for a seat that must act, unless another one is in progress.
  ///
  /// @return whether a move was made
  boolean move(Socket socket) throws IOException {
    Possible next = possible;
    if (next.seat() < 0 || !busy.compareAndSet(false, true)) {
      return false;
    }
    sentSeq = seq;
    String body =
        "{\"key\":\"k%s\",\"ask\":%s,\"event\":\"%s\"}"
            .formatted(next.ask(), next.ask(), next.event());
    String call =
        """
        POST /api/tables/%s/moves HTTP/1.1\r
        Host: 127.0.0.1\r
        Authorization: Bearer %s\r
        Content-Type: application/json\r
        Content-Length: %d\r
        \r
        %s\
        """
            .formatted(id, tokens.get(next.seat()), body.length(), body);
    sentAt = System.nanoTime();
    socket.getOutputStream().write(call.getBytes(StandardCharsets.US_ASCII));
    String head = answer(socket.getInputStream());
    acknowledged.add(System.nanoTime() - sentAt);
    if (!head.startsWith("HTTP/1.1 200")) {
      throw new UncheckedIOException(new IOException("a move was refused: " + head));
    }
    return true;
  }

  private static String answer(InputStream in) throws IOException {
    var head = new StringBuilder();
    while (head.indexOf("\r\n\r\n") < 0) {
      int next = in.read();
      if (next < 0) {
        throw new IOException("no answer");
      }
      head.append((char) next);
    }
    Matcher length =
        Pattern.compile("content-length: *([0-9]+)", Pattern.CASE_INSENSITIVE).matcher(head);
    in.skipNBytes(length.find() ? Long.parseLong(length.group(1)) : 0);
    return head.toString();
  }
}
