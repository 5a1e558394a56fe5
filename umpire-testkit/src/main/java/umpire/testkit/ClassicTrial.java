package umpire.testkit;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import umpire.core.RulingLog;
import umpire.core.classic.ClassicReader;
import umpire.core.classic.ReadOptions;
import umpire.core.classic.WordReader;
import umpire.core.game.Game;
import umpire.core.text.BadInputException;

/// Judges an input as the command line does with `--keep-going`: after a fault it continues with
/// the next record, if the format shows where that begins.
public final class ClassicTrial {

  /// Receives the rulings, faults and warnings. The log is cleared after each call.
  public interface Listener {

    /// Whether this listener reads the log; if not, nothing is recorded.
    default boolean listens(ClassicReader reader) {
      return true;
    }

    default void take(ClassicReader reader, RulingLog log) {}

    /// Called if the record cannot be finished; the log holds the rulings made before the fault.
    default void fault(ClassicReader reader, RulingLog log, BadInputException fault) {}

    default void warning(BadInputException doubt) {}
  }

  private final Game game;
  private final Listener listener;
  private final boolean strict;

  public ClassicTrial(Game game, boolean strict, Listener listener) {
    this.game = game;
    this.listener = listener;
    this.strict = strict;
  }

  /// Judges a whole input. Throws an [AssertionError] after `mostSteps` steps, so that no input can
  /// keep a referee busy without end.
  public void of(InputStream in, long mostSteps) {
    try {
      var words = new WordReader(in);
      hear(game.classic().open(words, new ReadOptions(strict, listener::warning)), mostSteps);
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  private void hear(ClassicReader reader, long mostSteps) throws IOException {
    RulingLog log = listener.listens(reader) ? new RulingLog() : RulingLog.none();
    boolean goesOn = true;
    for (long steps = 0; goesOn; steps++) {
      if (steps > mostSteps) {
        throw new AssertionError("the trial does not end: " + steps + " steps");
      }
      try {
        goesOn = reader.step(log);
        if (goesOn) {
          listener.take(reader, log);
        }
      } catch (BadInputException fault) {
        listener.fault(reader, log, fault);
        goesOn = reader.recover();
      }
      log.clear();
    }
  }
}
