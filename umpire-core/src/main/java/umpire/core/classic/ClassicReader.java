package umpire.core.classic;

import java.io.IOException;
import umpire.core.RulingLog;
import umpire.core.text.BadInputException;
import umpire.core.text.NarratedGame;
import umpire.core.text.TextWriter;

/// Reads one input: record by record it is parsed, checked and played on a kernel.
///
/// A record may be taken in several steps, so that a frame of a million strokes needs no more
/// memory than one of fifty. After each step the log holds the rulings of that step; the caller
/// uses them and clears the log before the next.
public interface ClassicReader extends NarratedGame {

  /// Takes the next step. Returns false at the end of the input. If it throws, the log holds the
  /// rulings made before the fault.
  boolean step(RulingLog log) throws BadInputException, IOException;

  /// Skips the rest of a faulty record. Returns false if the format gives no way to find the next
  /// one.
  boolean recover() throws IOException;

  /// Whether [#print] reads the log. If not, as by default, a caller that only prints may pass a
  /// log that does not record.
  default boolean printsFromLog() {
    return false;
  }

  /// Writes the result that the published format defines for the rulings of this step: by default a
  /// line with the score of each seat, as `1:12 2:0`.
  default void print(RulingLog log, TextWriter out) {
    for (int seat = 0; seat < seating().seats(); seat++) {
      out.ascii(seat == 0 ? "" : " ").number(seat + 1).character(':').number(score(seat));
    }
    out.line();
  }

  /// Whether the record begun last is complete.
  boolean isOver();

  /// The score of a side in the record begun last.
  int score(int side);
}
