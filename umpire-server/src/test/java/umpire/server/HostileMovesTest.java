package umpire.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.core.text.Json;

/// Hostile events of a player over HTTP: each is refused by a rule, by whichever route it comes,
/// and the table can still be shown to all viewers. `HostileEventsTest` of live tables checks the
/// rules at many more tables without a network.
final class HostileMovesTest {

  private static final List<String> STRANGE =
      List.of(
          "", "?", "discard ? ?", "bury ????????", "lay ?", "draw ?", "x".repeat(3_000), "go go");

  private static TestHouse.Laid laid(TestHouse house, String game, int seats) {
    var people = new ArrayList<String>();
    for (int seat = 0; seat < seats; seat++) {
      people.add("{\"kind\":\"me\",\"name\":\"Seat %d\"}".formatted(seat + 1));
    }
    String settings = "{\"game\":\"%s\",\"seats\":%s}".formatted(game, people);
    return TestHouse.laid(house.post("/api/tables", settings));
  }

  @ParameterizedTest
  @CsvSource({"cribbage, 2, discard ? ?", "tractor, 4, bury ? ? ? ? ? ? ? ?"})
  void everyWayToActRefusesAnUnnamedCard(String game, int seats, String event) throws Exception {
    try (TestHouse house = TestHouse.open()) {
      TestHouse.Laid table = laid(house, game, seats);
      String token = asked(house, table);
      int ask = ask(house.awaited(table, token));
      var move = new Json().put("key", "k").put("ask", ask).put("event", event);
      isRefused(house.post(table.path("/moves"), token, move.toString()));
      var answer = new Json().put("id", ask).put("event", event);
      isRefused(house.post(table.path("/bot"), token, answer.toString()));
      String why = new Json().put("event", event).toString();
      assertThat(house.post(table.path("/why"), token, why).body())
          .startsWith("{\"finding\":\"against\",\"rule\":\"name-every-card\"");
    }
  }

  private static void isRefused(HttpResponse<String> answer) {
    assertThat(answer.statusCode()).as(answer.body()).isEqualTo(422);
    JsonObject problem = TestHouse.json(answer);
    assertThat(problem.get("rule").getAsString()).isEqualTo("name-every-card");
    assertThat(problem.get("source").getAsString()).isEqualTo("decision B8");
    assertThat(problem.getAsJsonArray("legal")).isNotEmpty();
  }

  /// Returns the token of a seat that must act.
  private static String asked(TestHouse house, TestHouse.Laid table) {
    return table.tokens().stream()
        .filter(token -> ask(shown(house, table, token)) > 0)
        .findFirst()
        .orElseThrow();
  }

  private static JsonObject shown(TestHouse house, TestHouse.Laid table, String token) {
    return TestHouse.json(house.get(table.path(""), token));
  }

  private static int ask(JsonObject shown) {
    return shown.get("ask") instanceof JsonObject ask ? ask.get("id").getAsInt() : 0;
  }

  @ParameterizedTest
  @CsvSource({"cribbage, 2", "maumau, 3", "tractor, 4"})
  void noEventBreaksATable(String game, int seats) throws Exception {
    var random = new Random(Long.getLong("fuzz.seed", System.nanoTime()));
    try (TestHouse house = TestHouse.open()) {
      TestHouse.Laid table = laid(house, game, seats);
      for (int turn = 0; turn < 12; turn++) {
        String token = asked(house, table);
        JsonObject seen = shown(house, table, token);
        List<String> legal = words(seen.getAsJsonObject("view").getAsJsonArray("legal"));
        for (int tries = 0; tries < 4; tries++) {
          String event = hostile(legal, random);
          int status = sent(house, table, token, "h" + turn + "-" + tries, ask(seen), event);
          assertThat(status).as(event).isIn(200, 409, 422);
        }
        sent(house, table, token, "m" + turn, ask(seen), legal.get(random.nextInt(legal.size())));
        canBeShown(house, table);
      }
    }
  }

  private static int sent(
      TestHouse house, TestHouse.Laid table, String token, String key, int ask, String event) {
    var move = new Json().put("key", key).put("ask", ask).put("event", event);
    return house.post(table.path("/moves"), token, move.toString()).statusCode();
  }

  private static List<String> words(JsonArray array) {
    return array.asList().stream().map(JsonElement::getAsString).toList();
  }

  /// Returns a legal event with a card replaced by `?`, doubled or left out, or a strange event.
  private static String hostile(List<String> legal, Random random) {
    var words = new ArrayList<>(List.of(legal.get(random.nextInt(legal.size())).split(" ")));
    int at = random.nextInt(words.size());
    switch (random.nextInt(4)) {
      case 0 -> words.set(at, "?");
      case 1 -> words.add(words.get(at));
      case 2 -> words.remove(at);
      default -> {
        return STRANGE.get(random.nextInt(STRANGE.size()));
      }
    }
    return String.join(" ", words);
  }

  /// Checks the page, all entries, the record and an earlier position for every seat and for a
  /// spectator.
  private static void canBeShown(TestHouse house, TestHouse.Laid table) {
    for (String call : List.of("", "?since=0", "/record", "/at/1")) {
      assertThat(house.get(table.path(call)).statusCode()).as(call).isEqualTo(200);
      for (String token : table.tokens()) {
        HttpResponse<String> answer = house.get(table.path(call), token);
        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
        assertThat(answer.body()).doesNotContain("\"paused\"");
      }
    }
    assertThat(house.get("/t/" + table.id()).statusCode()).isEqualTo(200);
  }

  @Test
  void aNameThatTurnsTheDirectionOfTextIsRefused() throws Exception {
    try (TestHouse house = TestHouse.open()) {
      String seats = "[{\"kind\":\"me\",\"name\":\"%s\"},{\"kind\":\"link\"}]";
      String settings = "{\"game\":\"cribbage\",\"seats\":" + seats + "}";
      HttpResponse<String> laid = house.post("/api/tables", settings.formatted("A\u202enna"));
      assertThat(laid.statusCode()).isEqualTo(422);
      assertThat(laid.body()).contains("a name may not change the direction of text", "U+202E");
      TestHouse.Laid table = TestHouse.laid(house.post("/api/tables", settings.formatted("Anna")));
      var claim = new Json().put("token", table.tokens().get(1)).put("name", "B\u2067en");
      HttpResponse<String> claimed = house.post(table.path("/claim"), claim.toString());
      assertThat(claimed.statusCode()).isEqualTo(422);
      assertThat(claimed.body()).contains("U+2067");
    }
  }
}
