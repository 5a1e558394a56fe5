package umpire.server.join;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.google.gson.JsonObject;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.security.SecureRandom;
import java.util.Optional;
import java.util.stream.Collectors;
import umpire.command.Streams;
import umpire.core.Chance;
import umpire.core.Tape;
import umpire.core.kernel.Kernel;
import umpire.core.kernel.Strategy;
import umpire.core.match.Finding;
import umpire.core.record.RecordReader;
import umpire.core.record.Replay;
import umpire.core.record.Transcript;
import umpire.core.record.TranscriptReader;
import umpire.core.text.BadInput;

/// A strategy that plays here, not on the server: it is shown the game as its seat's record has it,
/// with a `?` for every card that the seat does not know, and needs nothing of the table but that.
public final class StrategyPlayer extends Follower {

  private final String name;
  private final Streams streams;
  private final SecureRandom random = new SecureRandom();
  private boolean refused;

  /// @param name of a strategy of the game
  public StrategyPlayer(TableClient table, String name, Streams streams) {
    super(table);
    this.name = name;
    this.streams = streams;
  }

  @Override
  void shown(JsonObject update) {
    // it looks when it is asked
  }

  @Override
  Optional<String> answer(JsonObject update) throws IOException {
    if (refused) {
      streams.complain("the strategy does not go on with what it knows");
      return Optional.empty();
    }
    String seat = update.getAsJsonObject("viewer").get("seat").getAsString();
    try {
      String record = table().text("/record");
      return chosen(
          TranscriptReader.of(
              new RecordReader(new ByteArrayInputStream(record.getBytes(UTF_8)))
                  .next()
                  .orElseThrow(() -> new IOException("the table has sent no record"))),
          seat);
    } catch (BadInput damaged) {
      throw new IOException("the table's record cannot be read: " + damaged.getMessage(), damaged);
    }
  }

  private <K extends Kernel<K>, E> Optional<String> chosen(Transcript<K, E> game, String seat)
      throws IOException {
    Optional<Strategy<K>> strategy = game.whole().strategy(name);
    if (strategy.isEmpty()) {
      streams.complain(
          "%s has no strategy '%s': choose %s"
              .formatted(
                  game.game().id(),
                  name,
                  game.whole().strategies().stream()
                      .map(Strategy::name)
                      .collect(Collectors.joining(", "))));
      return Optional.empty();
    }
    var replay = new Replay<>(game);
    for (Transcript.Happened<E> happened : game.events()) {
      if (replay.play(happened, Tape.silent()) instanceof Finding.Against against) {
        throw new IOException("the table's record breaks a rule: " + against.rule().statement());
      }
    }
    var chance = new Chance(random.nextLong());
    E event = replay.match().chosen(strategy.get(), game.names().indexOf(seat), chance, chance);
    return Optional.of(game.whole().notation().write(event, game.names()));
  }

  @Override
  void refused(TableClient.Answered answered) {
    refused = true;
    streams.complain(answered.detail());
  }
}
