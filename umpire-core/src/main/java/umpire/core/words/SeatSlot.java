package umpire.core.words;

import java.util.List;
import java.util.function.Consumer;
import umpire.core.kernel.Move;
import umpire.core.kernel.Parts;

/// A player, by name: the seat of a move.
record SeatSlot() implements Slot {

  @Override
  public boolean read(EventWords line, Move into) throws BadEventException {
    into.seat(line.seat());
    return true;
  }

  @Override
  public BadEventException missing(EventWords line) {
    return line.fault("expected a player's name");
  }

  @Override
  public void write(Parts event, List<String> names, Consumer<String> into) {
    into.accept(names.get(event.seat()));
  }

  @Override
  public void copy(Parts from, Move into) {
    into.seat(from.seat());
  }

  @Override
  public List<String> words(List<String> names) {
    return names;
  }
}
