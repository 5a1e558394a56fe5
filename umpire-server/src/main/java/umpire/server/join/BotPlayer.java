package umpire.server.join;

import java.io.BufferedReader;
import java.io.IOException;
import umpire.command.Streams;
import umpire.core.kernel.Forfeit;
import umpire.core.text.Json;
import umpire.sim.bot.Answer;
import umpire.sim.bot.ExternalBot;

/// A program of `docs/bots.md`: it is asked the lines that the server asks, and its answers are
/// sent there.
public final class BotPlayer implements Player {

  private final TableClient table;
  private final ExternalBot bot;
  private final Streams streams;

  public BotPlayer(TableClient table, ExternalBot bot, Streams streams) {
    this.table = table;
    this.bot = bot;
    this.streams = streams;
  }

  @Override
  public void play() throws IOException {
    String hello = "";
    try (BufferedReader lines = table.lines("/bot")) {
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        if (line.contains("\"goodbye\":true")) {
          return;
        }
        if (line.contains("\"ask\":\"hello\"")) {
          hello = line;
        } else if (!line.isEmpty() && !answered(hello, line)) {
          return;
        }
      }
    }
  }

  /// Whether the bot goes on.
  private boolean answered(String hello, String question) throws IOException {
    try {
      Answer answer = bot.ask(() -> hello, question, Answer::of);
      TableClient.Answered done =
          table.post("/bot", new Json().put("id", answer.id()).put("event", answer.event()));
      if (!done.isDone() && done.status() != 409) {
        streams.complain("the bot's event was refused: " + done.detail());
        return false;
      }
      return true;
    } catch (Forfeit forfeit) {
      streams.complain("the bot " + forfeit.what() + " (" + forfeit.rule().id() + ")");
      return false;
    }
  }
}
