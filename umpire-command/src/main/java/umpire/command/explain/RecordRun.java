package umpire.command.explain;

import java.io.IOException;
import java.io.InputStream;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import umpire.command.FaultReport;
import umpire.command.Status;
import umpire.command.Streams;
import umpire.command.records.RecordFile;
import umpire.command.verify.VerifyRun;
import umpire.core.RulingLog;
import umpire.core.game.Game;
import umpire.core.kernel.Kernel;
import umpire.core.record.GameRecord;
import umpire.core.record.NarratedRecord;
import umpire.core.record.Transcript;
import umpire.core.record.TranscriptReader;
import umpire.core.text.BadInputException;

/// Reads a file of complete games, passes each event to a writer, and reports faults.
public final class RecordRun {

  private final Streams streams;
  private final Consumer<BadInputException> faults;
  private final Map<String, RulingWriter> writers = new HashMap<>();

  public RecordRun(Streams streams) {
    this(streams, _ -> {});
  }

  /// @param faults receives each fault, in addition to the report on the streams
  public RecordRun(Streams streams, Consumer<BadInputException> faults) {
    this.streams = streams;
    this.faults = faults;
  }

  /// Reads a whole file and returns the exit status.
  public int of(String file, Function<Game, RulingWriter> writer, boolean keepGoing) {
    String name = Streams.name(file);
    int status = Status.FINE;
    try (InputStream in = streams.open(file)) {
      var records = new RecordFile(in);
      RecordFile.Games games = records.games();
      int number = 0;
      for (Optional<GameRecord> game = games.next(); game.isPresent(); game = games.next()) {
        number++;
        try {
          tell(TranscriptReader.of(game.get()), number, writer);
        } catch (BadInputException fault) {
          BadInputException plain = records.plain(fault, game.get(), "explain", name);
          streams.complain(FaultReport.fault(name, plain, streams.language()));
          faults.accept(plain);
          status = Status.BAD_INPUT;
          if (!keepGoing) {
            return status;
          }
        }
      }
      if (number == 0) {
        streams.complain(VerifyRun.noGame(name, streams.language()));
        return Status.BAD_INPUT;
      }
      return status;
    } catch (IOException failure) {
      return streams.cannotRead(name, failure);
    } finally {
      streams.out().flush();
    }
  }

  private <K extends Kernel<K>> void tell(
      Transcript<K> game, int number, Function<Game, RulingWriter> maker) throws BadInputException {
    var narrated = new NarratedRecord<>(game, number);
    RulingWriter writer = writers.computeIfAbsent(game.game().id(), _ -> maker.apply(game.game()));
    var log = new RulingLog();
    while (narrated.step(log) != null) {
      writer.take(narrated, log);
    }
  }
}
