package umpire.server.http;

import io.avaje.jex.http.Context;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import umpire.core.text.Json;

/// Writes answers.
public final class Reply {

  public static final String JSON = "application/json";
  public static final String PROBLEM = "application/problem+json";
  public static final String TEXT = "text/plain; charset=utf-8";

  private static final Map<Integer, String> TITLES =
      Map.ofEntries(
          Map.entry(400, "Cannot be understood"),
          Map.entry(401, "Not your seat"),
          Map.entry(403, "Not allowed"),
          Map.entry(404, "Not here"),
          Map.entry(405, "Not this way"),
          Map.entry(409, "Too late"),
          Map.entry(413, "Too long"),
          Map.entry(415, "Not in JSON"),
          Map.entry(421, "Not this house"),
          Map.entry(422, "Against a rule"),
          Map.entry(429, "Too many"),
          Map.entry(503, "Not now"));

  private Reply() {}

  public static void json(Context call, int status, Json answer) {
    json(call, status, answer.toString().getBytes(StandardCharsets.UTF_8));
  }

  /// JSON that was made before.
  public static void json(Context call, int status, byte[] answer) {
    send(call, status, JSON, answer);
  }

  public static void problem(Context call, Refusal refusal) {
    byte[] report = refusal.report().toString().getBytes(StandardCharsets.UTF_8);
    send(call, refusal.status(), PROBLEM, report);
  }

  /// Anything. What is said to one caller now is never to be shown to another, or later.
  public static void send(Context call, int status, String type, byte[] answer) {
    if (call.responseSent()) {
      return;
    }
    call.header("Cache-Control", "no-store");
    call.status(status).contentType(type).write(answer);
  }

  static String title(int status) {
    return TITLES.getOrDefault(status, "Not done");
  }
}
