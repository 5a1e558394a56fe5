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

/// Goes through an input as the command line does with `--keep-going`: after a fault it passes to
/// the next record, if the format shows where that starts.
public final class ClassicTrial {

  /// Hears what happens. After each call the log is cleared.
  public interface Listener {

    /// Whether it reads the log; if not, nothing is recorded.
    default boolean listens(ClassicReader reader) {
      return true;
    }

    default void take(ClassicReader reader, RulingLog log) {}

    /// The record cannot be finished; what the log holds was decided before the fault.
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

  /// Hears a whole input, in at most so many steps: no input may keep a referee busy for ever.
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
