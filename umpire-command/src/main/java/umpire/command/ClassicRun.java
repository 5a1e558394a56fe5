package umpire.command;

import java.io.IOException;
import java.io.InputStream;
import java.util.function.Consumer;
import umpire.core.RulingLog;
import umpire.core.classic.ClassicReader;
import umpire.core.classic.ReadOptions;
import umpire.core.classic.WordReader;
import umpire.core.game.Game;
import umpire.core.record.GameRecord;
import umpire.core.text.BadInputException;

/// Reads classic input record by record, passes each step to a writer, and reports faults.
public final class ClassicRun {

  /// Writes the result of a step.
  public interface StepWriter {
    void take(ClassicReader reader, RulingLog log);

    /// Whether this writer reads the log for this reader; if not, nothing is recorded.
    default boolean listens(ClassicReader reader) {
      return true;
    }

    /// Called when a fault ends the record; the log holds the rulings made before the fault.
    default void breakOff(ClassicReader reader, RulingLog log) {}
  }

  private final Game game;
  private final Streams streams;
  private final Consumer<BadInputException> faults;

  public ClassicRun(Game game, Streams streams) {
    this(game, streams, _ -> {});
  }

  /// @param faults receives each fault, in addition to the report on the streams
  public ClassicRun(Game game, Streams streams, Consumer<BadInputException> faults) {
    this.game = game;
    this.streams = streams;
    this.faults = faults;
  }

  /// The message about a game that has records but no classic format.
  public static String noFormat(Game game) {
    return game.id() + " has no published text format, only records";
  }

  /// Reads a whole input and returns the exit status.
  public int of(String file, StepWriter writer, boolean strict, boolean keepGoing) {
    if (!game.hasClassic()) {
      streams.complain(noFormat(game));
      return Status.WRONG_USE;
    }
    String name = Streams.name(file);
    try (InputStream in = streams.open(file)) {
      var words = new WordReader(in);
      var options =
          new ReadOptions(strict, doubt -> streams.complain(FaultReport.warning(name, doubt)));
      return run(name, words, game.classic().open(words, options), writer, keepGoing);
    } catch (IOException failure) {
      return streams.cannotRead(name, failure);
    } finally {
      streams.out().flush();
    }
  }

  /// A hint for a record given as classic input; empty otherwise.
  private static String hint(BadInputException fault) {
    BadInputException.Excerpt line = fault.excerpt();
    return fault.line() == 1 && line != null && line.text().equals("umpire " + GameRecord.VERSION)
        ? "\n  this is an Umpire record: give it to explain or verify, without the game's name"
        : "";
  }

  private int run(
      String name, WordReader words, ClassicReader reader, StepWriter writer, boolean keepGoing)
      throws IOException {
    int status = Status.FINE;
    RulingLog log = writer.listens(reader) ? new RulingLog() : RulingLog.none();
    while (true) {
      try {
        if (!reader.step(log)) {
          return status;
        }
        writer.take(reader, log);
      } catch (BadInputException fault) {
        writer.breakOff(reader, log);
        streams.complain(FaultReport.fault(name, fault) + hint(fault));
        faults.accept(fault);
        status = Status.BAD_INPUT;
        if (!keepGoing || !words.foreign().isEmpty() || !reader.recover()) {
          return status;
        }
      }
      log.clear();
      if (words.isDrained()) {
        streams.out().flush(); // another program may be waiting for the output
      }
    }
  }
}
