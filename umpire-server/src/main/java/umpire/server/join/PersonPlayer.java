package umpire.server.join;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import umpire.command.Streams;
import umpire.command.Typed;
import umpire.core.text.Json;

/// A person at a keyboard: the table in lines, what is legal as a numbered list.
public final class PersonPlayer extends Follower {

  private static final int MOST_LISTED = 40;

  private final Streams streams;
  private final BufferedReader keyboard;
  private long told;

  public PersonPlayer(TableClient table, Streams streams) {
    super(table);
    this.streams = streams;
    this.keyboard = new BufferedReader(new InputStreamReader(streams.in(), UTF_8));
  }

  @Override
  void shown(JsonObject update) {
    for (JsonElement each : update.getAsJsonArray("told")) {
      JsonObject entry = each.getAsJsonObject();
      if (entry.get("seq").getAsLong() > told) {
        told = entry.get("seq").getAsLong();
        tell(entry);
      }
    }
    streams.out().flush();
  }

  private void tell(JsonObject entry) {
    String by = entry.has("by") ? entry.get("by").getAsString() + ": " : "";
    for (String what : List.of("event", "phrase", "kind")) {
      if (entry.has(what)) {
        streams.tell(by + entry.get(what).getAsString());
        break;
      }
    }
    if (entry.get("rulings") instanceof JsonArray rulings) {
      for (JsonElement ruling : rulings) {
        JsonObject said = ruling.getAsJsonObject();
        streams.tell(
            "    " + said.get("text").getAsString() + " [" + said.get("rule").getAsString() + "]");
      }
    }
  }

  @Override
  Optional<String> answer(JsonObject update) throws IOException {
    JsonObject view = update.getAsJsonObject("view");
    List<String> legal = words(view.getAsJsonArray("legal"));
    table(view);
    for (int i = 0; i < Math.min(legal.size(), MOST_LISTED); i++) {
      streams.tell("%4d  %s".formatted(i + 1, legal.get(i)));
    }
    streams.tell("A number, an event in words, '? event' to ask why, or 'quit':");
    while (true) {
      streams.out().flush();
      String line = keyboard.readLine();
      if (line == null || line.strip().equals("quit")) {
        return Optional.empty();
      }
      String words = line.strip();
      if (words.startsWith("?")) {
        why(Typed.event(words.substring(1).strip(), legal));
      } else if (!words.isEmpty()) {
        return Optional.of(Typed.event(words, legal));
      }
    }
  }

  private void table(JsonObject view) {
    for (JsonElement each : view.getAsJsonArray("seats")) {
      JsonObject seat = each.getAsJsonObject();
      String hand = String.join(" ", words(seat.getAsJsonArray("hand")));
      streams.tell(
          "  %-12s %s  %s".formatted(seat.get("name").getAsString(), hand, seat.get("own")));
    }
    streams.tell("  table        %s  %s".formatted(view.get("cards"), view.get("table")));
    for (JsonElement side : view.getAsJsonArray("sides")) {
      JsonObject who = side.getAsJsonObject();
      streams.tell(
          "  %s: %s"
              .formatted(String.join("+", words(who.getAsJsonArray("seats"))), who.get("tallies")));
    }
  }

  private static List<String> words(JsonArray array) {
    var words = new ArrayList<String>();
    array.forEach(word -> words.add(word.getAsString()));
    return words;
  }

  private void why(String event) throws IOException {
    TableClient.Answered answered = table().post("/why", new Json().put("event", event));
    JsonObject finding = answered.json();
    if (!finding.has("rule")) {
      streams.tell(answered.isDone() ? "nothing speaks against it" : answered.detail());
      return;
    }
    explain(finding);
  }

  private void explain(JsonObject finding) {
    streams.tell(
        "%s: %s (%s)"
            .formatted(
                finding.get("rule").getAsString(),
                finding.get("sentence").getAsString(),
                finding.get("source").getAsString()));
    if (finding.get("notes") instanceof JsonArray notes) {
      notes.forEach(note -> streams.tell("  " + note.getAsJsonObject().get("text").getAsString()));
    }
  }

  @Override
  void refused(TableClient.Answered answered) {
    if (answered.json().has("rule")) {
      explain(answered.json());
    } else {
      streams.tell(answered.detail());
    }
  }
}
