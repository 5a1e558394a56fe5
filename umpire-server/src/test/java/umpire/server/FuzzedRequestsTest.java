package umpire.server;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.net.SocketException;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/// For any request, the server never answers 500 and never reveals a seat's secrets.
final class FuzzedRequestsTest {

  private static final int CALLS = 1_500;
  private static final int PATIENCE_MILLIS = 20_000;
  private static final int LONGEST_ANSWER = 1 << 20;

  private static final Pattern STREAM =
      Pattern.compile("(?i)\\r\\ncontent-type: (text/event-stream|application/x-ndjson)");
  private static final int PARTS_OF_A_STREAM = 4;

  private static final List<String> METHODS =
      List.of("GET", "POST", "PUT", "DELETE", "HEAD", "OPTIONS", "PATCH", "TRACE", "get", "X", "");
  private static final List<String> PARTS =
      List.of(
          "api",
          "tables",
          "games",
          "desk",
          "moves",
          "why",
          "hint",
          "claim",
          "at",
          "record",
          "back",
          "openapi.json",
          "t",
          "d",
          "embed",
          "rules",
          "assets",
          "lang",
          "..",
          ".",
          "%00",
          "%2e%2e",
          "%zz",
          "",
          "~",
          "*",
          "a b",
          "ü",
          "-1",
          "0",
          "2",
          "99999999999",
          "base.css",
          "cribbage",
          "?as=spectator",
          "?since=0",
          "?since=x",
          "?state=open",
          "?state=%22",
          "stream",
          "stream%2F",
          "#x");
  private static final List<String> BODIES =
      List.of(
          "",
          "{}",
          "[]",
          "null",
          "{",
          "\"",
          "{\"key\":1}",
          "{\"key\":\"k\",\"ask\":-1}",
          "{\"key\":\"k\",\"ask\":1e99,\"event\":\"lay 5H\"}",
          "{\"event\":null}",
          "{\"key\":\"k\",\"ask\":1,\"event\":\"\\u0000\\ud800\"}",
          "{\"token\":[]}",
          "{\"key\":\"k\",\"do\":\"ask\",\"to\":2147483648}",
          "{\"text\":\"umpire 1\\nGame: x\"}",
          "{\"text\":\"{\\\"v\\\":1\",\"game\":\"cribbage\"}",
          "{\"game\":\"cribbage\",\"seats\":{}}",
          "{\"game\":\"cribbage\",\"seats\":[{\"kind\":\"bot\",\"strategy\":\"exec:sh\"}]}",
          "[".repeat(3_000),
          "{\"a\":".repeat(600),
          "\u0000\u0001\u00ff",
          "{\"key\":\"k\"}x");
  private static final List<String> HEADERS =
      List.of(
          "Content-Type: application/json",
          "Content-Type: text/plain",
          "Content-Type:",
          "Authorization: Bearer x",
          "Authorization: Basic eA==",
          "Authorization:",
          "Cookie: seat-x=y; seat-=; =;;",
          "Cookie: " + "a=b; ".repeat(200),
          "Last-Event-ID: x",
          "Accept: application/x-ndjson",
          "Accept-Encoding: gzip;q=0, br",
          "Origin: null",
          "Origin: http://[",
          "Sec-Fetch-Site: cross-site",
          "If-None-Match: *",
          "Range: bytes=0-",
          "Expect: 100-continue",
          "X-Forwarded-For: ,,,",
          "Host: elsewhere.example",
          "Upgrade: x");

  @Test
  void noCallBreaksTheServerOrOpensAHand() throws Exception {
    long seed = Long.getLong("fuzz.seed", System.nanoTime());
    var random = new Random(seed);
    try (TestHouse house = TestHouse.open()) {
      TestHouse.Laid table = house.two("cribbage", "");
      String anna = table.tokens().get(0);
      JsonObject shown = house.awaited(table, anna);
      List<String> secrets = secrets(shown, anna);
      var served = new int[2];
      for (int i = 0; i < CALLS; i++) {
        String call = call(random, table, table.tokens().get(1));
        String answer = answer(house, call);
        String what = "seed %d, call %d: %s%n%s".formatted(seed, i, call, answer);
        assertThat(answer).as(what).doesNotContain("HTTP/1.1 5", "\tat ", "Exception in");
        assertThat(answer).as(what).doesNotContain(secrets);
        served[answer.startsWith("HTTP/1.1 2") ? 0 : 1]++;
      }
      assertThat(served[0]).as("calls that went well, seed " + seed).isGreaterThan(10);
      assertThat(served[1]).as("calls that did not").isGreaterThan(100);
      assertThat(house.get(table.path(""), anna).statusCode()).isEqualTo(200);
    }
  }

  /// Returns what only Anna may receive: her token, and her hand as she sees it.
  private static List<String> secrets(JsonObject shown, String token) {
    JsonElement hand =
        shown.getAsJsonObject("view").getAsJsonArray("seats").get(0).getAsJsonObject().get("hand");
    return List.of(token, hand.toString());
  }

  private static String call(Random random, TestHouse.Laid table, String ben) {
    var path = new StringBuilder();
    if (random.nextInt(3) > 0) {
      path.append("/api/tables/").append(table.id());
    }
    for (int parts = random.nextInt(4); parts > 0; parts--) {
      String part = PARTS.get(random.nextInt(PARTS.size()));
      path.append(part.startsWith("?") ? "" : "/").append(part);
    }
    String body = BODIES.get(random.nextInt(BODIES.size()));
    var headers = new ArrayList<String>(List.of("Host: 127.0.0.1"));
    for (int some = random.nextInt(4); some > 0; some--) {
      headers.add(HEADERS.get(random.nextInt(HEADERS.size())));
    }
    if (random.nextInt(3) == 0) {
      headers.add("Authorization: Bearer " + ben);
    }
    if (random.nextInt(2) == 0) {
      headers.add("Content-Type: application/json");
    }
    headers.add("Connection: close");
    int length = random.nextInt(12) == 0 ? random.nextInt(9) : body.getBytes(UTF_8).length;
    headers.add("Content-Length: " + length);
    String method = METHODS.get(random.nextInt(random.nextBoolean() ? 2 : METHODS.size()));
    return method + " " + path + " HTTP/1.1\r\n" + String.join("\r\n", headers) + "\r\n\r\n" + body;
  }

  /// Returns the answer up to the point where the server closes; empty if it closes at once.
  private static String answer(TestHouse house, String call) throws IOException {
    try (var socket = new Socket(InetAddress.getLoopbackAddress(), house.server().port())) {
      socket.setSoTimeout(PATIENCE_MILLIS);
      socket.getOutputStream().write(call.getBytes(UTF_8));
      socket.shutdownOutput();
      return answer(socket.getInputStream());
    } catch (SocketException reset) {
      return "";
    }
  }

  /// Reads the whole answer; of a stream, whose heartbeats would not end, only the first parts.
  private static String answer(InputStream from) throws IOException {
    var heard = new ByteArrayOutputStream();
    var part = new byte[64 << 10];
    int parts = 0;
    for (int read = from.read(part); read >= 0; read = from.read(part)) {
      heard.write(part, 0, read);
      parts++;
      assertThat(heard.size()).as("bytes of one answer").isLessThan(LONGEST_ANSWER);
      if (parts >= PARTS_OF_A_STREAM && STREAM.matcher(heard.toString(ISO_8859_1)).find()) {
        break;
      }
    }
    return heard.toString(ISO_8859_1);
  }

  @Test
  void aNameThatIsNotOursIsNotAnswered() throws Exception {
    try (TestHouse house = TestHouse.open()) {
      String call = "GET / HTTP/1.1\r\nConnection: close\r\nHost: ";
      assertThat(answer(house, call + "rebound.example\r\n\r\n")).startsWith("HTTP/1.1 421");
      assertThat(answer(house, call + "localhost:1\r\n\r\n")).startsWith("HTTP/1.1 200");
      assertThat(answer(house, call + "192.168.1.7\r\n\r\n")).startsWith("HTTP/1.1 200");
    }
  }
}
