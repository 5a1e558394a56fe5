package umpire.server.join;

import java.io.BufferedReader;
import java.io.IOException;
import umpire.core.kernel.ForfeitException;
import umpire.core.text.Json;
import umpire.json.BadFieldsException;
import umpire.json.Fields;
import umpire.sim.bot.Answer;
import umpire.sim.bot.ExternalBot;

/// A player that is an external program, as in `docs/bots.md`: the server's questions are passed to
/// it, and its answers to the server.
public final class BotPlayer implements Player {

  private final TableClient table;
  private final ExternalBot bot;

  public BotPlayer(TableClient table, ExternalBot bot) {
    this.table = table;
    this.bot = bot;
  }

  @Override
  public void play() throws IOException, StuckException, BadFieldsException {
    table.awaitGame();
    String hello = "";
    try (BufferedReader lines = table.lines("/bot")) {
      while (true) {
        Fields said = table.next(lines);
        if (said.has("over")) {
          return;
        }
        if (said.needText("ask").equals("hello")) {
          hello = said.written();
        } else {
          answer(hello, said.written());
        }
      }
    }
  }

  private void answer(String hello, String question)
      throws IOException, StuckException, BadFieldsException {
    try {
      Answer answer = bot.ask(() -> hello, question, Answer::of);
      TableClient.Response done =
          table.post("/bot", new Json().put("id", answer.id()).put("event", answer.event()));
      if (!done.isDone() && done.status() != 409) {
        throw new StuckException("the bot's event was refused: " + done.detail());
      }
    } catch (ForfeitException forfeit) {
      throw new StuckException(
          "the bot " + forfeit.description() + " (" + forfeit.rule().id() + ")");
    }
  }
}
