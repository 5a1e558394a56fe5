package umpire.server.api;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import umpire.core.Chance;
import umpire.core.profile.Profile;
import umpire.live.LiveTable;
import umpire.live.Update;
import umpire.live.seat.Settings;
import umpire.live.wire.BadFields;
import umpire.sim.bot.Questions;

/// Turns what a seat is shown into what its bot is asked: a greeting when the game has begun, then
/// each question once, and that the game is over.
final class Asking {

  private final String table;
  private final Settings settings;
  private final int seat;
  private Optional<Questions> questions = Optional.empty();
  private int last;
  private boolean over;

  Asking(LiveTable table, int seat) {
    this.table = table.id();
    this.settings = table.settings();
    this.seat = seat;
  }

  void tell(OutputStream out, Update update) throws IOException {
    JsonObject shown = JsonParser.parseString(update.text()).getAsJsonObject();
    if (!shown.get("view").isJsonObject()) {
      return; // not everybody sits yet
    }
    if (questions.isEmpty()) {
      questions = Optional.of(new Questions(profile(), names(shown), seat));
      line(out, questions.get().hello());
    }
    if (shown.get("ask") instanceof JsonObject ask && ask.get("id").getAsInt() != last) {
      last = ask.get("id").getAsInt();
      line(out, questions.get().move(last, shown.get("view").toString(), chance()));
    }
    if (shown.get("state").getAsString().equals("over") && !over) {
      over = true;
      line(out, Questions.over());
    }
  }

  private Profile profile() {
    try {
      return settings.profile();
    } catch (BadFields gone) {
      throw new IllegalStateException("a table that is played has rules", gone);
    }
  }

  /// For the bot's own random numbers: the same if it is asked again, and nothing to learn from.
  private Chance chance() {
    return new Chance((table + " " + seat + " " + last).hashCode());
  }

  private static List<String> names(JsonObject shown) {
    var names = new ArrayList<String>();
    for (JsonElement each : shown.getAsJsonObject("view").getAsJsonArray("seats")) {
      names.add(each.getAsJsonObject().get("name").getAsString());
    }
    return names;
  }

  private static void line(OutputStream out, String text) throws IOException {
    out.write((text + "\n").getBytes(UTF_8));
  }
}
