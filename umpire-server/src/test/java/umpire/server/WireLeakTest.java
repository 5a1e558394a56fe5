package umpire.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.io.InputStream;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.live.log.Append;
import umpire.live.log.Entry;
import umpire.live.log.LogException;
import umpire.live.log.MemoryLog;
import umpire.live.log.SeatKey;
import umpire.live.log.Summary;
import umpire.live.seat.Token;

/// Two servers whose games differ only in what a seat cannot know send that seat equal bytes, at
/// many moments of a game: pages, streams, answers, refusals, reasons, hints, records. Their
/// strategies would also move after equal delays.
final class WireLeakTest {

  private static final String ANNA = "anna";
  private static final String BEN = "ben";
  private static final String NOBODY = "";

  private static final int MAX_TRIED = 10;

  @ParameterizedTest
  @CsvSource({"maumau,3,60", "cribbage,3,60", "tractor,4,110"})
  void whatASeatCannotKnowChangesNoByteThatItIsSent(String game, int seats, int most)
      throws Exception {
    var pair = new Pair(PlayedTable.of(game, seats, most), UnaryOperator.identity());
    assertThat(pair.tables).as("moments with another truth").hasSizeGreaterThan(2);
    try (TestHouse one = pair.house(pair.one);
        TestHouse other = pair.house(pair.other)) {
      for (String who : List.of(ANNA, NOBODY)) {
        for (String table : pair.tables) {
          assertThat(sent(other, table, who)).isEqualTo(sent(one, table, who));
        }
      }
      // How often a table checks its clocks depends on the clients that come and go meanwhile.
      assertThat(Set.copyOf(pair.otherTime.waits()))
          .as("when strategies move")
          .isEqualTo(Set.copyOf(pair.oneTime.waits()));
      assertThat(pair.oneTime.waits()).as("strategies wait at some tables").hasSizeGreaterThan(2);
      // The comparison can fail: a seat whose cards have changed is sent different bytes.
      assertThat(pair.tables)
          .anySatisfy(
              table -> assertThat(sent(other, table, BEN)).isNotEqualTo(sent(one, table, BEN)));
    }
  }

  /// A field that depends on hidden cards: a commitment made after the deal.
  @Test
  void aFieldThatKnowsTheTruthIsFound() throws Exception {
    UnaryOperator<List<Entry>> sealed =
        log ->
            changed(
                log,
                Entry.Kind.BEGUN,
                begun ->
                    new Entry(
                        begun.seq(), begun.kind(), begun.actor(), seal(begun, log), begun.at()));
    var pair = new Pair(PlayedTable.of("cribbage", 3, 40), sealed);
    try (TestHouse one = pair.house(pair.one);
        TestHouse other = pair.house(pair.other)) {
      String table = pair.tables.getFirst();
      assertThat(sent(other, table, ANNA)).isNotEqualTo(sent(one, table, ANNA));
    }
  }

  private static String seal(Entry begun, List<Entry> log) {
    return begun
        .body()
        .replaceFirst("\"secret\":\"....", "\"secret\":\"" + (1000 + cards(log) % 9000));
  }

  /// A strategy whose thinking time depends on its cards.
  @Test
  void aPaceThatDependsOnCardsIsFound() throws Exception {
    UnaryOperator<List<Entry>> slower =
        log ->
            changed(
                log,
                Entry.Kind.EVENT,
                event ->
                    new Entry(
                        event.seq(),
                        event.kind(),
                        event.actor(),
                        event.body(),
                        event.at().plusMillis(cards(log) % 9000)));
    var pair = new Pair(PlayedTable.of("maumau", 3, 60), slower);
    try (TestHouse one = pair.house(pair.one);
        TestHouse other = pair.house(pair.other)) {
      for (String table : pair.tables) {
        assertThat(sent(other, table, ANNA)).isEqualTo(sent(one, table, ANNA));
      }
      assertThat(pair.otherTime.waits()).isNotEqualTo(pair.oneTime.waits());
    }
  }

  private static List<Entry> changed(List<Entry> log, Entry.Kind kind, UnaryOperator<Entry> how) {
    return log.stream().map(entry -> entry.kind() == kind ? how.apply(entry) : entry).toList();
  }

  /// A number that depends on every card.
  private static int cards(List<Entry> log) {
    return log.stream().map(Entry::body).toList().hashCode() >>> 1;
  }

  /// Two servers with one moment of a game, each with its own hidden cards.
  private static final class Pair {

    private final MemoryLog one = new MemoryLog();
    private final MemoryLog other = new MemoryLog();
    private final List<String> tables = new ArrayList<>();
    private final StillTime oneTime;
    private final StillTime otherTime;

    /// @param planted a flaw of both
    Pair(PlayedTable played, UnaryOperator<List<Entry>> planted) throws LogException {
      Instant now = played.entries().getLast().at().plusSeconds(1);
      oneTime = new StillTime(now);
      otherTime = new StillTime(now);
      for (int moment : played.moments()) {
        List<Entry> next = played.entries().subList(0, moment + 1);
        Optional<List<Entry>> twin = new Twin(next, played.names(), 0, 2).other();
        if (twin.isPresent()) {
          String table = "table" + moment;
          tables.add(table);
          lay(one, table, planted.apply(next.subList(0, moment)));
          lay(other, table, planted.apply(twin.get().subList(0, moment)));
        }
      }
    }

    private void lay(MemoryLog log, String table, List<Entry> entries) throws LogException {
      List<SeatKey> keys =
          List.of(new SeatKey(0, new Token(ANNA).hash()), new SeatKey(2, new Token(BEN).hash()));
      var summary =
          new Summary(table, "game", "rules", Summary.State.PLAYING, "[]", true, oneTime.instant());
      log.append(new Append(entries, keys, Optional.empty(), summary));
    }

    TestHouse house(MemoryLog log) throws CannotStartException {
      return TestHouse.still(log, log == one ? oneTime : otherTime);
    }
  }

  /// Returns everything that a client can get from a server about a table, by request.
  private static Map<String, String> sent(TestHouse house, String table, String who)
      throws Exception {
    var sent = new LinkedHashMap<String, String>();
    String path = "/api/tables/" + table;
    for (String call : List.of("", "?since=0", "/record", "/at/3", "/at/9999", "?as=spectator")) {
      sent.put(call, body(house, house.request(path + call).GET(), who));
    }
    for (String page : List.of("/t/" + table, "/t/" + table + "/3", "/api/tables?state=playing")) {
      sent.put(page, body(house, house.request(page).GET(), who));
    }
    JsonObject shown = TestHouse.json(house.send(with(house.request(path).GET(), who)));
    for (String event : who.isEmpty() ? List.<String>of() : events(shown)) {
      String why = post(house, path + "/why", who, "{\"event\":\"" + event + "\"}");
      sent.put("why " + event, why);
      if (!why.contains("\"finding\":\"fine\"") && !why.contains("\"finding\":\"open\"")) {
        sent.put("move " + event, post(house, path + "/moves", who, move(shown, event)));
      }
    }
    sent.put(
        "stale", post(house, path + "/moves", who, "{\"key\":\"s\",\"ask\":1,\"event\":\"go\"}"));
    sent.put("hint", post(house, path + "/hint", who, "{}"));
    sent.put("lines", stream(house, path + "/stream", "application/x-ndjson", who, 1));
    sent.put("events", stream(house, path + "/stream", "text/event-stream", who, 4));
    sent.put("bot", stream(house, path + "/bot", "application/x-ndjson", who, 1));
    sent.replaceAll((_, text) -> text.replaceAll("\"here\":(true|false)|retry: [0-9]+", "…"));
    return sent;
  }

  /// Returns events that are legal for the seat, and others that are not.
  private static List<String> events(JsonObject shown) {
    var events = new ArrayList<>(List.of("nonsense", "pass", "draw", "lay ?", "lay HK", "lay KH"));
    JsonObject view = shown.getAsJsonObject("view");
    for (JsonElement seat : view.getAsJsonArray("seats")) {
      for (JsonElement card : seat.getAsJsonObject().getAsJsonArray("hand")) {
        if (events.size() < MAX_TRIED && !card.getAsString().equals("?")) {
          events.add("lay " + card.getAsString());
        }
      }
    }
    return events;
  }

  private static String move(JsonObject shown, String event) {
    String ask = shown.get("ask") instanceof JsonObject asked ? asked.get("id").getAsString() : "1";
    return "{\"key\":\"%s\",\"ask\":%s,\"event\":\"%s\"}".formatted(event, ask, event);
  }

  private static String post(TestHouse house, String path, String who, String body) {
    return body(house, house.posted(path, body), who);
  }

  private static String body(TestHouse house, HttpRequest.Builder request, String who) {
    HttpResponse<String> answer = house.send(with(request, who));
    return answer.statusCode() + " " + answer.headers().map().keySet() + "\n" + answer.body();
  }

  private static HttpRequest.Builder with(HttpRequest.Builder request, String who) {
    return who.isEmpty() ? request : request.header("Authorization", "Bearer " + who);
  }

  /// Returns the first lines of a stream.
  private static String stream(TestHouse house, String path, String type, String who, int lines)
      throws Exception {
    HttpRequest request = with(house.request(path).header("Accept", type), who).build();
    try (InputStream body = house.client().send(request, BodyHandlers.ofInputStream()).body()) {
      var text = new StringBuilder();
      for (int i = 0; i < lines; i++) {
        text.append(Lines.first(body)).append('\n');
      }
      return text.toString();
    }
  }
}
