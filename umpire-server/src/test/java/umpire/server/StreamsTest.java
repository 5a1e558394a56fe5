package umpire.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.net.StandardSocketOptions;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import org.junit.jupiter.api.Test;
import umpire.live.log.MemoryLog;
import umpire.server.api.Limits;

/// Streams: their contents, how they resume, and that they leave nothing open.
final class StreamsTest {

  @Test
  void aBrowserIsToldWhenToComeBackAndWhatItMissed() throws Exception {
    try (TestHouse house = TestHouse.open()) {
      TestHouse.Laid table = house.two("cribbage", "");
      String anna = table.tokens().getFirst();
      house.awaited(table, anna);
      try (InputStream stream = open(house, table.path("/stream"), anna, "text/event-stream")) {
        assertThat(Lines.first(stream)).matches("retry: [1-3][0-9]{3}");
        Lines.first(stream);
        String id = Lines.first(stream);
        JsonObject update = data(Lines.first(stream));
        assertThat(id).isEqualTo("id: " + update.get("seq").getAsLong());
      }
      try (InputStream again = open(house, table.path("/stream?since=3"), anna, "x")) {
        Lines.first(again);
        Lines.first(again);
        Lines.first(again);
        JsonObject update = data(Lines.first(again));
        assertThat(update.getAsJsonArray("told"))
            .isNotEmpty()
            .allMatch(told -> told.getAsJsonObject().get("seq").getAsLong() > 3);
      }
    }
  }

  private static JsonObject data(String line) {
    assertThat(line).startsWith("data: ");
    return JsonParser.parseString(line.substring("data: ".length())).getAsJsonObject();
  }

  private static InputStream open(TestHouse house, String path, String token, String accept)
      throws IOException, InterruptedException {
    return house
        .client()
        .send(
            house
                .request(path)
                .header("Authorization", "Bearer " + token)
                .header("Accept", accept)
                .build(),
            BodyHandlers.ofInputStream())
        .body();
  }

  @Test
  void aServerThatStopsSaysGoodbyeOnEveryStream() throws Exception {
    var streams = new ArrayList<InputStream>();
    try (TestHouse house = TestHouse.open(new MemoryLog(), silent())) {
      TestHouse.Laid table = house.two("cribbage", "");
      for (String accept : new String[] {"text/event-stream", "application/x-ndjson"}) {
        InputStream stream = open(house, table.path("/stream"), table.tokens().getFirst(), accept);
        Lines.first(stream);
        streams.add(stream);
      }
      house.server().close();
      assertThat(Lines.rest(streams.getFirst())).endsWith("event: goodbye\ndata: {}\n\n");
      assertThat(Lines.rest(streams.getLast())).endsWith("{\"v\":1,\"goodbye\":true}\n");
      assertThat(house.server().metrics().streams()).isZero();
    }
  }

  /// Returns limits with a heartbeat so rare that it does not reveal a waiting stream.
  private static Limits silent() {
    Limits wide = TestHouse.WIDE;
    return new Limits(
        wide.body(),
        wide.document(),
        wide.commands(),
        wide.claims(),
        wide.tables(),
        wide.documents(),
        wide.streams(),
        wide.connections(),
        Duration.ofMinutes(10),
        wide.stuck());
  }

  @Test
  void aSocketThatWasClosedOrIsNotReadIsReleased() throws Exception {
    try (TestHouse house = TestHouse.open()) {
      TestHouse.Laid table = house.two("cribbage", "");
      var sockets = new ArrayList<Socket>();
      for (int i = 0; i < 40; i++) {
        sockets.add(listening(house, table));
      }
      await(house, 40);
      for (int i = 0; i < sockets.size(); i++) {
        if (i % 2 == 0) {
          sockets.get(i).setOption(StandardSocketOptions.SO_LINGER, 0); // a reset
        }
        sockets.get(i).close();
      }
      await(house, 0);
    }
  }

  private static Socket listening(TestHouse house, TestHouse.Laid table) throws IOException {
    var socket = new Socket(InetAddress.getLoopbackAddress(), house.server().port());
    String call = "GET %s HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n".formatted(table.path("/stream"));
    socket.getOutputStream().write(call.getBytes(StandardCharsets.US_ASCII));
    return socket;
  }

  private static void await(TestHouse house, int streams) {
    long deadline = System.nanoTime() + Duration.ofSeconds(60).toNanos();
    while (house.server().metrics().streams() != streams) {
      assertThat(System.nanoTime())
          .as("%d streams are open", house.server().metrics().streams())
          .isLessThan(deadline);
      Thread.onSpinWait();
    }
  }

  @Test
  void twoServersAtOnceKnowNothingOfEachOther() throws Exception {
    try (TestHouse one = TestHouse.open();
        TestHouse other = TestHouse.open()) {
      TestHouse.Laid table = one.two("cribbage", "");
      assertThat(one.get(table.path("")).statusCode()).isEqualTo(200);
      assertThat(other.get(table.path("")).statusCode()).isEqualTo(404);
      assertThat(one.server().port()).isNotEqualTo(other.server().port());
    }
  }

  @Test
  void aBotIsAskedAndAnswersOverHttp() throws Exception {
    try (TestHouse house = TestHouse.open()) {
      TestHouse.Laid table = house.two("maumau", "");
      int answered = 0;
      String anna = table.tokens().getFirst();
      try (InputStream questions = open(house, table.path("/bot"), anna, "x")) {
        String hello = Lines.first(questions);
        assertThat(hello).contains("\"ask\":\"hello\"", "\"seat\":\"Anna\"");
        while (answered < 3) {
          answered += answer(house, table, anna, Lines.first(questions));
          ben(house, table);
        }
      }
      assertThat(answered).isEqualTo(3);
    }
  }

  /// Lets Ben follow a hint if he must act.
  private static void ben(TestHouse house, TestHouse.Laid table) {
    String ben = table.tokens().getLast();
    JsonObject shown = TestHouse.json(house.get(table.path(""), ben));
    if (shown.get("ask") instanceof JsonObject ask) {
      String first = shown.getAsJsonObject("view").getAsJsonArray("legal").get(0).toString();
      String move =
          "{\"key\":\"b%s\",\"ask\":%s,\"event\":%s}"
              .formatted(ask.get("id"), ask.get("id"), first);
      house.post(table.path("/moves"), ben, move);
    }
  }

  private static int answer(TestHouse house, TestHouse.Laid table, String token, String line) {
    if (line.isEmpty()) {
      return 0; // a heartbeat
    }
    JsonObject question = JsonParser.parseString(line).getAsJsonObject();
    assertThat(question.get("ask").getAsString()).isEqualTo("move");
    String event = question.getAsJsonObject("facts").getAsJsonArray("legal").get(0).toString();
    String body = "{\"id\":%s,\"event\":%s}".formatted(question.get("id"), event);
    assertThat(house.post(table.path("/bot"), token, body).statusCode()).isEqualTo(200);
    return 1;
  }
}
