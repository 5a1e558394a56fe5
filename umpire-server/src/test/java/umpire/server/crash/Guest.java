package umpire.server.crash;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.BufferedReader;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;
import umpire.core.text.Json;
import umpire.live.log.CompletedCommand;
import umpire.live.log.Entry;
import umpire.live.log.LogException;
import umpire.live.log.StoredTable;
import umpire.live.log.TableLog;
import umpire.server.join.SeatLink;
import umpire.server.join.TableClient;

/// A client of a table across restarts of the server: it watches, plays when it must act, and
/// remembers every entry it was shown and every answer it got.
final class Guest {

  private static final int CONFLICT = 409;

  private final String table;
  private final String token;
  private final int seat;
  private final boolean plays;
  private final SplittableRandom random;

  /// The entries shown, from the first one.
  private final List<String> told = new ArrayList<>();

  /// The keys of all sent moves.
  private final List<String> sent = new ArrayList<>();

  /// The acknowledged moves, by key.
  private final Map<String, String> done = new LinkedHashMap<>();

  private @Nullable Move unanswered;
  private @Nullable Move last;
  private long asked;

  private record Move(String key, long ask, String event) {
    Json json() {
      return new Json().put("key", key).put("ask", ask).put("event", event);
    }
  }

  /// @param plays whether the client plays in the seat; otherwise it only watches
  Guest(String table, String token, int seat, boolean plays) {
    this.table = table;
    this.token = token;
    this.seat = seat;
    this.plays = plays;
    this.random = new SplittableRandom(table.hashCode() + seat);
  }

  /// Returns the number of acknowledged moves.
  int acknowledged() {
    return done.size();
  }

  /// Plays until the server dies or the game is over.
  ///
  /// @param house the server's address
  /// @param news runs whenever something is shown
  void live(String house, Runnable news) {
    try (var client = new TableClient(new SeatLink(house, table, token))) {
      if (unanswered != null) {
        send(client, unanswered);
      }
      repeat(client);
      follow(client, random.nextBoolean() ? 0 : told.size(), news);
    } catch (IOException died) {
      // An unanswered move is sent again after the restart.
    }
  }

  /// Connects once more, and checks that every entry is shown again unchanged.
  void look(String house) throws IOException {
    try (var client = new TableClient(new SeatLink(house, table, token))) {
      repeat(client);
      try (BufferedReader lines = client.lines(stream(0))) {
        hear(update(lines.readLine()), 0);
      }
    }
  }

  private String stream(int since) {
    return "/stream?since=" + since + (plays ? "" : "&as=spectator");
  }

  private static JsonObject update(String line) {
    return JsonParser.parseString(line).getAsJsonObject();
  }

  private void follow(TableClient client, int since, Runnable news) throws IOException {
    int heard = since;
    try (BufferedReader lines = client.lines(stream(since))) {
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        if (line.isEmpty()) {
          continue; // a heartbeat
        }
        JsonObject update = update(line);
        heard = hear(update, heard);
        news.run();
        if (update.get("state").getAsString().equals("over")) {
          return;
        }
        if (plays && update.get("ask") instanceof JsonObject ask) {
          answer(client, ask.get("id").getAsLong(), update);
        }
      }
    }
  }

  /// Checks that every entry is shown once, in order and always with equal contents.
  ///
  /// @return the number of the last entry shown
  private int hear(JsonObject update, int heard) {
    int next = heard;
    for (JsonElement each : update.getAsJsonArray("told")) {
      next++;
      assertThat(each.getAsJsonObject().get("seq").getAsInt())
          .as("the next entry that is told at table %s", table)
          .isEqualTo(next);
      if (next > told.size()) {
        told.add(each.toString());
      } else {
        assertThat(each).as("table %s tells again", table).hasToString(told.get(next - 1));
      }
    }
    assertThat(update.get("seq").getAsInt()).as("entries of table %s", table).isEqualTo(next);
    return next;
  }

  private void answer(TableClient client, long ask, JsonObject update) throws IOException {
    if (ask == asked) {
      return;
    }
    asked = ask;
    JsonArray legal = update.getAsJsonObject("view").getAsJsonArray("legal");
    String event = legal.get(random.nextInt(legal.size())).getAsString();
    var move = new Move("move-" + sent.size(), ask, event);
    sent.add(move.key());
    send(client, move);
    if (random.nextInt(4) == 0) {
      repeat(client);
    }
  }

  private void send(TableClient client, Move move) throws IOException {
    unanswered = move;
    TableClient.Response response = client.post("/moves", move.json());
    unanswered = null;
    if (response.status() != CONFLICT) {
      assertThat(response.isDone()).as("%s at table %s: %s", move, table, response).isTrue();
      done.put(move.key(), response.json().written());
      last = move;
    }
  }

  /// Repeats a move with its key, and checks that the answer is equal.
  private void repeat(TableClient client) throws IOException {
    if (last != null) {
      TableClient.Response again = client.post("/moves", last.json());
      assertThat(again.status()).as("%s, sent again at table %s", last, table).isEqualTo(200);
      assertThat(again.json().written())
          .as("%s, sent again at table %s", last, table)
          .isEqualTo(done.get(last.key()));
    }
  }

  /// Checks that everything shown and acknowledged is in the log, and no move of this client twice.
  void check(TableLog log) throws LogException {
    List<Entry> entries = log.load(table).map(StoredTable::entries).orElse(List.of());
    assertThat(entries)
        .as("entries of table %s, of those shown", table)
        .hasSizeGreaterThanOrEqualTo(told.size());
    int carriedOut = 0;
    for (String key : sent) {
      Optional<CompletedCommand> kept = log.findCompleted(table, seat, key);
      if (done.containsKey(key)) {
        assertThat(kept)
            .as("%s at table %s, which was acknowledged", key, table)
            .contains(
                new CompletedCommand(seat, key, update(done.get(key)).get("seq").getAsLong()));
      }
      carriedOut += kept.isPresent() ? 1 : 0;
    }
    if (plays) {
      assertThat(entries.stream().filter(this::isMine))
          .as("events of seat %d at table %s, one for each of its moves", seat, table)
          .hasSize(carriedOut);
    }
  }

  private boolean isMine(Entry entry) {
    return entry.kind() == Entry.Kind.EVENT && entry.actor() == seat;
  }
}
