package umpire.server.api;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import umpire.core.SeededRandom;
import umpire.json.BadFieldsException;
import umpire.json.Fields;
import umpire.live.LiveTable;
import umpire.live.message.Update;
import umpire.live.seat.Settings;
import umpire.sim.bot.Questions;

/// Converts the updates of a seat to questions for its bot: a greeting when the game has begun,
/// each question once, and a notice when the game is over.
final class BotQuestioner {

  private final String table;
  private final Settings settings;
  private final int seat;
  private Optional<Questions> questions = Optional.empty();
  private int last;
  private boolean over;

  BotQuestioner(LiveTable table, int seat) {
    this.table = table.id();
    this.settings = table.settings();
    this.seat = seat;
  }

  void tell(OutputStream out, Update update) throws IOException {
    try {
      tell(out, Fields.of(update.text()));
    } catch (BadFieldsException bug) {
      throw new IllegalStateException("an update that this server wrote cannot be parsed", bug);
    }
  }

  private void tell(OutputStream out, Fields shown) throws IOException, BadFieldsException {
    if (!shown.has("view")) {
      return; // the game has not begun
    }
    if (questions.isEmpty()) {
      questions = Optional.of(new Questions(settings.profile(), names(shown), seat));
      line(out, questions.get().hello());
    }
    int ask = shown.has("ask") ? shown.inner("ask").needNumber("id") : last;
    if (ask != last) {
      last = ask;
      line(out, questions.get().move(last, shown.inner("view").written(), random()));
    }
    if (shown.needText("state").equals("over") && !over) {
      over = true;
      line(out, Questions.over());
    }
  }

  /// A seed for the bot's random numbers, equal if a question is repeated. It reveals nothing about
  /// the cards.
  private SeededRandom random() {
    return new SeededRandom((table + " " + seat + " " + last).hashCode());
  }

  private static List<String> names(Fields shown) throws BadFieldsException {
    var names = new ArrayList<String>();
    for (Fields each : shown.inner("view").list("seats")) {
      names.add(each.needText("name"));
    }
    return names;
  }

  private static void line(OutputStream out, String text) throws IOException {
    out.write((text + "\n").getBytes(UTF_8));
  }
}
