package umpire.maumau.words;

import java.util.List;
import java.util.function.Consumer;
import umpire.core.kernel.Move;
import umpire.core.kernel.Parts;
import umpire.core.words.BadEventException;
import umpire.core.words.EventWords;
import umpire.core.words.Slot;

/// The call made on laying the last card or the last but one: mau; or mau-mau on going out, at many
/// tables only with a jack.
record CalledSlot() implements Slot {

  private static final List<String> WORDS = List.of("mau", "mau-mau");

  @Override
  public boolean read(EventWords line, Move into) {
    int word = line.perhaps(CalledSlot::code);
    if (word >= 0) {
      into.code(into.code() | word);
    }
    return word >= 0;
  }

  private static int code(String word) {
    if (word.equalsIgnoreCase(WORDS.getFirst())) {
      return MoveCode.MAU;
    }
    return word.equalsIgnoreCase(WORDS.getLast()) ? MoveCode.MAU_MAU : MoveCode.NONE;
  }

  @Override
  public BadEventException missing(EventWords line) {
    return line.isNo("call: mau or mau-mau");
  }

  @Override
  public void write(Parts event, List<String> names, Consumer<String> into) {
    int word = MoveCode.word((int) event.code());
    if (word != 0) {
      into.accept(word == MoveCode.MAU ? WORDS.getFirst() : WORDS.getLast());
    }
  }

  @Override
  public void copy(Parts from, Move into) {
    into.code(into.code() | (from.code() & MoveCode.CALLED));
  }

  /// Offers one call only: wherever mau is possible, mau-mau is possible too.
  @Override
  public List<String> words(List<String> names) {
    return WORDS.subList(0, 1);
  }
}
