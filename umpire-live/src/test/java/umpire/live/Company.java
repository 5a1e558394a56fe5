package umpire.live;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import umpire.core.match.Viewer;
import umpire.json.BadFieldsException;
import umpire.live.log.LogException;
import umpire.live.log.TableLog;
import umpire.live.message.Answer;
import umpire.live.message.Command;
import umpire.live.message.QueryResult;
import umpire.live.seat.Settings;

/// A set of tables with one open table, in virtual time, for tests.
final class Company implements AutoCloseable {

  final VirtualTime time;
  final TableLog log;
  final Tables tables;
  NewTable table;
  private int keys;

  Company(TableLog log, VirtualTime time, String settings) {
    this.log = log;
    this.time = time;
    this.tables = new Tables(log, time, time, new SecureRandom());
    try {
      table = tables.open(Settings.read(settings));
    } catch (BadFieldsException | LogException fault) {
      throw new IllegalArgumentException(fault);
    }
  }

  LiveTable table() {
    return table.table();
  }

  String key() {
    return "k" + ++keys;
  }

  /// Lets time pass, and everything that is due happen.
  void pass(Duration duration) {
    settle(); // lets the table schedule its next action after the last command
    time.pass(duration, this::settle);
  }

  /// Waits until the table has finished all earlier commands.
  void settle() {
    table().command(0, new Command.Sit(""));
  }

  /// Returns a viewer's current view.
  JsonObject seen(Viewer viewer) {
    return JsonParser.parseString(text(viewer)).getAsJsonObject();
  }

  String text(Viewer viewer) {
    return known(table().now(viewer, Optional.empty())).text();
  }

  static <T> T known(QueryResult<T> result) {
    if (result instanceof QueryResult.Known<T>(T answer)) {
      return answer;
    }
    throw new AssertionError("not known: " + result);
  }

  /// Returns the number of a seat's open question, 0 if it has none.
  long ask(int seat) {
    var ask = seen(table().viewer(seat)).get("ask");
    return ask.isJsonNull() ? 0 : ask.getAsJsonObject().get("id").getAsLong();
  }

  List<String> legal(int seat) {
    var legal = new ArrayList<String>();
    seen(table().viewer(seat))
        .getAsJsonObject("view")
        .getAsJsonArray("legal")
        .forEach(each -> legal.add(each.getAsString()));
    return legal;
  }

  String state() {
    return seen(new Viewer.Spectator()).get("state").getAsString();
  }

  Answer move(int seat, String words) {
    return table().command(seat, new Command.Move(key(), ask(seat), words, Optional.empty()));
  }

  /// Plays the first legal event of each person who must act, until the game is over.
  void playOut() {
    for (int i = 0; i < 20_000; i++) {
      boolean moved = false;
      for (int seat = 0; seat < table().settings().seats().size(); seat++) {
        var seen = seen(table().viewer(seat));
        if (seen.get("state").getAsString().equals("over")) {
          return;
        }
        if (!seen.get("ask").isJsonNull()) {
          long ask = seen.getAsJsonObject("ask").get("id").getAsLong();
          String words = seen.getAsJsonObject("view").getAsJsonArray("legal").get(0).getAsString();
          Answer answer =
              table().command(seat, new Command.Move(key(), ask, words, Optional.empty()));
          if (!(answer instanceof Answer.Done)) {
            throw new AssertionError(words + ": " + answer);
          }
          moved = true;
          break;
        }
      }
      if (!moved) {
        pass(Duration.ofMillis(600));
      }
    }
    throw new AssertionError("the game does not end");
  }

  @Override
  public void close() {
    tables.close();
  }
}
