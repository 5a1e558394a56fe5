package umpire.tractor.words;

import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import umpire.core.kernel.Move;
import umpire.core.kernel.Parts;
import umpire.core.words.BadEventException;
import umpire.core.words.EventWords;
import umpire.core.words.Slot;

/// The copy of a card, the first by default: the amount of a move.
record WhichCopySlot() implements Slot {

  private static final String FIRST = "first";
  private static final String SECOND = "second";

  @Override
  public boolean read(EventWords line, Move into) throws BadEventException {
    int copy = line.perhaps(WhichCopySlot::copy);
    if (copy < 0) {
      throw missing(line);
    }
    into.amount(copy);
    return true;
  }

  private static int copy(String word) {
    return switch (word.toLowerCase(Locale.ROOT)) {
      case FIRST, "1", "1st" -> 1;
      case SECOND, "2", "2nd" -> 2;
      default -> -1;
    };
  }

  @Override
  public BadEventException missing(EventWords line) {
    return line.isNo("copy: first or second");
  }

  @Override
  public void leaveOut(Move into) {
    into.amount(1);
  }

  @Override
  public void write(Parts event, List<String> names, Consumer<String> into) {
    into.accept(event.amount() == 1 ? FIRST : SECOND);
  }

  @Override
  public void copy(Parts from, Move into) {
    into.amount(from.amount());
  }

  @Override
  public List<String> words(List<String> names) {
    return List.of(FIRST, SECOND);
  }
}
