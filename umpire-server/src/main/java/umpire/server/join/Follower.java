package umpire.server.join;

import java.io.BufferedReader;
import java.io.IOException;
import java.util.Optional;
import umpire.core.text.Json;
import umpire.json.BadFieldsException;
import umpire.json.Fields;

/// Follows a game as a person does: is shown what is told, and answers what is asked.
abstract sealed class Follower implements Player permits PersonPlayer, StrategyPlayer {

  /// Who is refused as often does not know the game.
  private static final int MAX_TRIES = 100;

  private final TableClient table;

  Follower(TableClient table) {
    this.table = table;
  }

  TableClient table() {
    return table;
  }

  /// Something has happened; the whole of it as an update has it.
  abstract void shown(Fields update) throws BadFieldsException;

  /// What to do about a question; empty to leave the table.
  abstract Optional<String> answer(Fields update)
      throws IOException, StuckException, BadFieldsException;

  /// The answer was not taken.
  abstract void refused(TableClient.Response response) throws StuckException, BadFieldsException;

  @Override
  public void play() throws IOException, StuckException, BadFieldsException {
    long asked = 0;
    try (BufferedReader lines = table.lines("/stream")) {
      for (Fields update = table.next(lines); stays(update); update = table.next(lines)) {
        table.addPart(update);
        long ask = update.has("ask") ? update.inner("ask").needLong("id") : asked;
        if (ask != asked && !respond(update, ask)) {
          return;
        }
        asked = ask;
      }
    }
  }

  /// Shows what has happened; whether the game goes on.
  private boolean stays(Fields update) throws BadFieldsException {
    shown(update);
    return !update.needText("state").equals("over");
  }

  /// Whether the player stays.
  private boolean respond(Fields update, long ask)
      throws IOException, StuckException, BadFieldsException {
    for (int tries = 0; tries < MAX_TRIES; tries++) {
      Optional<String> event = answer(update);
      if (event.isEmpty()) {
        return false;
      }
      var move = new Json().put("key", "join-" + ask + "-" + tries);
      TableClient.Response response =
          table.post("/moves", move.put("ask", ask).put("event", event.get()));
      if (response.isDone() || response.status() == 409) {
        return true; // done, or somebody was quicker: the stream tells
      }
      refused(response);
    }
    throw new StuckException("refused %d times".formatted(MAX_TRIES));
  }
}
