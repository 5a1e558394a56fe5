package umpire.snooker.words;

import java.util.List;
import java.util.function.Consumer;
import umpire.core.kernel.Move;
import umpire.core.kernel.Parts;
import umpire.core.words.BadEventException;
import umpire.core.words.EventWords;

/// The second player in an order of play, by name: the code of a move.
record NextSlot() implements CodeSlot {

  @Override
  public boolean read(EventWords line, Move into) throws BadEventException {
    into.code(line.seat());
    return true;
  }

  @Override
  public BadEventException missing(EventWords line) {
    return line.fault("expected a player's name");
  }

  @Override
  public void write(Parts event, List<String> names, Consumer<String> into) {
    into.accept(names.get(Verb.second(event)));
  }

  @Override
  public List<String> words(List<String> names) {
    return names;
  }
}
