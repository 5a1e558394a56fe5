package umpire.snooker.words;

import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import umpire.core.kernel.Move;
import umpire.core.kernel.Parts;
import umpire.core.words.BadEventException;
import umpire.core.words.EventWords;

/// The attributes of a miss: `full`, `deliberate`, both, or none.
record MissSlot() implements CodeSlot {

  private static final String FULL = "full";
  private static final String DELIBERATE = "deliberate";

  @Override
  public boolean read(EventWords line, Move into) throws BadEventException {
    boolean full = false;
    boolean deliberate = false;
    while (line.more()) {
      switch (line.peek().toLowerCase(Locale.ROOT)) {
        case FULL -> full = true;
        case DELIBERATE, "intentional" -> deliberate = true;
        default -> throw missing(line);
      }
      line.take();
    }
    Move _ = Verb.miss(full, deliberate, into);
    return true;
  }

  @Override
  public BadEventException missing(EventWords line) {
    return line.fault("expected 'full', 'deliberate', both, or nothing more");
  }

  @Override
  public void write(Parts event, List<String> names, Consumer<String> into) {
    int code = (int) event.code();
    if (Verb.isFullBall(code)) {
      into.accept(FULL);
    }
    if (Verb.isDeliberate(code)) {
      into.accept(DELIBERATE);
    }
  }

  @Override
  public List<String> words(List<String> names) {
    return List.of(FULL, DELIBERATE);
  }

  @Override
  public Kind kind() {
    return Kind.LIST;
  }
}
