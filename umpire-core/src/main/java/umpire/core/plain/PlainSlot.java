package umpire.core.plain;

import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import umpire.core.kernel.Move;
import umpire.core.kernel.Parts;
import umpire.core.words.BadEventException;
import umpire.core.words.EventWords;
import umpire.core.words.Slot;

/// One word of a list, and its share in the number of a line.
///
/// @param step how far apart the numbers are of two lines that differ only in neighbouring words
record PlainSlot(String name, List<String> words, int step) implements Slot {

  @Override
  public boolean read(EventWords line, Move into) {
    int place = line.perhaps(this::place);
    if (place >= 0) {
      into.code(into.code() + (long) place * step);
    }
    return place >= 0;
  }

  private int place(String word) {
    int place = 0;
    while (place < words.size() && !words.get(place).equalsIgnoreCase(word)) {
      place++;
    }
    return place < words.size() ? place : -1;
  }

  @Override
  public BadEventException missing(EventWords line) {
    return line.isNo(name.toLowerCase(Locale.ROOT) + ": use " + String.join(", ", words));
  }

  @Override
  public void write(Parts event, List<String> names, Consumer<String> into) {
    into.accept(words.get((int) (event.code() / step % words.size())));
  }

  @Override
  public void copy(Parts from, Move into) {
    into.code(from.code());
  }

  @Override
  public List<String> words(List<String> names) {
    return words;
  }
}
