package umpire.server.join;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.List;
import java.util.Optional;
import umpire.command.MenuInput;
import umpire.command.Streams;
import umpire.core.text.Json;
import umpire.json.BadFieldsException;
import umpire.json.Fields;

/// A person at a terminal: prints the table as lines, and legal events as a numbered list.
public final class PersonPlayer extends Follower {

  private static final int MAX_LISTED = 40;

  private final Streams streams;
  private final BufferedReader keyboard;
  private long told;

  public PersonPlayer(TableClient table, Streams streams) {
    super(table);
    this.streams = streams;
    this.keyboard = new BufferedReader(new InputStreamReader(streams.in(), UTF_8));
  }

  @Override
  void shown(Fields update) throws BadFieldsException {
    for (Fields entry : update.list("told")) {
      if (entry.needLong("seq") > told) {
        told = entry.needLong("seq");
        tell(entry);
      }
    }
    streams.out().flush();
  }

  private void tell(Fields entry) throws BadFieldsException {
    String by = entry.text("by").map(name -> name + ": ").orElse("");
    for (String what : List.of("event", "phrase", "kind")) {
      if (entry.has(what)) {
        streams.tell(by + entry.needText(what));
        break;
      }
    }
    if (entry.has("rulings")) {
      for (Fields ruling : entry.list("rulings")) {
        streams.tell("    " + ruling.needText("text") + " [" + ruling.needText("rule") + "]");
      }
    }
  }

  @Override
  Optional<String> answer(Fields update) throws IOException, BadFieldsException {
    Fields view = update.inner("view");
    List<String> legal = view.needTexts("legal");
    table(view);
    for (int i = 0; i < Math.min(legal.size(), MAX_LISTED); i++) {
      streams.tell("%4d  %s".formatted(i + 1, legal.get(i)));
    }
    streams.tell("Type a number, an event in words, '? event' to ask why, or 'quit':");
    while (true) {
      streams.out().flush();
      String line = keyboard.readLine();
      if (line == null || line.strip().equals("quit")) {
        return Optional.empty();
      }
      String words = line.strip();
      if (words.startsWith("?")) {
        why(MenuInput.event(words.substring(1).strip(), legal));
      } else if (!words.isEmpty()) {
        return Optional.of(MenuInput.event(words, legal));
      }
    }
  }

  private void table(Fields view) throws BadFieldsException {
    for (Fields seat : view.list("seats")) {
      String hand = String.join(" ", seat.needTexts("hand"));
      streams.tell(
          "  %-12s %s  %s".formatted(seat.needText("name"), hand, seat.inner("own").written()));
    }
    streams.tell(
        "  table        %s  %s"
            .formatted(view.inner("cards").written(), view.inner("table").written()));
    for (Fields side : view.list("sides")) {
      streams.tell(
          "  %s: %s"
              .formatted(
                  String.join("+", side.needTexts("seats")), side.inner("tallies").written()));
    }
  }

  private void why(String event) throws IOException, BadFieldsException {
    TableClient.Response response = table().post("/why", new Json().put("event", event));
    Fields finding = response.json();
    if (!finding.has("rule")) {
      streams.tell(response.isDone() ? "no rule forbids it" : response.detail());
      return;
    }
    explain(finding);
  }

  private void explain(Fields finding) throws BadFieldsException {
    streams.tell(
        "%s: %s (%s)"
            .formatted(
                finding.needText("rule"),
                finding.needText("sentence"),
                finding.needText("source")));
    if (finding.has("notes")) {
      for (Fields note : finding.list("notes")) {
        streams.tell("  " + note.needText("text"));
      }
    }
  }

  @Override
  void refused(TableClient.Response response) throws BadFieldsException {
    if (response.json().has("rule")) {
      explain(response.json());
    } else {
      streams.tell(response.detail());
    }
  }
}
