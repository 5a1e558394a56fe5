package umpire.server;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/// One connection to a server, kept open between requests. Unlike an HTTP client it does not open
/// another one when the server closes it.
final class RawConnection implements AutoCloseable {

  private static final int PATIENCE_MILLIS = 60_000;

  private final Socket socket;
  private final InputStream in;

  /// @param headers by case-insensitive name
  record Answer(int status, Map<String, String> headers, byte[] bytes) {

    Optional<String> header(String name) {
      return Optional.ofNullable(headers.get(name));
    }

    String body() {
      return new String(bytes, UTF_8);
    }
  }

  RawConnection(int port) throws IOException {
    socket = new Socket(InetAddress.getLoopbackAddress(), port);
    socket.setSoTimeout(PATIENCE_MILLIS);
    socket.setTcpNoDelay(true);
    in = new BufferedInputStream(socket.getInputStream());
  }

  Answer call(String method, String path, String... headers) throws IOException {
    send(method + " " + path + " HTTP/1.1\r\nHost: 127.0.0.1\r\n" + lines(headers) + "\r\n");
    return answer(method);
  }

  Answer post(String path, String body, String... headers) throws IOException {
    send(postHead(path, body.getBytes(UTF_8).length, headers) + body);
    return answer("POST");
  }

  /// Returns the answer to a request whose body is announced but never sent.
  Answer announce(String path, int length) throws IOException {
    send(postHead(path, length));
    return answer("POST");
  }

  private static String postHead(String path, int length, String... headers) {
    return "POST %s HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n%sContent-Length: %d\r\n\r\n"
        .formatted(path, lines(headers), length);
  }

  private static String lines(String... headers) {
    return headers.length == 0 ? "" : String.join("\r\n", headers) + "\r\n";
  }

  /// Sends text unchanged, for instance half a request.
  void send(String words) throws IOException {
    socket.getOutputStream().write(words.getBytes(UTF_8));
  }

  /// Whether the server closes the connection without an answer.
  boolean isClosed() throws IOException {
    return in.read() < 0;
  }

  /// Resets the connection, so that reads and writes of the server fail.
  void breakOff() throws IOException {
    socket.setSoLinger(true, 0);
    socket.close();
  }

  private Answer answer(String method) throws IOException {
    String first = line();
    var headers = new TreeMap<String, String>(String.CASE_INSENSITIVE_ORDER);
    for (String line = line(); !line.isEmpty(); line = line()) {
      int colon = line.indexOf(':');
      headers.put(line.substring(0, colon), line.substring(colon + 1).strip());
    }
    int length =
        method.equals("HEAD") ? 0 : Integer.parseInt(headers.getOrDefault("Content-Length", "0"));
    byte[] body = in.readNBytes(length);
    if (body.length < length) {
      throw new EOFException("closed in the middle of an answer");
    }
    return new Answer(Integer.parseInt(first.split(" ", 3)[1]), headers, body);
  }

  private String line() throws IOException {
    var line = new StringBuilder();
    for (int next = in.read(); next != '\n'; next = in.read()) {
      if (next < 0) {
        throw new EOFException("closed without an answer");
      }
      line.append((char) next);
    }
    return line.toString().strip();
  }

  @Override
  public void close() throws IOException {
    socket.close();
  }
}
