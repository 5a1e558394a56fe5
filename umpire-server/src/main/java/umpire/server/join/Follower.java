package umpire.server.join;

import java.io.BufferedReader;
import java.io.IOException;
import java.util.Optional;
import umpire.core.text.Json;
import umpire.json.BadFieldsException;
import umpire.json.Fields;

/// A player that follows the stream of updates and answers each question.
abstract sealed class Follower implements Player permits PersonPlayer, StrategyPlayer {

  /// The number of refused answers after which it leaves: such a player does not know the game.
  private static final int MAX_TRIES = 100;

  private final TableClient table;

  Follower(TableClient table) {
    this.table = table;
  }

  TableClient table() {
    return table;
  }

  /// Shows an update.
  abstract void shown(Fields update) throws BadFieldsException;

  /// Returns the answer to the question in an update; empty to leave the table.
  abstract Optional<String> answer(Fields update)
      throws IOException, StuckException, BadFieldsException;

  /// Handles the refusal of the last answer.
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

  /// Shows an update; returns whether the game continues.
  private boolean stays(Fields update) throws BadFieldsException {
    shown(update);
    return !update.needText("state").equals("over");
  }

  /// Answers a question; returns whether the player stays.
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
        return true; // accepted, or another command came first: the stream continues
      }
      refused(response);
    }
    throw new StuckException("gave up after %d refused answers".formatted(MAX_TRIES));
  }
}
