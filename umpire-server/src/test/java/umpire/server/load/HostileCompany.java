package umpire.server.load;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import umpire.core.game.Game;
import umpire.core.text.Json;
import umpire.testkit.HostileWords;

/// Clients that open tables and send hostile requests from all seats: at each turn they send
/// illegal input by every route, then a legal event, and look at earlier positions.
final class HostileCompany {

  private static final int TURNS = 80;
  private static final int WRONG = 3;

  /// The pause of a client that was told to send fewer requests.
  private static final int PAUSE_MILLIS = 120;

  /// Games, numbers of seats, and options of tables.
  private static final List<String> TABLES =
      List.of(
          "cribbage|2|\"watch\":\"delayed\",\"delay\":1",
          "cribbage|2|\"move\":2,\"reserve\":5",
          "maumau|3|\"absent\":\"stand-in\",\"absentAfter\":5",
          "maumau|4|\"pace\":0",
          "tractor|4|\"watch\":\"closed\"",
          "snooker|2|\"scorer\":true");

  private final HostileRequests.Caller caller;
  private final Random random;
  private int keys;

  /// A table that was opened.
  private record Laid(String path, Game game, List<String> names, List<String> tokens) {}

  HostileCompany(HostileRequests.Caller caller, Random random) {
    this.caller = caller;
    this.random = random;
  }

  /// Sends hostile requests at one table after another.
  ///
  /// @param until the time to stop, by [System#nanoTime]
  void visit(long until) throws InterruptedException {
    while (System.nanoTime() < until) {
      Optional<Laid> table = lay();
      if (table.isPresent()) {
        var words = new HostileWords(table.get().game(), table.get().names(), random);
        for (int turn = 0; turn < TURNS && System.nanoTime() < until; turn++) {
          play(table.get(), words);
        }
        end(table.get());
      } else {
        Thread.sleep(PAUSE_MILLIS);
      }
    }
  }

  private Optional<Laid> lay() throws InterruptedException {
    String[] kind = one(TABLES).split("\\|");
    Game game = Game.all().stream().filter(each -> each.id().equals(kind[0])).findFirst().get();
    var names = new ArrayList<String>();
    var seats = new ArrayList<String>();
    for (int seat = 0; seat < Integer.parseInt(kind[1]); seat++) {
      names.add("Seat " + (seat + 1));
      boolean bot = seat > 0 && kind[0].equals("maumau") && random.nextBoolean();
      seats.add("{\"kind\":\"%s\",\"name\":\"%s\"}".formatted(bot ? "bot" : "me", names.get(seat)));
    }
    String settings =
        "{\"game\":\"%s\",\"seats\":%s,\"options\":{%s}}".formatted(kind[0], seats, kind[2]);
    return caller
        .post("/api/tables", "", settings)
        .filter(answer -> answer.statusCode() == 201)
        .map(answer -> laid(JsonParser.parseString(answer.body()).getAsJsonObject(), game, names));
  }

  private static Laid laid(JsonObject opened, Game game, List<String> names) {
    var tokens = new ArrayList<String>();
    for (JsonElement seat : opened.getAsJsonArray("seats")) {
      String link = seat.getAsJsonObject().get("link").getAsString();
      tokens.add(link.substring(link.indexOf('#') + 1));
    }
    return new Laid("/api/tables/" + opened.get("id").getAsString(), game, names, tokens);
  }

  private void play(Laid table, HostileWords words) throws InterruptedException {
    String token = one(table.tokens());
    Optional<JsonObject> seen = caller.get(table.path(), token).flatMap(HostileCompany::object);
    if (seen.isEmpty()) {
      Thread.sleep(PAUSE_MILLIS);
      return;
    }
    int ask = seen.get().get("ask") instanceof JsonObject asked ? asked.get("id").getAsInt() : 0;
    List<String> legal = legal(seen.get());
    for (int i = 0; i < WRONG; i++) {
      harm(table, token, ask, words.next(legal, List.of()));
    }
    if (ask > 0 && !legal.isEmpty()) {
      move(table, token, ask, one(legal));
    }
    look(table, random.nextBoolean() ? "" : token, seen.get().get("n").getAsInt());
  }

  private static Optional<JsonObject> object(HttpResponse<String> answer) {
    return answer.statusCode() == 200
        ? Optional.of(JsonParser.parseString(answer.body()).getAsJsonObject())
        : Optional.empty();
  }

  private static List<String> legal(JsonObject seen) {
    var legal = new ArrayList<String>();
    if (seen.get("view") instanceof JsonObject view && view.has("legal")) {
      view.getAsJsonArray("legal").forEach(each -> legal.add(each.getAsString()));
    }
    return legal;
  }

  private String key() {
    return "k" + ++keys;
  }

  private void move(Laid table, String token, int ask, String event) throws InterruptedException {
    var move = new Json().put("key", key()).put("ask", ask).put("event", event);
    if (random.nextInt(4) == 0) {
      move.put("by", one(table.names()));
    }
    unlessTooOften(caller.post(table.path() + "/moves", token, move.toString()));
  }

  private void harm(Laid table, String token, int ask, String event) throws InterruptedException {
    int wrongAsk = random.nextInt(5) == 0 ? random.nextInt() : ask;
    String path = table.path();
    switch (random.nextInt(8)) {
      case 0, 1, 2 -> move(table, token, wrongAsk, event);
      case 3 -> call(path + "/bot", token, new Json().put("id", wrongAsk).put("event", event));
      case 4 -> call(path + "/why", token, new Json().put("event", event));
      case 5 -> call(path + "/hint", token, new Json());
      case 6 -> {
        String what = one(List.of("ask", "agree", "refuse"));
        var back = new Json().put("key", key()).put("do", what).put("to", random.nextInt(40));
        call(path + "/back", token, back);
      }
      default -> {
        call(path + "/phrase", token, new Json().put("key", key()).put("phrase", event));
        call(path + "/part", token, new Json().put("part", event));
        call(path + "/return", token, new Json().put("key", key()));
        call(path + "/claim", "", new Json().put("token", token).put("name", event));
      }
    }
  }

  private void call(String path, String token, Json body) throws InterruptedException {
    unlessTooOften(caller.post(path, token, body.toString()));
  }

  private static void unlessTooOften(Optional<HttpResponse<String>> answer)
      throws InterruptedException {
    if (answer.isEmpty() || answer.get().statusCode() == 429) {
      Thread.sleep(PAUSE_MILLIS);
    }
  }

  private void look(Laid table, String token, int events) throws InterruptedException {
    int at = random.nextInt(events + 2);
    String id = table.path().substring(table.path().lastIndexOf('/') + 1);
    switch (random.nextInt(7)) {
      case 0 -> caller.get(table.path() + "?since=0", token);
      case 1 -> caller.get(table.path() + "?since=" + at, token);
      case 2 -> caller.get(table.path() + "/record", token);
      case 3 -> caller.get("/t/" + id + "/" + at, "");
      case 4 -> caller.get("/review/" + id, token);
      default -> caller.get(table.path() + "/at/" + at, token);
    }
  }

  private void end(Laid table) throws InterruptedException {
    call(table.path() + "/resign", one(table.tokens()), new Json().put("key", key()));
    call(table.path() + "/rematch", one(table.tokens()), new Json().put("key", key()));
    caller.get(table.path() + "/record", "");
  }

  private <T> T one(List<T> list) {
    return list.get(random.nextInt(list.size()));
  }
}
