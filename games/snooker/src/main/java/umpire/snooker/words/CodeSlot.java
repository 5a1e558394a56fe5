package umpire.snooker.words;

import umpire.core.kernel.Move;
import umpire.core.kernel.Parts;
import umpire.core.words.Slot;

/// A slot that is written to the code of a move, alone or with others.
interface CodeSlot extends Slot {

  @Override
  default void copy(Parts from, Move into) {
    into.code(from.code());
  }
}
