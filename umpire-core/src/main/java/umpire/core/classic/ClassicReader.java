package umpire.core.classic;

import java.io.IOException;
import umpire.core.RulingLog;
import umpire.core.text.BadInputException;
import umpire.core.text.NarratedGame;
import umpire.core.text.TextWriter;

/// The reading of one input: record after record is read, checked and played on a kernel.
///
/// A record may be taken in several steps, so that a frame of a million strokes needs no more
/// memory than one of fifty. After each step the log holds the rulings of that step; the caller
/// uses them and rewinds.
public interface ClassicReader extends NarratedGame {

  /// Takes the next step; false when the input is at its end and all was read. When it fails, what
  /// the log holds was decided before the fault.
  boolean step(RulingLog log) throws BadInputException, IOException;

  /// After a fault: passes over the rest of the record. False if the format gives no way to find
  /// the next one.
  boolean recover() throws IOException;

  /// Whether [#print] reads the log; if not, as by default, nobody need record it for the result
  /// alone.
  default boolean printsFromLog() {
    return false;
  }

  /// Writes what the published format prints for the rulings of this step: by default a line with
  /// the score of each seat, as `1:12 2:0`.
  default void print(RulingLog log, TextWriter out) {
    for (int seat = 0; seat < seating().seats(); seat++) {
      out.ascii(seat == 0 ? "" : " ").number(seat + 1).letter(':').number(score(seat));
    }
    out.line();
  }

  /// Whether the record that was begun last has come to its end.
  boolean isOver();

  /// How a side of that record stands.
  int score(int side);
}
