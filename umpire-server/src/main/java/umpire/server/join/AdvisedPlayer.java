package umpire.server.join;

import com.google.gson.JsonObject;
import java.io.IOException;
import java.util.Optional;
import umpire.command.Streams;
import umpire.core.text.Json;

/// Does what the strategy `rules` advises, as far as the table gives advice.
public final class AdvisedPlayer extends Follower {

  private final Streams streams;

  public AdvisedPlayer(TableClient table, Streams streams) {
    super(table);
    this.streams = streams;
  }

  @Override
  void shown(JsonObject update) {
    // it asks when it is asked
  }

  @Override
  Optional<String> answer(JsonObject update) throws IOException {
    TableClient.Answered hint = table().post("/hint", new Json());
    if (hint.isDone()) {
      return Optional.of(hint.json().get("event").getAsString());
    }
    refused(hint);
    return Optional.empty();
  }

  @Override
  void refused(TableClient.Answered answered) {
    streams.complain(answered.detail());
  }
}
