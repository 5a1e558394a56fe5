package umpire.server.join;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.security.SecureRandom;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import umpire.core.RulingLog;
import umpire.core.SeededRandom;
import umpire.core.kernel.Event;
import umpire.core.kernel.Kernel;
import umpire.core.kernel.Strategy;
import umpire.core.match.CompleteGame;
import umpire.core.record.GameRecord;
import umpire.core.record.RecordReader;
import umpire.core.record.Replay;
import umpire.core.record.Transcript;
import umpire.core.record.TranscriptReader;
import umpire.core.text.BadInputException;
import umpire.json.BadFieldsException;
import umpire.json.Fields;

/// A player that is a strategy, run here and not on the server. It sees the game as its seat's
/// record has it, with `?` for unknown cards. A record may leave open what the table knows, such as
/// which player had to say go; the strategy may then assume a different position, and after a
/// refusal it plays the first legal event.
public final class StrategyPlayer extends Follower {

  private final String name;
  private final SecureRandom random = new SecureRandom();
  private boolean refused;

  /// @param name the name of a strategy of the game
  public StrategyPlayer(TableClient table, String name) {
    super(table);
    this.name = name;
  }

  @Override
  void shown(Fields update) {
    // it reads the record when it must answer
  }

  @Override
  Optional<String> answer(Fields update) throws IOException, StuckException, BadFieldsException {
    List<String> legal = update.inner("view").needTexts("legal");
    if (refused && !legal.isEmpty()) {
      refused = false;
      return Optional.of(legal.getFirst());
    }
    byte[] record = table().text("/record").getBytes(UTF_8);
    Optional<GameRecord> game = new RecordReader(new ByteArrayInputStream(record)).next();
    if (game.isEmpty()) {
      throw new StuckException("the table has sent an empty record");
    }
    try {
      String seat = update.inner("viewer").needText("seat");
      return Optional.of(chosen(TranscriptReader.of(game.get()), seat));
    } catch (BadInputException damaged) {
      throw new StuckException("the table's record cannot be read: " + damaged.getMessage());
    }
  }

  private <K extends Kernel<K>> String chosen(Transcript<K> game, String seat)
      throws BadInputException, StuckException {
    Strategy<K> strategy = strategy(game.whole());
    var replay = new Replay<>(game);
    for (Transcript.EventLine line : game.events()) {
      BadInputException refusal = replay.refusal(line, replay.play(line, RulingLog.none()));
      if (refusal != null) {
        throw refusal;
      }
    }
    var chance = new SeededRandom(random.nextLong());
    Event event = replay.match().choose(strategy, game.names().indexOf(seat), chance, chance);
    return game.whole().vocabulary().write(event, game.names());
  }

  private <K extends Kernel<K>> Strategy<K> strategy(CompleteGame<K> game) throws StuckException {
    Optional<Strategy<K>> strategy = game.strategy(name);
    if (strategy.isEmpty()) {
      String names =
          game.strategies().stream().map(Strategy::name).collect(Collectors.joining(", "));
      throw new StuckException("there is no strategy '" + name + "': choose " + names);
    }
    return strategy.get();
  }

  @Override
  void refused(TableClient.Response response) throws StuckException, BadFieldsException {
    if (refused) {
      throw new StuckException("a legal event was refused: " + response.detail());
    }
    refused = true;
  }
}
