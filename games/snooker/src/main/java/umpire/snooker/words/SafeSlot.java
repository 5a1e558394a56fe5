package umpire.snooker.words;

import java.util.List;
import java.util.function.Consumer;
import umpire.core.kernel.Move;
import umpire.core.kernel.Parts;
import umpire.core.words.BadEventException;
import umpire.core.words.EventWords;

/// The word for a safety; without it, an aim is for a pot.
record SafeSlot() implements CodeSlot {

  private static final String SAFE = "safe";

  @Override
  public boolean read(EventWords line, Move into) {
    return line.word(SAFE);
  }

  @Override
  public BadEventException missing(EventWords line) {
    return line.fault("expected 'safe'");
  }

  @Override
  public void leaveOut(Move into) {
    Move _ = Verb.aim(Verb.aimed(into), true, into);
  }

  @Override
  public void write(Parts event, List<String> names, Consumer<String> into) {
    if (!Verb.isForAPot(event)) {
      into.accept(SAFE);
    }
  }

  @Override
  public List<String> words(List<String> names) {
    return List.of(SAFE);
  }
}
