package umpire.core.plain;

import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import umpire.core.kernel.Move;
import umpire.core.kernel.Parts;
import umpire.core.words.BadEventException;
import umpire.core.words.EventWords;
import umpire.core.words.Slot;

/// A slot filled by one word of a list, which contributes to the number of the line.
///
/// @param step the difference between the numbers of two lines whose words in this slot are
///   neighbours in the list
record PlainSlot(String name, List<String> words, int step) implements Slot {

  @Override
  public boolean read(EventWords line, Move into) {
    int index = line.perhaps(this::index);
    if (index >= 0) {
      into.code(into.code() + (long) index * step);
    }
    return index >= 0;
  }

  private int index(String word) {
    int index = 0;
    while (index < words.size() && !words.get(index).equalsIgnoreCase(word)) {
      index++;
    }
    return index < words.size() ? index : -1;
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
