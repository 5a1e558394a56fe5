package umpire.server.http;

import com.sun.net.httpserver.Headers;
import com.sun.net.httpserver.HttpExchange;
import io.avaje.jex.http.Context;
import io.avaje.jex.http.HttpStatus;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Set;
import umpire.core.text.Json;

/// Writes answers to requests.
public final class Reply {

  public static final String JSON = "application/json";
  public static final String PROBLEM = "application/problem+json";
  public static final String TEXT = "text/plain; charset=utf-8";

  private static final System.Logger LOG = System.getLogger("umpire.server.http");

  private static final Map<Integer, String> TITLES =
      Map.ofEntries(
          Map.entry(400, "Malformed request"),
          Map.entry(401, "Not your seat"),
          Map.entry(403, "Not allowed"),
          Map.entry(404, "Not found"),
          Map.entry(405, "Method not allowed"),
          Map.entry(409, "Not possible now"),
          Map.entry(413, "Too large"),
          Map.entry(415, "Not JSON"),
          Map.entry(421, "Unknown host name"),
          Map.entry(422, "Cannot be carried out"),
          Map.entry(429, "Too many requests"),
          Map.entry(503, "Not available now"));

  /// Statuses after which the client may send its request again unchanged.
  private static final Set<Integer> SOON = Set.of(429, 503);

  private Reply() {}

  public static void json(Context call, int status, Json answer) {
    json(call, status, answer.toString().getBytes(StandardCharsets.UTF_8));
  }

  /// Sends JSON that is already encoded.
  public static void json(Context call, int status, byte[] answer) {
    send(call, status, JSON, answer);
  }

  public static void problem(Context call, RefusalException refusal) {
    problem(call.exchange(), refusal);
  }

  static void problem(HttpExchange exchange, RefusalException refusal) {
    if (refusal.status() == HttpStatus.REQUEST_ENTITY_TOO_LARGE_413.status()) {
      // Otherwise the unread rest of the body would be parsed as the next request.
      exchange.getResponseHeaders().set("Connection", "close");
    }
    byte[] report =
        refusal.report(AcceptedLanguage.by(exchange)).toString().getBytes(StandardCharsets.UTF_8);
    if (SOON.contains(refusal.status())) {
      exchange.getResponseHeaders().set("Retry-After", "1");
    }
    send(exchange, refusal.status(), PROBLEM, report);
  }

  /// Sends an answer of any type. It is marked as not to be stored, because answers differ between
  /// clients and change over time.
  public static void send(Context call, int status, String type, byte[] answer) {
    send(call.exchange(), status, type, answer);
  }

  private static void send(HttpExchange exchange, int status, String type, byte[] answer) {
    if (exchange.getResponseCode() > 0) {
      return; // it is already answered
    }
    Headers headers = exchange.getResponseHeaders();
    headers.set("Cache-Control", "no-store");
    headers.set("Content-Type", type);
    write(exchange, status, Gzip.shortened(exchange, answer));
  }

  /// Writes an answer whose headers are set. HEAD is answered as GET, without the body. If the
  /// client is gone, this returns normally.
  public static void write(HttpExchange exchange, int status, byte[] answer) {
    boolean empty = answer.length == 0 || isHead(exchange);
    try {
      if (isHead(exchange)) {
        exchange.getResponseHeaders().set("Content-Length", Integer.toString(answer.length));
      }
      exchange.sendResponseHeaders(status, empty ? -1 : answer.length);
      if (!empty) {
        try (OutputStream out = exchange.getResponseBody()) {
          out.write(answer);
        }
      }
    } catch (IOException gone) {
      LOG.log(System.Logger.Level.DEBUG, "the client is gone", gone);
    }
  }

  /// Whether the client wants only the headers.
  public static boolean isHead(HttpExchange exchange) {
    return exchange.getRequestMethod().equals("HEAD");
  }

  static String title(int status) {
    return TITLES.getOrDefault(status, "Failed");
  }
}
