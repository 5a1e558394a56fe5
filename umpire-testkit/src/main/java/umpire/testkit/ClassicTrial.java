package umpire.testkit;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import umpire.core.Tape;
import umpire.core.classic.ClassicReader;
import umpire.core.classic.Reading;
import umpire.core.classic.Words;
import umpire.core.game.Game;
import umpire.core.text.BadInput;

/// Goes through an input as the command line does with `--keep-going`: after a fault it passes to
/// the next record, if the format shows where that starts.
public final class ClassicTrial {

  /// Hears what happens. After each call the tape is rewound.
  public interface Listener {

    /// Whether it reads the tape; if not, nothing is recorded.
    default boolean listens(ClassicReader reader) {
      return true;
    }

    default void take(ClassicReader reader, Tape tape) {}

    /// The record cannot be finished; what the tape holds was decided before the fault.
    default void fault(ClassicReader reader, Tape tape, BadInput fault) {}

    default void warning(BadInput doubt) {}
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
      var words = new Words(in);
      hear(game.classic().open(words, new Reading(strict, listener::warning)), mostSteps);
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  private void hear(ClassicReader reader, long mostSteps) throws IOException {
    Tape tape = listener.listens(reader) ? new Tape() : Tape.silent();
    boolean goesOn = true;
    for (long steps = 0; goesOn; steps++) {
      if (steps > mostSteps) {
        throw new AssertionError("the trial does not end: " + steps + " steps");
      }
      try {
        goesOn = reader.step(tape);
        if (goesOn) {
          listener.take(reader, tape);
        }
      } catch (BadInput fault) {
        listener.fault(reader, tape, fault);
        goesOn = reader.recover();
      }
      tape.rewind();
    }
  }
}
