package umpire.core.text;

import java.io.IOException;
import umpire.core.Kernel;
import umpire.core.Ruling;
import umpire.core.Tape;

/// The reading of one input: record after record is read, checked and played on a kernel.
///
/// A record may be taken in several steps, so that a frame of a million strokes needs no more
/// memory than one of fifty. After each step the tape holds the rulings of that step; the caller
/// uses them and rewinds.
public interface Sitting {

  /// Takes the next step; false when the input is at its end and all was read. When it fails, what
  /// the tape holds was decided before the fault.
  boolean step(Tape tape) throws BadInput, IOException;

  /// After a fault: passes over the rest of the record. False if the format gives no way to find
  /// the next one.
  boolean recover() throws IOException;

  /// Whether [#print] reads the tape; if not, nobody need record it for the result alone.
  default boolean printsFromTape() {
    return true;
  }

  /// Writes what the published format prints for the rulings of this step.
  void print(Tape tape, Print out);

  /// The number of the record, from 1.
  int number();

  /// What the record is about, in a few words: `2 players`, `Zero v Maxbreak`.
  String caption();

  Kernel kernel();

  /// What the seat is called at this table: its number, unless the record gives names.
  default String seatName(int seat) {
    return "player " + (seat + 1);
  }

  /// What the side is called where its score is shown.
  default String sideName(int side) {
    return Integer.toString(side + 1);
  }

  /// Tells a ruling of this step. Called in their order, before the next step.
  void tell(Ruling ruling, Telling telling);
}
